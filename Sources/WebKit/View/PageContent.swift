import Combine
import DovetailControls
import DovetailCore
import Foundation

/// What a view shows, for the views of SwiftUI's inside of it.
@MainActor
final class PageState: ObservableObject {
    /// The page; nil where no window can show one.
    var content: HostedContent?
    @Published var url: URL?
    @Published var title: String?
}

/// A page at its place, or a quiet box with its address where no window can show it.
struct PageContent: View {
    @ObservedObject var page: PageState

    var body: some View {
        Group {
            if let content = page.content {
                HostedWidgetView(content)
            } else {
                box
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: page.title ?? page.url?.absoluteString ?? "web page"))
    }

    private var box: some View {
        ZStack {
            Rectangle().fill(Color.secondary.opacity(0.08))
            VStack(spacing: 8) {
                Image(systemName: "globe").font(.system(size: 32)).foregroundStyle(.secondary)
                if let address = page.url?.absoluteString {
                    Text(verbatim: address).font(.callout).foregroundStyle(.secondary).lineLimit(2)
                        .multilineTextAlignment(.center)
                }
            }
            .padding(12)
        }
    }
}
