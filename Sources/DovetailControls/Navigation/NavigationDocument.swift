import CoreTransferable
import DovetailCore
import Foundation

extension View {
    /// Says which file the page is about. A sign for it stands beside the page's title, from where it can be dragged, and the title has a
    /// menu that shows the file's folder and copies its path.
    ///
    /// Where a page has no bar there is no sign either: the frames of windows are the window manager's.
    nonisolated public func navigationDocument(_ url: URL) -> some View {
        bar { $0.document = BarDocument(url: url) { NSItemProvider(transferable: url) } }
    }

    /// Says which value the page is about. A sign for it stands beside the page's title, from where it can be dragged.
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
        bar {
            $0.document = BarDocument(url: document as? URL) { NSItemProvider(transferable: document) }
        }
    }

    /// Says which value the page is about. A sign for it stands beside the page's title, from where it can be dragged; the preview is of
    /// no use for that.
    nonisolated public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View {
        navigationDocument(document)
    }

    /// Says which value the page is about.
    nonisolated public func navigationDocument<D: Transferable, I: Transferable>(
        _ document: D, preview: SharePreview<Never, I>
    ) -> some View {
        navigationDocument(document)
    }

    /// Says which value the page is about.
    nonisolated public func navigationDocument<D: Transferable, I: Transferable>(
        _ document: D, preview: SharePreview<I, Never>
    ) -> some View {
        navigationDocument(document)
    }

    /// Says which value the page is about.
    nonisolated public func navigationDocument<D: Transferable>(
        _ document: D, preview: SharePreview<Never, Never>
    ) -> some View {
        navigationDocument(document)
    }
}

/// The sign for what a page is about. It can be dragged.
struct DocumentSign: View {
    let document: BarDocument

    var body: some View {
        Image(systemName: document.url?.hasDirectoryPath == true ? "folder" : "doc")
            .foregroundStyle(.secondary)
            .contentShape(Rectangle())
            .onDrag(document.makeItem)
            .accessibilityLabel(document.url?.lastPathComponent ?? "Document")
    }
}

/// What the menu of a page's title offers for the file that the page is about.
struct TitleDocumentItems: View {
    let url: URL
    @Environment(\.openURL) private var openURL
    @State private var clipboard = ClipboardAccess()

    var body: some View {
        Group {
            if url.isFileURL {
                Button("Show Folder") { openURL(url.deletingLastPathComponent()) }
                Button("Copy Path") { clipboard.string = url.path }
            } else {
                Button("Copy Address") { clipboard.string = url.absoluteString }
            }
        }
        .modifier(ClipboardModifier(access: clipboard))
    }
}
