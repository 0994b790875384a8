/// How the pointer looks over a view.
///
/// The desktop's theme draws it. Where a theme has no picture for a style, the desktop takes the nearest one that it has.
public struct PointerStyle: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A picture that the desktop has, by its name in CSS.
        case named(String)
        /// A picture of the app's. The hot spot is in shares of its size.
        case image(Image, hotSpot: UnitPoint)
    }

    package let kind: Kind

    private init(_ name: String) { kind = .named(name) }
    private init(kind: Kind) { self.kind = kind }

    /// As it is where no view says anything: an arrow.
    public static let `default` = PointerStyle("default")
    /// A bar between letters of a line.
    public static let horizontalText = PointerStyle("text")
    /// A bar between letters of a column.
    public static let verticalText = PointerStyle("vertical-text")
    /// A cross, for drawing up a rectangle.
    public static let rectSelection = PointerStyle("crosshair")
    /// An open hand: what is here can be moved.
    public static let grabIdle = PointerStyle("grab")
    /// A closed hand: what is here is being moved.
    public static let grabActive = PointerStyle("grabbing")
    /// A pointing hand.
    public static let link = PointerStyle("pointer")
    /// A lens with a plus sign.
    public static let zoomIn = PointerStyle("zoom-in")
    /// A lens with a minus sign.
    public static let zoomOut = PointerStyle("zoom-out")
    /// A column's edge can be moved both ways.
    public static let columnResize = PointerStyle("col-resize")
    /// A row's edge can be moved both ways.
    public static let rowResize = PointerStyle("row-resize")

    /// Not to be seen at all.
    package static let hidden = PointerStyle("none")

    /// A column's edge can be moved in some directions. No direction counts as both.
    ///
    /// Arrows to one side are those of a screen that reads from left to right.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        switch directions {
        case .leading: PointerStyle("w-resize")
        case .trailing: PointerStyle("e-resize")
        default: columnResize
        }
    }

    /// A row's edge can be moved in some directions. No direction counts as both.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        switch directions {
        case .up: PointerStyle("n-resize")
        case .down: PointerStyle("s-resize")
        default: rowResize
        }
    }

    /// An edge or corner of a frame can be moved in some directions.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        switch directions {
        case .outward: PointerStyle("\(position.compassPoint)-resize")
        case .inward: PointerStyle("\(position.opposite.compassPoint)-resize")
        default: PointerStyle("\(position.axis)-resize")
        }
    }

    /// A picture. `hotSpot` is the place in it that points.
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
        PointerStyle(kind: .image(image, hotSpot: hotSpot))
    }
}
