import LinkPresentation
import SwiftUI

/// A card of a page of the web, of what the app knows of it.
struct LinksPage: View {
    var body: some View {
        Form {
            Section {
                Card(title: "Swift.org", address: "https://www.swift.org").fixedSize(horizontal: false, vertical: true)
                Card(title: "The Swift Programming Language", address: "https://docs.swift.org/swift-book").fixedSize(
                    horizontal: false, vertical: true)
            } footer: {
                Text("LPMetadataProvider asks a page for its title and picture; here an app has written them itself.")
            }
        }
        .formStyle(.grouped)
    }

    private struct Card: UIViewRepresentable {
        let title: String
        let address: String

        func makeUIView(context: Context) -> LPLinkView {
            let metadata = LPLinkMetadata()
            metadata.title = title
            metadata.originalURL = URL(string: address)
            metadata.url = metadata.originalURL
            return LPLinkView(metadata: metadata)
        }

        func updateUIView(_ view: LPLinkView, context: Context) {}
    }
}
