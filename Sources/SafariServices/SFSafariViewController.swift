import DovetailControls
import DovetailCore
import DovetailPages
import DovetailUIKit
@_exported import Foundation

/// Hears of a controller that shows a page.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// A person is done with the page.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The page was loaded or not: where there is no WebKit, whether the browser has taken it.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// The page has led to another one. Browsers don't tell: it is called where WebKit shows the page.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo address: URL)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo address: URL) {}
}

/// Shows a page of the web.
///
/// Where the program has the module WebKit and a window, the page is shown in place, with its address and a way back to the app. Else, as soon as the
/// controller is on show, it hands the page to the person's browser, and says so in its place.
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
    /// The colour of its bar.
    open var preferredBarTintColor: UIColor?
    /// The colour of what can be used. It is that of the button.
    open var preferredControlTintColor: UIColor?
    /// What the browser is to do with the page.
    public let configuration: Configuration

    private let address: URL
    private let ending = Ending()
    /// WebKit's page, which lives as long as the controller.
    private var shown: (any BrowserPage)?

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
        if let page = BrowserPages.available?.init(address: address) {
            shown = page
            page.observeLoading(
                { [weak self] success in
                    guard let self else { return }
                    delegate?.safariViewController(self, didCompleteInitialLoad: success)
                },
                moved: { [weak self] address in
                    guard let self else { return }
                    delegate?.safariViewController(self, initialLoadDidRedirectTo: address)
                })
            let content = ShownPage(
                page: page, address: address, buttonTitle: buttonTitle, barTint: preferredBarTintColor,
                tint: preferredControlTintColor, begin: { [ending] in ending.end = $0 },
                finish: { [weak self] in self?.finish() })
            view = UIHostingController(rootView: content).view
            return
        }
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
