import SwiftUI

/// One example of the gallery.
public struct GalleryExample: Identifiable {
    /// What examples have in common; a page of the side bar.
    public enum Group: String, CaseIterable, Identifiable, Sendable {
        case basics = "Basics"
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
}
