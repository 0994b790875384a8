import DovetailCore
import DovetailPlatform
import Foundation

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
