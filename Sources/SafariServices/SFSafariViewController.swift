import DovetailControls
import DovetailCore
import DovetailUIKit
@_exported import Foundation

/// Hears of a controller that shows a page.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// A person is done with the page.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The page was loaded: here, the browser has taken it.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// The page has led to another one. Never called here: the browser does not tell.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo address: URL)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo address: URL) {}
}

/// Shows a page in the person's browser.
///
/// As soon as the controller is on show it hands the page to the browser, and says so in its place, with a way back to the app.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
    /// What the browser is to do with the page. It does as it likes.
    open class Configuration: NSObject {
        /// Whether the page is shown without what is beside its text.
        open var entersReaderIfAvailable = false
        /// Whether bars become smaller when the page is scrolled.
        open var barCollapsingEnabled = true
        /// Nothing in particular.
        public override init() {}
    }

    /// What stands on the button that ends it.
    public enum DismissButtonStyle: Int, Sendable {
        case done
        case close
        case cancel
    }

    /// Hears of the controller.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// What stands on the button that ends it.
    open var dismissButtonStyle = DismissButtonStyle.done
    /// The colour of its bar. The browser has its own.
    open var preferredBarTintColor: UIColor?
    /// The colour of what can be used. It is that of the button.
    open var preferredControlTintColor: UIColor?
    /// What the browser is to do with the page.
    public let configuration: Configuration

    private let address: URL
    private let ending = Ending()

    /// What ends a presentation of SwiftUI's around.
    private final class Ending { var end: (() -> Void)? }

    /// Shows a page. Traps where the address is none of the web's, as on Apple's systems.
    public init(url: URL, configuration: Configuration = Configuration()) {
        precondition(
            ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
            "SFSafariViewController: the URL must have the scheme http or https")
        address = url
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Nothing is read: there are no archives of controllers.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() {
        let page = HandedOverPage(
            address: address, buttonTitle: buttonTitle, tint: preferredControlTintColor,
            begin: { [ending] in ending.end = $0 },
            opened: { [weak self] in
                guard let self else { return }
                delegate?.safariViewController(self, didCompleteInitialLoad: $0)
            },
            finish: { [weak self] in self?.finish() })
        view = UIHostingController(rootView: page).view
    }

    private var buttonTitle: String {
        switch dismissButtonStyle {
        case .done: "Done"
        case .close: "Close"
        case .cancel: "Cancel"
        }
    }

    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        if presentingViewController != nil { dismiss(animated: true) } else { ending.end?() }
    }
}

/// Says that the browser has the page.
private struct HandedOverPage: View {
    let address: URL
    let buttonTitle: String
    let tint: UIColor?
    let begin: (@escaping () -> Void) -> Void
    let opened: (Bool) -> Void
    let finish: () -> Void
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 14) {
            Image(systemName: "safari").font(.system(size: 44)).foregroundStyle(.secondary)
            Text("Opened in your browser").font(.headline)
            Text(address.host ?? address.absoluteString).font(.callout).foregroundStyle(.secondary).lineLimit(1)
            HStack {
                Button("Open Again") { open() }
                Button(buttonTitle) { finish() }.keyboardShortcut(.defaultAction)
            }
            .padding(.top, 4)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .tint(tint.map { Color(uiColor: $0) })
        .onAppear {
            begin { dismiss() }
            open()
        }
    }

    private func open() { openURL(address) { opened($0) } }
}
