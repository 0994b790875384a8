import SwiftUI

/// One example of the gallery.
public struct GalleryExample: Identifiable {
    /// What examples have in common; a section of the side bar.
    public enum Group: String, CaseIterable, Identifiable, Sendable {
        case controls = "Controls"
        case text = "Text and symbols"
        case layout = "Layout"
        case lists = "Lists"
        case presentation = "Navigation"
        case drawing = "Drawing"
        case motion = "Motion"
        case basics = "First steps"
        case state = "State"
        case objects = "Objects"
        case apps = "Apps"

        public var id: Self { self }
    }

    public let id: String
    public let group: Group
    public let title: String
    public let summary: String
    public let symbol: String
    private let makeView: @MainActor () -> AnyView

    init<Content: View>(
        _ id: String, _ group: Group, _ title: String, _ summary: String, symbol: String,
        @ViewBuilder view: @escaping @MainActor () -> Content
    ) {
        self.id = id
        self.group = group
        self.title = title
        self.summary = summary
        self.symbol = symbol
        makeView = { AnyView(view()) }
    }

    /// The example's view, fresh.
    @MainActor public var view: AnyView { makeView() }

    /// Whether the example is a whole page or app, and takes all the room that it gets.
    public var fillsPage: Bool { !id.hasPrefix("EX-") || group == .apps }

    /// Whether a search finds the example.
    public func matches(_ query: String) -> Bool {
        query.isEmpty
            || [title, summary, group.rawValue].contains { $0.localizedCaseInsensitiveContains(query) }
    }

    /// The example's source files, joined; nil where the package's sources are not on this machine.
    public var source: String? {
        let name = id.replacingOccurrences(of: "-", with: "")
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let folders = [root, root.appendingPathComponent("Showcase")]
        let files = folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
                .filter { $0.hasPrefix(name) && $0.hasSuffix(".swift") }.sorted()
                .map { folder.appendingPathComponent($0) }
        }
        let texts = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }
}
