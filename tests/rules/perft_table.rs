//! Positions whose move sequences others have counted.
//!
//! All legal moves count, including non-promotions of pawns, bishops and rooks; engines that skip those publish smaller
//! numbers.

use komadai::shogi::{Handicap, Position};

/// A position, and the number of move sequences from it by depth.
pub struct Counted {
    pub name: &'static str,
    pub sfen: &'static str,
    pub games: &'static [(u32, u64)],
    pub source: &'static str,
}

pub const POSITIONS: &[Counted] = &[
    Counted {
        name: "even",
        sfen: "startpos",
        games: &[(1, 30), (2, 900), (3, 25_470), (4, 719_731), (5, 19_861_490), (6, 547_581_517)],
        source: "qiita ak11; YaneuraOu; cshogi to depth 4",
    },
    Counted {
        name: "matsuri",
        sfen: "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
        games: &[(1, 207), (2, 28_684), (3, 4_809_015), (4, 516_925_165)],
        source: "YaneuraOu; rsshogi perft_expectations.json, bench_tactical",
    },
    Counted {
        name: "most moves",
        sfen: "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
        games: &[(1, 593), (2, 105_677), (3, 53_393_368)],
        source: "YaneuraOu; cshogi",
    },
    Counted {
        name: "bench opening",
        sfen: "lnsgkgsnl/1r7/p1ppp1bpp/1p3pp2/7P1/2P6/PP1PPPP1P/1B3S1R1/LNSGKG1NL b - 9",
        games: &[(1, 31), (2, 1_177), (3, 37_189), (4, 1_307_221)],
        source: "rsshogi perft_expectations.json; cshogi",
    },
    Counted {
        name: "Habu against Kato, NHK Cup 1988",
        sfen: "ln1g5/1r2S1k2/p2pppn2/2ps2p2/1p7/2P6/PPSPPPPLP/2G2K1pr/LN4G1b w BGSLPnp 62",
        games: &[(2, 16_440), (3, 864_786)],
        source: "rsshogi perft_expectations.json, habu_kato",
    },
    Counted {
        name: "pins and checks",
        sfen: "ln3gsn1/7kl/3+B1p1p1/p4s2p/2P6/P2B3PP/1PNP+rPP2/2G3SK1/L4G1NL b G3Prs3p 65",
        games: &[(1, 101), (2, 15_744), (3, 1_183_354)],
        source: "rsshogi perft_expectations.json, pin_checker_test",
    },
    Counted {
        name: "double check",
        sfen: "ln2+r1r2/5s+Pkl/3+B1p1p1/p4B2p/2P6/P6PP/1PNP1P3/2G3SK1/L4G1NL w 2GSN3Ps3p 76",
        games: &[(2, 445)],
        source: "rsshogi perft_expectations.json, double_check",
    },
    Counted {
        name: "two kings, a silver and a pawn in hand",
        sfen: "7lk/9/8S/9/9/9/9/7L1/8K b P",
        games: &[(1, 85), (2, 639)],
        source: "talkchess 71550; shogiops",
    },
    Counted {
        name: "two pawns on one file, but not of one side",
        sfen: "lr7/3skgg1+B/2n2s1pp/p1p1ppP2/3p1np2/1PPPP4/PS1G1P2P/2GS3R1/LNK4NL w L2pb 58",
        games: &[(1, 92)],
        source: "python-shogi issue 6",
    },
    Counted {
        name: "a bishop's long diagonal",
        sfen: "lnsg1g1nl/3k3r1/pppp1s1pp/b3p1p2/2PP1p2B/P3P3P/1P3PPP1/1S3K1R1/LN1G1GSNL w - 1",
        games: &[(1, 39)],
        source: "python-shogi issue 7",
    },
];

/// The handicaps with their counts at depths 1 to 4, from cshogi; up to depth 2 also from python-shogi.
pub const HANDICAPS: &[(Handicap, [u64; 4])] = &[
    (Handicap::Lance, [30, 900, 25_530, 721_433]),
    (Handicap::RightLance, [29, 870, 23_790, 672_187]),
    (Handicap::Bishop, [33, 990, 29_910, 846_566]),
    (Handicap::Rook, [25, 750, 18_570, 524_461]),
    (Handicap::RookLance, [25, 750, 18_570, 524_465]),
    (Handicap::TwoPieces, [26, 780, 19_740, 558_731]),
    (Handicap::ThreePieces, [25, 750, 18_240, 516_277]),
    (Handicap::FourPieces, [24, 720, 16_800, 475_521]),
    (Handicap::FivePieces, [24, 720, 16_770, 474_672]),
    (Handicap::LeftFivePieces, [24, 720, 16_770, 474_672]),
    (Handicap::SixPieces, [24, 720, 16_740, 473_823]),
    (Handicap::EightPieces, [20, 600, 12_000, 339_669]),
    (Handicap::TenPieces, [14, 420, 5_880, 166_449]),
    (Handicap::ThreePawns, [65, 1_918, 114_252, 3_194_827]),
    (Handicap::NakedKing, [5, 150, 1_019, 28_961]),
];

/// Every count of both tables: name, position, depth, number.
pub fn all_counts() -> impl Iterator<Item = (String, Position, u32, u64)> {
    let positions = POSITIONS.iter().flat_map(|counted| {
        let position = Position::from_sfen(counted.sfen).unwrap();
        let name = format!("{} ({})", counted.name, counted.source);
        counted.games.iter().map(move |&(depth, games)| (name.clone(), position.clone(), depth, games))
    });
    let handicaps = HANDICAPS.iter().flat_map(|&(handicap, games)| {
        let counts = (1..).zip(games);
        counts.map(move |(depth, games)| (format!("{handicap:?} (cshogi)"), handicap.position(), depth, games))
    });
    positions.chain(handicaps)
}
