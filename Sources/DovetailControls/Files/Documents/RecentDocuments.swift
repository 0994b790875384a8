import Combine
import DovetailCore
import Foundation

/// The files that were opened and saved last, the latest first. They are kept in `RecentDocuments.json` in the app's own folder.
@MainActor
final class RecentDocuments: ObservableObject {
    static let shared = RecentDocuments()
    /// How many are kept.
    static let limit = 10

    @Published private var changes = 0

    private var file: URL { StorageFolders.data.appendingPathComponent("RecentDocuments.json") }

    /// Those that are still there.
    var urls: [URL] {
        paths.filter { FileManager.default.fileExists(atPath: $0) }.map { URL(fileURLWithPath: $0) }
    }

    private var paths: [String] {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
    }

    /// A file was opened or saved.
    func note(_ url: URL) {
        guard url.isFileURL else { return }
        let path = url.standardizedFileURL.path
        guard paths.first != path else { return }
        store([path] + paths.filter { $0 != path })
    }

    func clear() { store([]) }

    private func store(_ paths: [String]) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(Array(paths.prefix(Self.limit))).write(to: file, options: .atomic)
        } catch {
            Log.warnOnce("recent documents", "the list of recent documents cannot be kept: \(error)")
        }
        changes += 1
    }
}

/// The menu of the files that were used last.
struct RecentDocumentsMenu: View {
    let open: (URL) -> Void
    @ObservedObject private var recent = RecentDocuments.shared

    var body: some View {
        let urls = recent.urls
        Menu("Open Recent") {
            ForEach(urls, id: \.self) { url in Button(url.lastPathComponent) { open(url) } }
            if !urls.isEmpty { Divider() }
            Button("Clear Menu") { recent.clear() }.disabled(urls.isEmpty)
        }
    }
}
