import DovetailCore
import DovetailPlatform
import Foundation

/// What of a window the desktop decides, which draws what is around all windows and says where they are: it is kept as it was set, and
/// changes nothing.
@MainActor
struct DesktopsPart {
    var level = NSWindow.Level.normal
    var collectionBehavior: NSWindow.CollectionBehavior = []
    var titleVisibility = NSWindow.TitleVisibility.visible
    var titlebarAppearsTransparent = false
    var toolbarStyle = NSWindow.ToolbarStyle.automatic
    var tabbingMode = NSWindow.TabbingMode.automatic
    var animationBehavior = NSWindow.AnimationBehavior.default
    var isMovable = true
    var isRestorable = true
    var isMovableByWindowBackground = false
    var hasShadow = true
    var isOpaque = true
    var hidesOnDeactivate = false
    var isExcludedFromWindowsMenu = false
    var isDocumentEdited = false
    var representedURL: URL?
    var autosaveName = ""
    var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    var allowsToolTipsWhenApplicationIsInactive = false
    var sharingType = NSWindow.SharingType.readOnly
}

/// Whether a line is below a window's frame.
public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }

extension NSWindow {
    /// What of a window is drawn around its content. The desktop draws it as it does for all windows.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let borderless = StyleMask([])
        public static let titled = StyleMask(rawValue: 1 << 0)
        public static let closable = StyleMask(rawValue: 1 << 1)
        public static let miniaturizable = StyleMask(rawValue: 1 << 2)
        public static let resizable = StyleMask(rawValue: 1 << 3)
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        public static let docModalWindow = StyleMask(rawValue: 1 << 6)
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    /// Which windows are in front of which.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }

        public static let normal = Level(rawValue: 0)
        public static let floating = Level(rawValue: 3)
        public static let modalPanel = Level(rawValue: 8)
        public static let mainMenu = Level(rawValue: 24)
        public static let statusBar = Level(rawValue: 25)
        public static let popUpMenu = Level(rawValue: 101)
        public static let screenSaver = Level(rawValue: 1000)
    }

    /// What a window does among several desktops.
    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
        public static let managed = CollectionBehavior(rawValue: 1 << 2)
        public static let transient = CollectionBehavior(rawValue: 1 << 3)
        public static let stationary = CollectionBehavior(rawValue: 1 << 4)
        public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
        public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
        public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
        public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
        public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
        public static let primary = CollectionBehavior(rawValue: 1 << 16)
        public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
        public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
    }

    /// Whether the title is seen.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    /// Where a toolbar stands.
    public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
    /// Whether windows are put together as tabs.
    public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
    /// How a window comes and goes.
    public enum AnimationBehavior: Int, Sendable {
        case `default` = 0
        case none = 2
        case documentWindow, utilityWindow, alertPanel
    }
    /// The buttons of a window's frame.
    public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton }

    /// Which windows it is in front of. The desktop decides.
    public var level: Level {
        get { desktops.level }
        set { desktops.level = newValue }
    }
    /// What it does among several desktops. The desktop decides.
    public var collectionBehavior: CollectionBehavior {
        get { desktops.collectionBehavior }
        set { desktops.collectionBehavior = newValue }
    }
    /// Who may see what the window shows.
    public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
    /// Who may see what the window shows. The desktop decides.
    public var sharingType: SharingType {
        get { desktops.sharingType }
        set { desktops.sharingType = newValue }
    }
    /// Whether a line is below the frame. The desktop decides.
    public var titlebarSeparatorStyle: NSTitlebarSeparatorStyle {
        get { desktops.titlebarSeparatorStyle }
        set { desktops.titlebarSeparatorStyle = newValue }
    }
    /// Whether help is shown while another program is in use. The desktop decides.
    public var allowsToolTipsWhenApplicationIsInactive: Bool {
        get { desktops.allowsToolTipsWhenApplicationIsInactive }
        set { desktops.allowsToolTipsWhenApplicationIsInactive = newValue }
    }
    /// Whether it is on the desktop that is shown: as far as is known it is while it is open.
    public var isOnActiveSpace: Bool { isVisible }
    /// The window itself: what is changed of it within ``NSAnimationContext/runAnimationGroup(_:completionHandler:)`` is animated.
    public func animator() -> Self { self }
    /// A place of the window on the display. Where the window is there is not known: the same place.
    public func convertPoint(toScreen point: CGPoint) -> CGPoint { point }
    /// A place of the display in the window. Where the window is there is not known: the same place.
    public func convertPoint(fromScreen point: CGPoint) -> CGPoint { point }
    /// A part of the window on the display. Where the window is there is not known: the same part.
    public func convertToScreen(_ rect: CGRect) -> CGRect { rect }
    /// A part of the display in the window. Where the window is there is not known: the same part.
    public func convertFromScreen(_ rect: CGRect) -> CGRect { rect }
    /// Whether the title is seen. The desktop decides.
    public var titleVisibility: TitleVisibility {
        get { desktops.titleVisibility }
        set { desktops.titleVisibility = newValue }
    }
    /// Whether the frame has no background of its own. The desktop decides.
    public var titlebarAppearsTransparent: Bool {
        get { desktops.titlebarAppearsTransparent }
        set { desktops.titlebarAppearsTransparent = newValue }
    }
    /// Where a toolbar stands. Toolbars of SwiftUI's stand in the bar of the page.
    public var toolbarStyle: ToolbarStyle {
        get { desktops.toolbarStyle }
        set { desktops.toolbarStyle = newValue }
    }
    /// Whether it is put together with others as tabs. Desktops here have none.
    public var tabbingMode: TabbingMode {
        get { desktops.tabbingMode }
        set { desktops.tabbingMode = newValue }
    }
    /// How it comes and goes. The desktop decides.
    public var animationBehavior: AnimationBehavior {
        get { desktops.animationBehavior }
        set { desktops.animationBehavior = newValue }
    }
    /// Whether it is to be there again when the app is opened again. Windows of the program are not: it makes them anew.
    public var isRestorable: Bool {
        get { desktops.isRestorable }
        set { desktops.isRestorable = newValue }
    }
    /// Whether a person may move it. The desktop decides.
    public var isMovable: Bool {
        get { desktops.isMovable }
        set { desktops.isMovable = newValue }
    }
    /// Whether a person may move it by its background. `WindowDragGesture` does that.
    public var isMovableByWindowBackground: Bool {
        get { desktops.isMovableByWindowBackground }
        set { desktops.isMovableByWindowBackground = newValue }
    }
    /// Whether it casts a shadow. The desktop decides.
    public var hasShadow: Bool {
        get { desktops.hasShadow }
        set { desktops.hasShadow = newValue }
    }
    /// Whether nothing behind it is seen. It is not seen through.
    public var isOpaque: Bool {
        get { desktops.isOpaque }
        set { desktops.isOpaque = newValue }
    }
    /// Whether it goes while another program is in use. It stays.
    public var hidesOnDeactivate: Bool {
        get { desktops.hidesOnDeactivate }
        set { desktops.hidesOnDeactivate = newValue }
    }
    /// Whether the menu of windows leaves it out. There is no such menu.
    public var isExcludedFromWindowsMenu: Bool {
        get { desktops.isExcludedFromWindowsMenu }
        set { desktops.isExcludedFromWindowsMenu = newValue }
    }
    /// Whether what it shows has changed since it was saved. The desktop has no sign for it.
    public var isDocumentEdited: Bool {
        get { desktops.isDocumentEdited }
        set { desktops.isDocumentEdited = newValue }
    }
    /// The file that it shows. The desktop has no sign for it.
    public var representedURL: URL? {
        get { desktops.representedURL }
        set { desktops.representedURL = newValue }
    }
    /// A name under which the desktop would remember a place.
    public typealias FrameAutosaveName = String

    /// The name under which the desktop would remember the place. Sizes of scenes' windows are remembered anyway.
    public var frameAutosaveName: String { desktops.autosaveName }
    /// Sets the name under which the desktop would remember the place.
    @discardableResult
    public func setFrameAutosaveName(_ name: String) -> Bool {
        desktops.autosaveName = name
        return true
    }
    /// The desktop moves windows by their frames; where a window is moved by its content, `WindowDragGesture` does it.
    public func performDrag(with event: NSEvent) {}
    /// The place for the next window of a row of windows, a little further down and to the right. Where windows are is the desktop's business.
    ///
    /// - Parameter topLeftPoint: The place of this one, in points; its own when zero.
    public func cascadeTopLeft(from topLeftPoint: CGPoint) -> CGPoint {
        guard topLeftPoint != .zero else { return CGPoint(x: frame.minX, y: frame.maxY) }
        return CGPoint(x: topLeftPoint.x + 20, y: topLeftPoint.y - 20)
    }
    /// The window's frame as a text that ``setFrame(from:)`` reads: its place and size, and those of no display.
    public var frameDescriptor: String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height, 0, 0, 0, 0]
        return numbers.map { String(Int($0.rounded())) + " " }.joined()
    }
    /// Sets the size that ``frameDescriptor`` had told. A text of another form does nothing. The place is the desktop's business.
    public func setFrame(from string: String) {
        let numbers = string.split(separator: " ").compactMap { Double($0) }
        guard numbers.count >= 4, numbers[2] > 0, numbers[3] > 0, numbers.allSatisfy(\.isFinite) else { return }
        setContentSize(CGSize(width: numbers[2], height: numbers[3]))
    }
}
