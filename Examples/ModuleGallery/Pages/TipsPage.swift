import SwiftUI
import TipKit

/// A tip within the page, and one that points at a button.
struct TipsPage: View {
    private struct SearchTip: Tip {
        var title: Text { Text("Search by voice") }
        var message: Text? { Text("Hold the space bar and speak.") }
        var image: Image? { Image(systemName: "mic") }
    }
    private struct ShareTip: Tip {
        var title: Text { Text("Share it") }
        var message: Text? { Text("Others see what you see.") }
    }
    @State private var isReady = false

    var body: some View {
        VStack(spacing: 110) {
            if isReady {
                TipView(SearchTip()).frame(maxWidth: 380)
                Button("Share", systemImage: "square.and.arrow.up") {}.popoverTip(ShareTip())
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .task {
            // Every time, whatever was closed before.
            try? Tips.resetDatastore()
            try? Tips.configure()
            isReady = true
        }
    }
}
