//! Points, areas, and the outlines that are filled or drawn.

/// A point on a drawing. Lengths are in points, 72 to the inch; x points to the right and y down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Growing downwards.
    pub y: f32,
}

/// Creates a point.
#[must_use]
pub const fn point(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// An axis-aligned rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    /// Its left edge.
    pub left: f32,
    /// Its upper edge.
    pub top: f32,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

impl Area {
    /// Creates an area from its upper left corner and its size.
    #[must_use]
    pub const fn new(left: f32, top: f32, width: f32, height: f32) -> Self {
        Self { left, top, width, height }
    }

    /// Its right edge.
    #[must_use]
    pub const fn right(&self) -> f32 {
        self.left + self.width
    }

    /// Its lower edge.
    #[must_use]
    pub const fn bottom(&self) -> f32 {
        self.top + self.height
    }

    /// Its centre.
    #[must_use]
    pub const fn center(&self) -> Point {
        point(self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// The area shrunk by `by` on all sides, or grown if `by` is negative.
    #[must_use]
    pub const fn shrunk(&self, by: f32) -> Self {
        Self::new(self.left + by, self.top + by, self.width - 2.0 * by, self.height - 2.0 * by)
    }

    /// The smallest area that contains this one and `other`.
    #[must_use]
    pub fn with(&self, other: Self) -> Self {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Self::new(left, top, right - left, bottom - top)
    }

    /// The area moved by some distance.
    #[must_use]
    pub const fn moved(&self, right: f32, down: f32) -> Self {
        Self::new(self.left + right, self.top + down, self.width, self.height)
    }
}

/// One segment of an [`Outline`], starting where the last one ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Begins a new contour here.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A quadratic curve: its control point and its end.
    Quad(Point, Point),
    /// A cubic curve: its control points and its end.
    Cubic(Point, Point, Point),
    /// Back to the beginning of the contour.
    Close,
}

impl Step {
    fn map(self, change: &impl Fn(Point) -> Point) -> Self {
        match self {
            Self::Move(to) => Self::Move(change(to)),
            Self::Line(to) => Self::Line(change(to)),
            Self::Quad(control, to) => Self::Quad(change(control), change(to)),
            Self::Cubic(first, second, to) => Self::Cubic(change(first), change(second), change(to)),
            Self::Close => Self::Close,
        }
    }
}

/// Lines and curves. They are filled by the nonzero winding rule, as letters are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outline {
    /// The segments, in order.
    pub steps: Vec<Step>,
}

/// The distance of a quarter circle's control points from its ends, in radii.
const ROUND: f32 = 0.5523;

impl Outline {
    /// The straight line between two points.
    #[must_use]
    pub fn line(from: Point, to: Point) -> Self {
        Self { steps: vec![Step::Move(from), Step::Line(to)] }
    }

    /// The polygon with these corners.
    #[must_use]
    pub fn polygon(corners: &[Point]) -> Self {
        let step = |(index, &corner)| if index == 0 { Step::Move(corner) } else { Step::Line(corner) };
        Self { steps: corners.iter().enumerate().map(step).chain([Step::Close]).collect() }
    }

    /// A rectangle.
    #[must_use]
    pub fn rectangle(area: Area) -> Self {
        let (left, top, right, bottom) = (area.left, area.top, area.right(), area.bottom());
        Self::polygon(&[point(left, top), point(right, top), point(right, bottom), point(left, bottom)])
    }

    /// A rectangle with rounded corners.
    #[must_use]
    pub fn rounded(area: Area, radius: f32) -> Self {
        let radius = radius.min(area.width / 2.0).min(area.height / 2.0);
        if radius <= 0.0 {
            return Self::rectangle(area);
        }
        let (left, top, right, bottom) = (area.left, area.top, area.right(), area.bottom());
        let near = radius * (1.0 - ROUND);
        let steps = vec![
            Step::Move(point(left + radius, top)),
            Step::Line(point(right - radius, top)),
            Step::Cubic(point(right - near, top), point(right, top + near), point(right, top + radius)),
            Step::Line(point(right, bottom - radius)),
            Step::Cubic(point(right, bottom - near), point(right - near, bottom), point(right - radius, bottom)),
            Step::Line(point(left + radius, bottom)),
            Step::Cubic(point(left + near, bottom), point(left, bottom - near), point(left, bottom - radius)),
            Step::Line(point(left, top + radius)),
            Step::Cubic(point(left, top + near), point(left + near, top), point(left + radius, top)),
            Step::Close,
        ];
        Self { steps }
    }

    /// A circle.
    #[must_use]
    pub fn circle(center: Point, radius: f32) -> Self {
        Self::rounded(Area::new(center.x - radius, center.y - radius, 2.0 * radius, 2.0 * radius), radius)
    }

    /// The outline with every point changed.
    #[must_use]
    pub fn map(&self, change: impl Fn(Point) -> Point) -> Self {
        Self { steps: self.steps.iter().map(|step| step.map(&change)).collect() }
    }

    /// The smallest area around its points, control points included; `None` if there are none.
    #[must_use]
    pub fn bounds(&self) -> Option<Area> {
        let mut points = self.steps.iter().flat_map(|&step| match step {
            Step::Move(to) | Step::Line(to) => vec![to],
            Step::Quad(control, to) => vec![control, to],
            Step::Cubic(first, second, to) => vec![first, second, to],
            Step::Close => Vec::new(),
        });
        let first = points.next()?;
        let (least, most) = points.fold((first, first), |(least, most), at| {
            (point(least.x.min(at.x), least.y.min(at.y)), point(most.x.max(at.x), most.y.max(at.y)))
        });
        Some(Area::new(least.x, least.y, most.x - least.x, most.y - least.y))
    }
}
