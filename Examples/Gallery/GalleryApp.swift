import GalleryExamples
import SwiftUI

/// The gallery in a window.
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Dovetail Gallery") {
            GalleryView()
        }
        .defaultSize(width: 1080, height: 760)
    }
}

/// A list of examples, and the chosen one beside it.
struct GalleryView: View {
    @State private var selection: String?
    @State private var query = ""

    /// The gallery with one example chosen.
    init(selection: String? = nil) {
        let named = CommandLine.arguments.dropFirst().first { name in galleryExamples.contains { $0.id == name } }
        _selection = State(initialValue: selection ?? named ?? galleryExamples[0].id)
    }

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                ForEach(GalleryExample.Group.allCases) { group in
                    let examples = galleryExamples.filter { $0.group == group && $0.matches(query) }
                    if !examples.isEmpty {
                        Section(group.rawValue) {
                            ForEach(examples) { Label($0.title, systemImage: $0.symbol).tag($0.id) }
                        }
                    }
                }
            }
            .listStyle(.sidebar)
            .searchable(text: $query, prompt: "Search the gallery")
            .navigationTitle("Dovetail")
            .navigationSplitViewColumnWidth(250)
        } detail: {
            if let example = galleryExamples.first(where: { $0.id == selection }) {
                ExamplePage(example: example).id(example.id)
            } else {
                ContentUnavailableView("Choose an Example", systemImage: "sparkles")
            }
        }
    }
}
