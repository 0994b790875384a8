import DovetailTesting
import SafariServices
import SwiftUI
import Testing

/// A controller that shows a page.
@MainActor
struct SFSafariViewControllerTests {
    /// As apps wrap it.
    struct SafariView: UIViewControllerRepresentable {
        let url: URL
        func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
        func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
    }

    struct Page: View {
        let url: URL
        @State private var isShown = false
        var body: some View {
            Button("Read More") { isShown = true }
                .sheet(isPresented: $isShown) { SafariView(url: url) }
        }
    }

    @Test("The page is handed to the browser, and the app says so until a person is done")
    func sheet() throws {
        let url = URL(string: "https://swift.example.org/blog")!
        let host = TestHost(size: CGSize(width: 500, height: 400)) { Page(url: url) }
        try host.tap("Read More")
        host.advance(by: .seconds(1))
        #expect(host.openedURLs == [url])
        #expect(host.texts.contains("Opened in your browser") && host.texts.contains("swift.example.org"))
        try host.tap("Open Again")
        #expect(host.openedURLs == [url, url])
        try host.tap("Done")
        host.advance(by: .seconds(1))
        #expect(!host.exists("Opened in your browser"))
    }
}
