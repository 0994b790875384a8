import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation

/// What the controller of a service that is not there shows: what is missing, and a way out.
///
/// Controllers of modules such as MessageUI show it in place of the system's page, which an app may present without asking before whether there is one.
@MainActor
package final class AbsencePage {
    /// A further thing that a person can do, such as to go on in another program.
    package struct Way {
        let title: String
        let address: () -> URL?
        let taken: (Bool) -> Void

        /// A way that opens an address. What was done is told.
        package init(_ title: String, address: @escaping () -> URL?, taken: @escaping (Bool) -> Void = { _ in }) {
            (self.title, self.address, self.taken) = (title, address, taken)
        }
    }

    private let symbol: String
    private let title: String
    private let message: String
    private let way: Way?
    private var endAround: (() -> Void)?

    package init(symbol: String, title: String, message: String, way: Way? = nil) {
        (self.symbol, self.title, self.message, self.way) = (symbol, title, message, way)
    }

    /// The view of the controller.
    /// - Parameter finish: A person is done with it.
    package func view(finish: @escaping () -> Void) -> UIView {
        UIHostingController(
            rootView: AbsenceContent(
                symbol: symbol, title: title, message: message, way: way, begin: { self.endAround = $0 },
                finish: finish)
        ).view
    }

    /// Ends the presentation of a controller, its own or one of SwiftUI's around it.
    package func end(of controller: UIViewController) {
        if let presenting = controller.presentingViewController { presenting.dismiss(animated: true) } else { leave() }
    }

    /// Ends a presentation of SwiftUI's around the controller.
    package func leave() { endAround?() }
}

private struct AbsenceContent: View {
    let symbol: String
    let title: String
    let message: String
    let way: AbsencePage.Way?
    let begin: (@escaping () -> Void) -> Void
    let finish: () -> Void
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 14) {
            Image(systemName: symbol).font(.system(size: 44)).foregroundStyle(.secondary).accessibilityHidden(true)
            Text(title).font(.headline).multilineTextAlignment(.center)
            Text(message).font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
            HStack(spacing: 12) {
                if let way {
                    Button(way.title) {
                        guard let address = way.address() else { return way.taken(false) }
                        openURL(address) { way.taken($0) }
                    }
                }
                Button("Close") { finish() }.keyboardShortcut(.cancelAction)
            }
            .padding(.top, 4)
        }
        .padding(24)
        .frame(maxWidth: 420)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        // As the system's page: apps put the controller over their own, too, and not only into a sheet.
        .background(.background)
        .onAppear { begin { dismiss() } }
    }
}
