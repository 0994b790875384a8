import DovetailControls
import DovetailCore
import Foundation

extension View {
    /// Previews a file while there is one: pictures, texts and PDF pages in place, other files by their name, with a button that opens them in the system's
    /// program for them. The preview covers the window; on a Mac it is a window of its own.
    /// - Parameter item: The file; set to nil when a person is done.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(QuickLookModifier(selection: item, items: { item.wrappedValue.map { [$0] } ?? [] }))
    }

    /// Previews one of several files while one is selected, with buttons that lead to the others.
    ///
    /// See ``quickLookPreview(_:)``.
    /// - Parameters:
    ///   - selection: The file that is shown. It follows the person, and is set to nil when they are done. One that is not among the items is
    ///     shown by itself.
    ///   - items: The files.
    nonisolated public func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
    where Items: RandomAccessCollection, Items.Element == URL {
        // Only read on the main actor, where views are made.
        nonisolated(unsafe) let items = items
        return modifier(QuickLookModifier(selection: selection, items: { Array(items) }))
    }
}

/// Shows previews over the window while one is selected.
private struct QuickLookModifier: ViewModifier {
    let selection: Binding<URL?>
    // Called on the main actor alone, when the preview is shown.
    nonisolated(unsafe) let items: () -> [URL]

    nonisolated init(selection: Binding<URL?>, items: @escaping () -> [URL]) {
        self.selection = selection
        self.items = items
    }

    /// What is shown. It is one preview, whatever its file is.
    private struct Shown: Identifiable {
        let id = 0
        let urls: [URL]
        let index: Int
    }

    func body(content: Content) -> some View { content.fullScreenCover(item: shown) { pages($0) } }

    private var shown: Binding<Shown?> {
        Binding(
            get: {
                guard let url = selection.wrappedValue else { return nil }
                let urls = items()
                guard let index = urls.firstIndex(of: url) else { return Shown(urls: [url], index: 0) }
                return Shown(urls: urls, index: index)
            }, set: { if $0 == nil { selection.wrappedValue = nil } })
    }

    private func pages(_ shown: Shown) -> some View {
        PreviewPages(
            files: shown.urls.map { PreviewedFile($0) },
            index: Binding(get: { shown.index }, set: { selection.wrappedValue = shown.urls[$0] }),
            finish: { selection.wrappedValue = nil })
    }
}
