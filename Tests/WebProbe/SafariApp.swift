import SafariServices
import SwiftUI
import UIKit

/// A page of the web in a sheet, as most apps have it: WebKit is in this program, so the page is shown in place.
struct SafariApp: App {
    var body: some Scene {
        WindowGroup("Safari") { SafariPage() }.defaultSize(width: 600, height: 500)
    }
}

private struct SafariPage: View {
    @State private var isShown = false

    var body: some View {
        Color.white
            .fullScreenCover(isPresented: $isShown, onDismiss: { say("dismissed") }) {
                SafariView(url: address("/")).ignoresSafeArea()
            }
            .onAppear {
                listen { order, _ in if order == "show" { isShown = true } }
                say("ready")
            }
    }
}

private struct SafariView: UIViewControllerRepresentable {
    let url: URL

    final class Coordinator: NSObject, SFSafariViewControllerDelegate {
        func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad success: Bool) {
            say("loaded \(success)")
        }
        func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo address: URL) {
            say("moved \(address.path)")
        }
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { say("finished") }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> SFSafariViewController {
        let controller = SFSafariViewController(url: url)
        controller.delegate = context.coordinator
        controller.preferredBarTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        return controller
    }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}
