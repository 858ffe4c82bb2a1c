use egui::Color32;

/// The colours, by what they are for.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Behind the board: warm paper.
    pub table: Color32,
    /// Menu bar and status line.
    pub bar: Color32,
    /// Tool bar, side panel, plates, dialogs.
    pub card: Color32,
    /// Fields and buttons on cards.
    pub field: Color32,
    /// The foot of a dialog.
    pub foot: Color32,
    /// Lines between things.
    pub line: Color32,
    /// Text.
    pub ink: Color32,
    /// Text that says less.
    pub ink_soft: Color32,
    /// What is urgent: persimmon.
    pub urgent: Color32,
    /// What loses something: vermilion.
    pub grave: Color32,
    /// What is chosen: indigo.
    pub chosen: Color32,
    /// Behind words that are chosen.
    pub chosen_soft: Color32,
    /// Text on what is chosen, urgent or grave.
    pub on_accent: Color32,
    /// What lies under the pointer.
    pub hover: Color32,
    /// The lines of the board.
    pub grid: Color32,
    /// Tint over the wood of the stands.
    pub stand_tint: Color32,
    /// Tint over the wood of the box.
    pub box_tint: Color32,
    /// The square the last move left.
    pub last_from: Color32,
    /// The square the last move reached.
    pub last_to: Color32,
    /// The square of the piece that was picked up.
    pub picked: Color32,
    /// A square where it can go.
    pub destination: Color32,
    /// The square of a king in check.
    pub check: Color32,
    /// The light side of a piece.
    pub piece_light: Color32,
    /// The dark side of a piece.
    pub piece_dark: Color32,
    /// The edge of a piece.
    pub piece_edge: Color32,
    /// Its front.
    pub piece_ink: Color32,
    /// Its back.
    pub piece_red: Color32,
    /// The rule beside a variation.
    pub branch: Color32,
    /// The curve of a chart.
    pub curve: Color32,
    /// Shadows.
    pub shadow: Color32,
}

/// The colours of the light theme.
pub const PALETTE: Palette = Palette {
    table: Color32::from_rgb(240, 233, 223),
    bar: Color32::from_rgb(231, 222, 209),
    card: Color32::from_rgb(252, 249, 242),
    field: Color32::from_rgb(255, 254, 250),
    foot: Color32::from_rgb(242, 235, 223),
    line: Color32::from_rgb(214, 203, 186),
    ink: Color32::from_rgb(38, 33, 28),
    ink_soft: Color32::from_rgb(112, 101, 87),
    urgent: Color32::from_rgb(196, 74, 40),
    grave: Color32::from_rgb(170, 48, 28),
    chosen: Color32::from_rgb(45, 74, 110),
    chosen_soft: Color32::from_rgb(209, 219, 233),
    on_accent: Color32::from_rgb(255, 252, 246),
    hover: Color32::from_rgb(245, 238, 226),
    grid: Color32::from_rgb(64, 44, 20),
    stand_tint: Color32::from_rgb(244, 232, 214),
    box_tint: Color32::from_rgb(226, 204, 178),
    last_from: Color32::from_rgba_premultiplied(88, 33, 14, 88),
    last_to: Color32::from_rgba_premultiplied(140, 52, 24, 140),
    picked: Color32::from_rgba_premultiplied(27, 45, 66, 120),
    destination: Color32::from_rgba_premultiplied(36, 60, 92, 190),
    check: Color32::from_rgb(190, 30, 20),
    piece_light: Color32::from_rgb(252, 232, 184),
    piece_dark: Color32::from_rgb(233, 200, 136),
    piece_edge: Color32::from_rgb(112, 78, 36),
    piece_ink: Color32::from_rgb(24, 16, 10),
    piece_red: Color32::from_rgb(176, 26, 16),
    branch: Color32::from_rgb(201, 176, 140),
    curve: Color32::from_rgb(200, 130, 44),
    shadow: Color32::from_rgba_premultiplied(14, 8, 2, 92),
};
