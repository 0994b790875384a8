import GalleryExamples
import SwiftUI

/// The pages of the gallery, one after the other in the same window.
struct PagesApp: App {
    var body: some Scene {
        WindowGroup("Page") { PageView() }
            .defaultSize(width: 700, height: 760)
    }
}

@MainActor
final class PageStore: ObservableObject {
    static let shared = PageStore()
    @Published var id = galleryExamples[0].id

    static var ids: String { galleryExamples.map(\.id).joined(separator: "|") }
}

private struct PageView: View {
    @ObservedObject private var store = PageStore.shared

    var body: some View {
        if let example = galleryExamples.first(where: { $0.id == store.id }) {
            example.view.id(example.id).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
