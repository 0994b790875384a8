import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation

/// Pictures of the pages that an app shows while events come to it: one of each page that was not seen before.
///
/// In the folder there are `01-start.png` and its like, `index.html`, which shows them, and `pages.txt`, which has the elements of each page as
/// `dovetail inspect` tells them. All of it is there as soon as a page was painted, since the next event may end the process.
@MainActor
struct PageAlbum {
    private let folder: URL
    private let scale: CGFloat
    private(set) var pages: [Page] = []
    /// Whether there were more pages than are painted.
    private(set) var hasMore = false

    struct Page {
        let file: String
        let summary: String
        let tree: String
        let look: PageLook
    }

    /// The most pages that are painted.
    static var limit: Int { 24 }
    /// The most pages that differ in nothing but what is selected, such as days of a calendar.
    private static var selections: Int { 4 }
    /// How long a page may move until it is painted, in seconds of the window's time, and how often it is looked at then.
    private static let (patience, looks) = (1.5, 15)

    /// Throws when the folder can't be made.
    init(folder: String, scale: CGFloat) throws {
        self.folder = URL(fileURLWithPath: folder)
        self.scale = scale
        do { try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true) } catch {
            throw SettingError(text: "\(folder) can't be made: \(error.localizedDescription)")
        }
    }

    /// Looks at a window after an event, and paints it if it shows a page that was not seen before. Throws when that can't be written.
    mutating func look(at host: TestHost, after event: RandomEvent?, number: Int) throws {
        guard isNew(PageLook(AccessibilityElements(of: host.window))) else { return }
        guard pages.count < Self.limit else { return hasMore = true }
        // What slides in has arrived, and what the page loads beside has had a moment of real time.
        for _ in 0..<Self.looks {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
            if host.isAnimating { host.advance(by: .seconds(Self.patience / Double(Self.looks))) }
        }
        host.settle()
        let elements = AccessibilityElements(of: host.window)
        let look = PageLook(elements)
        guard isNew(look) else { return }
        let name = event.map { "event-\(number)-\($0.kind.rawValue)" } ?? "start"
        let ordinal = pages.count + 1
        let page = Page(
            file: "\(ordinal < 10 ? "0" : "")\(ordinal)-\(name).png",
            summary: event.map { "After event \(number), \($0)" } ?? "At the start", tree: elements.description,
            look: look)
        try host.png(scale: scale).write(to: folder.appendingPathComponent(page.file))
        pages.append(page)
        try writeIndex()
    }

    private func isNew(_ look: PageLook) -> Bool {
        !pages.contains { $0.look.isSamePage(as: look) }
            && pages.count { $0.look.hasSameElements(as: look) } < Self.selections
    }

    private func writeIndex() throws {
        let sections = pages.enumerated().map { number, page in
            PictureIndex.Section(
                id: "\(number + 1)", title: "Page \(number + 1)", summary: page.summary,
                pictures: [(page.file, "Page \(number + 1). \(page.summary)")])
        }
        let html = PictureIndex(title: "Pages of \(ProcessInfo.processInfo.processName)", sections: sections).html
        try Data(html.utf8).write(to: folder.appendingPathComponent("index.html"))
        let text = pages.map { "\($0.file): \($0.summary)\n\($0.tree)\n" }.joined(separator: "\n")
        try Data(text.utf8).write(to: folder.appendingPathComponent("pages.txt"))
    }

    /// How many there are and where, in a sentence.
    var report: String {
        let count = pages.count == 1 ? "1 page was painted" : "\(pages.count) pages were painted"
        let more = hasMore ? "; there were more, which were not" : ""
        return "\(count)\(more): open \(folder.appendingPathComponent("index.html").path)"
    }
}
