import Combine
import DovetailCore
import DovetailPlatform
import Foundation

/// The windows that the program has put over those of the desktop's.
@MainActor
final class OverlayWindows: ProgramPart {
    @MainActor
    private final class Layer: ObservableObject {
        weak var root: WindowRoot?
        @Published var windows: [UIWindow] = []
        init(root: WindowRoot) { self.root = root }
    }
    private var layers: [Layer] = []

    init(in program: Program) {}

    /// The windows over one of the desktop's, the lowest first.
    func shown(over root: WindowRoot) -> [UIWindow] {
        layers.first { $0.root === root }?.windows.filter { !$0.isOfDesktop } ?? []
    }

    /// Windows that are shown while the views are made that lie below them.
    private var waiting: [UIWindow]?

    /// Keeps windows until the views below them are there.
    func wait() { if waiting == nil { waiting = [] } }

    /// Shows the windows that were kept, but not the one that the app opened with: that is what the window below shows.
    func showWaiting() {
        let windows = waiting ?? []
        waiting = nil
        for window in windows where window !== UIKitLaunch.ofProgram.opened {
            if let root = window.root { changed(window, over: root) }
        }
    }

    /// A window is to be shown or hidden, or lies at another height.
    func changed(_ window: UIWindow, over root: WindowRoot) {
        guard waiting == nil else {
            if !waiting!.contains(where: { $0 === window }) { waiting!.append(window) }
            return
        }
        guard window !== UIKitLaunch.ofProgram.opened else { return }
        layers.removeAll { $0.root == nil }
        for layer in layers where layer.root !== root && layer.windows.contains(where: { $0 === window }) {
            layer.windows.removeAll { $0 === window }
        }
        let known = layers.first { $0.root === root }
        guard let layer = known ?? (window.isOnTop ? Layer(root: root) : nil) else { return }
        var windows = layer.windows.filter { $0 !== window }
        if window.isOnTop {
            let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
            windows.insert(window, at: window.isOfDesktop ? 0 : index)
        }
        layer.windows = windows
        guard known == nil else { return }
        layers.append(layer)
        root.attach(ShownLayer(layer: layer))
    }

    /// Shows the windows over one of the desktop's.
    private struct ShownLayer: View {
        @ObservedObject var layer: Layer

        var body: some View {
            ZStack {
                ForEach(layer.windows.map(Item.init)) { $0.window.overlay }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private struct Item: Identifiable {
        let window: UIWindow
        var id: ObjectIdentifier { ObjectIdentifier(window) }
    }
}

/// What a window shows that the program has put over another one, or that it made without an app.
struct OverlayContent: View {
    // A window without an app keeps its views, so these don't keep the window, as long as it has no views of its own to draw.
    private weak var window: UIWindow?
    @ObservedObject private var changes: PlatformViewChanges

    /// - Parameter window: Belongs to the main actor, where views are made and their bodies run.
    @MainActor init(_ window: UIWindow) {
        self.window = window
        changes = window.changes
    }

    var body: some View {
        if let window {
            let (controller, tint) = (window.rootViewController, window.tintColor)
            let scheme = ColorScheme(window.overrideUserInterfaceStyle)
            ZStack {
                if window.drawsItself {
                    UIViewContent(window)
                } else if let color = window.backgroundColor {
                    Color(uiColor: color)
                }
                if let controller { ShownController(controller: controller) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .opacity(window.alpha)
            .allowsHitTesting(window.isUserInteractionEnabled)
            .transformEnvironment(\.self) { if let scheme { $0.colorScheme = scheme } }
            .transformEnvironment(\.builtIn) { if let tint { $0.setAccent(Color(uiColor: tint)) } }
            .id(controller.map { ObjectIdentifier($0) })
        }
    }
}

extension UIWindow {
    /// Whether there is more to draw of it than its background.
    fileprivate var drawsItself: Bool {
        !subviews.isEmpty || shownLayer != nil || type(of: self) != UIWindow.self
            || gestureRecognizers?.isEmpty == false || popover != nil || transform != .identity
    }
}
