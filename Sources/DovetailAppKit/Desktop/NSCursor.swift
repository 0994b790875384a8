import DovetailCore
import DovetailPlatform
import Foundation

/// How the pointer looks, whatever the views under it say.
///
///     Text("More").onHover { isInside in if isInside { NSCursor.pointingHand.push() } else { NSCursor.pop() } }
///
/// `pointerStyle(_:)` does the same for a view and needs no end.
@MainActor @preconcurrency
open class NSCursor: NSObject {
    private let style: PointerStyle?

    /// How the pointer looks.
    var shownStyle: PointerStyle? { style }

    private init(_ style: PointerStyle?) { self.style = style }

    /// A picture that points with one of its places, told in points from above.
    public init(image newImage: NSImage, hotSpot point: CGPoint) {
        let size = newImage.size
        let place = UnitPoint(
            x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
        style = .image(Image(nsImage: newImage), hotSpot: place)
    }

    /// As the views under the pointer say; an arrow where they say nothing.
    public static let arrow = NSCursor(nil)
    /// A bar between letters.
    public static let iBeam = NSCursor(.horizontalText)
    /// A bar between letters of a column.
    public static let iBeamCursorForVerticalLayout = NSCursor(.verticalText)
    /// A pointing hand.
    public static let pointingHand = NSCursor(.link)
    /// An open hand.
    public static let openHand = NSCursor(.grabIdle)
    /// A closed hand.
    public static let closedHand = NSCursor(.grabActive)
    /// A cross.
    public static let crosshair = NSCursor(.rectSelection)
    /// Arrows to both sides.
    public static let resizeLeftRight = NSCursor(.columnResize)
    /// An arrow to the left.
    public static let resizeLeft = NSCursor(.columnResize(directions: .leading))
    /// An arrow to the right.
    public static let resizeRight = NSCursor(.columnResize(directions: .trailing))
    /// Arrows up and down.
    public static let resizeUpDown = NSCursor(.rowResize)
    /// An arrow up.
    public static let resizeUp = NSCursor(.rowResize(directions: .up))
    /// An arrow down.
    public static let resizeDown = NSCursor(.rowResize(directions: .down))
    /// A lens with a plus sign.
    public static let zoomIn = NSCursor(.zoomIn)
    /// A lens with a minus sign.
    public static let zoomOut = NSCursor(.zoomOut)

    /// What says that a menu opens: an arrow here.
    public static let contextualMenu = NSCursor(nil)
    /// What says that something would be copied: an arrow here.
    public static let dragCopy = NSCursor(nil)
    /// What says that something would be linked: an arrow here.
    public static let dragLink = NSCursor(nil)
    /// What says that something can't be dropped: an arrow here.
    public static let operationNotAllowed = NSCursor(nil)
    /// What says that something would go: an arrow here.
    public static let disappearingItem = NSCursor(nil)

    /// Hides the pointer until it is moved: the desktop's business while a person types. Nothing.
    open class func setHiddenUntilMouseMoves(_ flag: Bool) {}

    /// How the pointer looks as far as the program said.
    open class var current: NSCursor { ShownCursor.shared.top }

    /// The pointer looks so from now on, until another one is set or the one before comes back by ``pop()-type.method``.
    open func set() { ShownCursor.shared.top = self }
    /// The pointer looks so until ``pop()-type.method``.
    open func push() {
        let shown = ShownCursor.shared
        shown.stack.append(shown.top)
        set()
    }
    /// The pointer looks as before the last ``push()``. Without one it looks as the views under it say.
    open class func pop() {
        let shown = ShownCursor.shared
        shown.top = shown.stack.popLast() ?? .arrow
    }
    /// The pointer looks as before the last ``push()``.
    open func pop() { NSCursor.pop() }
    /// The pointer is not seen until ``unhide()`` was called as often.
    open class func hide() { ShownCursor.shared.hiddenCount += 1 }
    /// The pointer is seen again.
    open class func unhide() {
        let shown = ShownCursor.shared
        shown.hiddenCount = max(shown.hiddenCount - 1, 0)
    }
}

/// How the pointer looks over all windows. There is one pointer, so there is one of this, whatever programs the process runs.
@MainActor
private final class ShownCursor: ProgramPart {
    static var shared: ShownCursor { Program.ofProcess[ShownCursor.self] }

    var stack: [NSCursor] = []
    var top = NSCursor.arrow { didSet { show() } }
    var hiddenCount = 0 { didSet { show() } }
    private let windows: ProgramWindows

    init(in program: Program) { windows = program[ProgramWindows.self] }

    private func show() { windows.pointerStyle = hiddenCount > 0 ? .invisible : top.shownStyle }
}

extension PointerStyle {
    /// Not to be seen at all.
    fileprivate static var invisible: PointerStyle { .hidden }
}
