import DovetailCore
import DovetailPlatform
import Foundation

/// A rectangle of AppKit's: what an ``NSHostingView`` is, and what an ``NSViewRepresentable`` makes.
///
/// A view is shown where it is represented in SwiftUI, and nowhere else. Of its subviews each stands at its `frame`, and follows the view's
/// size as ``autoresizingMask`` says. There are no layout constraints, no layers, no events and no drawing by `draw(_:)`.
@MainActor @preconcurrency
open class NSView: NSObject {
    /// Its place, in points.
    open var frame: CGRect {
        didSet {
            guard frame != oldValue else { return }
            changed()
            // It is the view around it that places it.
            superview?.changed()
        }
    }
    /// Its size, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// 0 for a view that is not seen, 1 for one that is not seen through.
    open var alphaValue: CGFloat = 1 { didSet { changed() } }
    /// Whether it is not drawn.
    open var isHidden = false { didSet { changed() } }

    /// What is shown while the pointer rests on it; nil for nothing.
    open var toolTip: String? { didSet { changed() } }
    /// A number of the app's own.
    open var tag = 0
    /// What follows the size of the view around it.
    open var autoresizingMask: AutoresizingMask = [] { didSet { changed() } }
    /// Whether frames of subviews are told from above rather than from below.
    open var isFlipped: Bool { false }

    /// What of a view's place follows the size of the view around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let minXMargin = AutoresizingMask(rawValue: 1)
        public static let width = AutoresizingMask(rawValue: 2)
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        public static let height = AutoresizingMask(rawValue: 16)
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    /// A view with a place, in points.
    public init(frame frameRect: CGRect) { frame = frameRect }

    /// A view of no size.
    public override convenience init() { self.init(frame: .zero) }

    /// A view of no size. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) { frame = .zero }

    // MARK: Subviews

    /// The views inside of it, the rearmost first.
    public private(set) var subviews: [NSView] = []
    /// The view around it.
    public private(set) weak var superview: NSView?
    /// The size of the view around it when it was added.
    private(set) var sizeAround = CGSize.zero

    /// Adds a view in front of the others.
    open func addSubview(_ view: NSView) {
        guard view !== self else { return }
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        view.sizeAround = frame.size
        changed()
        if shownWindow != nil { view.tellWindow() }
    }

    /// Takes it out of the view around it.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        superview.changed()
    }

    // MARK: Keyboard

    /// Whether it can have the keyboard.
    open var acceptsFirstResponder: Bool { false }
    /// Asks for the keyboard. Returns whether it can have it.
    @discardableResult
    open func becomeFirstResponder() -> Bool { acceptsFirstResponder }
    /// Gives the keyboard back. Returns whether it could.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// Whether it is to be shown anew. Views are shown anew when they change; setting it shows this one anew, too.
    open var needsDisplay: Bool {
        get { false }
        set { if newValue { changed() } }
    }

    // MARK: Window

    /// The window that shows it; nil while it is not shown.
    open var window: NSWindow? { shownWindow.map { NSWindow.object(for: $0) } }
    /// It is shown by another window than before, or by none.
    open func viewDidMoveToWindow() {}

    /// Where its representable is shown.
    private weak var ownWindow: WindowRoot?
    private var shownWindow: WindowRoot? { ownWindow ?? superview?.shownWindow }

    /// Its representable is shown in a window, or no longer.
    func moved(to window: WindowRoot?) {
        guard window !== ownWindow else { return }
        ownWindow = window
        tellWindow()
    }

    private func tellWindow() {
        viewDidMoveToWindow()
        for view in subviews { view.tellWindow() }
    }

    // MARK: Size

    /// A length that is not said.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size that the views would like to have.
    open var fittingSize: CGSize { frame.size }
    /// The size that the view would like to have; a length of ``noIntrinsicMetric`` says nothing.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Tells whoever shows the view that it has changed.
    let changes = PlatformViewChanges()

    /// Says that the view looks different now.
    func changed() { changes.happened() }

    /// The view of SwiftUI's that is drawn behind the subviews; nil for none.
    var content: AnyView? { nil }
    /// Whether it keeps to its own width and height where it is offered more.
    var hugsContent: (width: Bool, height: Bool) { (false, false) }
}

/// Shows what is behind it through a material.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
    /// The part of a window that the view belongs to, which decides about the material.
    public enum Material: Int, Sendable {
        case titlebar = 3
        case selection = 4
        case menu = 5
        case popover = 6
        case sidebar = 7
        case headerView = 10
        case sheet = 11
        case windowBackground = 12
        case hudWindow = 13
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground = 18
        case underWindowBackground = 21
        case underPageBackground = 22
    }
    /// Whether the material shows the desktop or the window's own content. It always shows the window's content here.
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    /// Whether the material looks as in a window in use. It does always here.
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    open var material = Material.contentBackground { didSet { changed() } }
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    /// Whether the material stands out. It looks alike here.
    open var isEmphasized = false

    override var content: AnyView? {
        let fill: DovetailCore.Material =
            switch material {
            case .titlebar, .headerView: .bar
            case .sidebar, .hudWindow, .fullScreenUI, .underWindowBackground: .ultraThin
            case .menu, .popover, .sheet, .toolTip: .thick
            case .selection, .windowBackground, .contentBackground, .underPageBackground: .regular
            }
        return AnyView(Rectangle().fill(fill))
    }
}
