import DovetailCore
import DovetailPlatform
import Foundation

/// A rectangle of AppKit's: what an ``NSHostingView`` is, and what an ``NSViewRepresentable`` makes.
///
/// A view is shown where it is represented in SwiftUI, and nowhere else. There are no subviews, layers, events and drawing by `draw(_:)`.
@MainActor @preconcurrency
open class NSView: NSObject {
    /// Its place, in points.
    open var frame: CGRect { didSet { if frame != oldValue { changed() } } }
    /// Its size, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// 0 for a view that is not seen, 1 for one that is not seen through.
    open var alphaValue: CGFloat = 1 { didSet { changed() } }
    /// Whether it is not drawn.
    open var isHidden = false { didSet { changed() } }

    /// A view with a place, in points.
    public init(frame frameRect: CGRect) { frame = frameRect }

    /// A view of no size.
    public override convenience init() { self.init(frame: .zero) }

    /// A view of no size. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) { frame = .zero }

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

    /// The view of SwiftUI's that draws this one; nil for a view that draws nothing.
    var content: AnyView? { nil }
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
