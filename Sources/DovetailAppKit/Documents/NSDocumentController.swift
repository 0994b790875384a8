import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Makes and opens the documents of an app: those of its `DocumentGroup`.
///
/// Documents are no objects of AppKit's here, so that there are none to ask for.
@MainActor @preconcurrency
open class NSDocumentController: NSObject {
    /// The one of the program.
    open class var shared: NSDocumentController { one }
    private static let one = NSDocumentController()

    public override init() {}

    /// Makes a document, in a window of its own.
    open func newDocument(_ sender: Any?) {
        ProgramWindows.ofProgram.current?.environment.performStandardCommand("n")
    }
    /// Asks a person for a file and opens it.
    open func openDocument(_ sender: Any?) {
        let panel = NSOpenPanel()
        panel.begin { [weak self] response in
            guard response == .OK, let url = panel.url else { return }
            self?.openDocument(withContentsOf: url)
        }
    }
    /// Opens a file in a window of the app's documents. Returns whether a window could be asked for it: what is wrong with a file is shown there.
    @discardableResult
    open func openDocument(withContentsOf url: URL) -> Bool {
        guard let window = ProgramWindows.ofProgram.current else { return false }
        let open = window.environment.openDocument
        Task { @MainActor in
            do {
                try await open(at: url)
                noteNewRecentDocumentURL(url)
            } catch {
                Log.warnOnce("open \(url.path)", "\(url.path) is not opened: \(error.localizedDescription)")
            }
        }
        return true
    }

    private static let recentKey = "NSRecentDocumentURLs"
    private static var mostRecent: Int { 10 }

    /// The files that were opened last, the last one first. They are kept in the defaults.
    open var recentDocumentURLs: [URL] {
        (NSApplication.defaults.stringArray(forKey: Self.recentKey) ?? []).map { URL(fileURLWithPath: $0) }
    }
    /// Adds a file to those that were opened last.
    open func noteNewRecentDocumentURL(_ url: URL) {
        let paths = [url.path] + recentDocumentURLs.map(\.path).filter { $0 != url.path }
        NSApplication.defaults.set(Array(paths.prefix(maximumRecentDocumentCount)), forKey: Self.recentKey)
    }
    /// Forgets the files that were opened last.
    open func clearRecentDocuments(_ sender: Any?) { NSApplication.defaults.removeObject(forKey: Self.recentKey) }
    /// How many are kept.
    open var maximumRecentDocumentCount: Int { Self.mostRecent }
}
