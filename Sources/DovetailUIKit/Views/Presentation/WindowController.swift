import DovetailCore
import DovetailPlatform
import Foundation

/// The controller of a window of SwiftUI's: it presents others over the window.
@MainActor
final class WindowController: UIViewController {
    private weak var window: WindowRoot?
    private var isAttached = false

    private init(_ window: WindowRoot) {
        self.window = window
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    /// As large as the window's content. What the window shows is not in it: that is SwiftUI's.
    override func loadView() {
        guard let window else { return view = UIView() }
        view = DesktopWindowView(in: window)
        view.moved(to: window)
    }

    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        if !isAttached {
            isAttached = true
            window?.attach(WindowPresenter(controller: self))
        }
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// The controller of a window, the same each time.
    static func controller(of window: WindowRoot) -> WindowController {
        window.attachment(WindowController.self) { WindowController(window) }
    }
}

/// An empty view that presents what a window's controller does.
private struct WindowPresenter: View {
    let controller: WindowController

    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true).modifier(PresentedController(controller))
    }
}
