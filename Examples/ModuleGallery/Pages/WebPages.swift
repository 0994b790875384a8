import SwiftUI
import WebKit

/// A page that the app writes itself.
struct WebPages: View {
    @State private var page = WebPage()
    @State private var name = "reader"

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                TextField("Name", text: $name).textFieldStyle(.roundedBorder)
                Button("Greet", action: load)
            }
            .padding()
            Divider()
            WebView(page)
        }
        .onAppear(perform: load)
    }

    private func load() {
        let safe = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        page.load(
            html: """
                <!doctype html><meta name="color-scheme" content="light dark">
                <body style="font: 17px sans-serif; padding: 2em"><h1>Hello, \(safe)</h1>
                <p>The time is <b id="time"></b>.</p>
                <script>time.textContent = new Date().toLocaleTimeString()</script>
                """, baseURL: URL(string: "about:blank")!)
    }
}
