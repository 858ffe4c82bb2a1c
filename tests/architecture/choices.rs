//! Where a file chooses between sentences: a branch of an `if` or a `match` whose value is the name of one.

use std::collections::BTreeSet;

use syn::visit::{self, Visit};
use syn::{Arm, Block, Expr, ExprIf, Lit, Stmt};

/// The names of sentences that are values of branches in `source`.
pub fn chosen_names(source: &str, names: &BTreeSet<String>) -> Vec<String> {
    let syntax = syn::parse_file(source).expect("the sources can be parsed");
    let mut reader = Reader { names, chosen: Vec::new() };
    reader.visit_file(&syntax);
    reader.chosen
}

struct Reader<'a> {
    names: &'a BTreeSet<String>,
    chosen: Vec<String>,
}

impl Reader<'_> {
    fn take_block(&mut self, block: &Block) {
        if let Some(Stmt::Expr(value, None)) = block.stmts.last() {
            self.take(value);
        }
    }

    /// Takes down the names among the values that `value` consists of. What is handed to a function is none.
    fn take(&mut self, value: &Expr) {
        match value {
            Expr::Lit(literal) => {
                let Lit::Str(words) = &literal.lit else { return };
                self.chosen.extend(self.names.get(&words.value()).cloned());
            }
            Expr::Tuple(tuple) => tuple.elems.iter().for_each(|part| self.take(part)),
            Expr::Array(array) => array.elems.iter().for_each(|part| self.take(part)),
            Expr::Block(inner) => self.take_block(&inner.block),
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_arm(&mut self, arm: &'ast Arm) {
        self.take(&arm.body);
        visit::visit_arm(self, arm);
    }

    fn visit_expr_if(&mut self, choice: &'ast ExprIf) {
        self.take_block(&choice.then_branch);
        if let Some((_, other)) = &choice.else_branch {
            self.take(other);
        }
        visit::visit_expr_if(self, choice);
    }
}

#[test]
fn a_choice_between_sentences_is_found() {
    let names = ["one-name", "other-name"].map(str::to_owned).into();
    let found = |body: &str| chosen_names(&format!("fn f() {{ {body} }}"), &names);
    assert_eq!(found(r#"say(if it { "one-name" } else { "other-name" })"#), ["one-name", "other-name"]);
    assert_eq!(found(r#"match it { A => ("one-name", 1), B => { act(); "other-name" } }"#), ["one-name", "other-name"]);
    assert_eq!(found(r#"if it { say("one-name") } else { "no name" }"#), [""; 0]);
}
