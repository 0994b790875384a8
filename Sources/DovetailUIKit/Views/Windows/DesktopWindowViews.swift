import DovetailCore
import DovetailPlatform
import Foundation

/// The views that a program put into one of the desktop's windows, or into the view of its controller, as toasts and spinners are. They lie over
/// what SwiftUI shows there.
struct DesktopWindowViews: View {
    // The window keeps what shows it.
    private weak var window: UIWindow?
    @ObservedObject private var changes: PlatformViewChanges

    /// - Parameter window: Belongs to the main actor, where views are made and their bodies run.
    @MainActor init(_ window: UIWindow) {
        self.window = window
        changes = window.changes
    }

    var body: some View {
        if let window {
            ZStack {
                if let view = window.root?.attachment(WindowController.self)?.viewIfLoaded {
                    Subviews(of: view)
                }
                Subviews(of: window)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    /// The views in one, without itself: its recognisers follow the whole window by other means.
    private struct Subviews: View {
        let view: UIView
        @ObservedObject private var changes: PlatformViewChanges

        @MainActor init(of view: UIView) {
            self.view = view
            changes = view.changes
        }

        var body: some View {
            let count = view.changes.count
            GeometryReader { SubviewsContent(view: view, size: $0.size, count: count) }
                .onChange(of: count) { _, _ in view.layoutIfNeeded() }
        }
    }
}

/// The view of the controller of a desktop's window. It is as large as the window, and shows what a program puts into it alone.
@MainActor
final class DesktopWindowView: UIView {
    private weak var root: WindowRoot?

    init(in root: WindowRoot) {
        self.root = root
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override var frame: CGRect {
        get { CGRect(origin: .zero, size: root?.observedSize ?? .zero) }
        set {}
    }

    override func changed() {
        super.changed()
        if let root { UIWindow.object(for: root).viewsChanged() }
    }
}
