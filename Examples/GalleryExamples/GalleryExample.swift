import SwiftUI

/// One example of the gallery.
public struct GalleryExample: Identifiable {
    public let id: String
    public let title: String
    public let summary: String
    public let symbol: String
    private let makeView: @MainActor () -> AnyView

    init<Content: View>(
        _ id: String, _ title: String, _ summary: String, symbol: String,
        @ViewBuilder view: @escaping @MainActor () -> Content
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.symbol = symbol
        makeView = { AnyView(view()) }
    }

    /// The example's view, fresh.
    @MainActor public var view: AnyView { makeView() }
}

/// The gallery's examples, in order.
@MainActor public let galleryExamples: [GalleryExample] = [
    GalleryExample("EX-01", "Podcast player", "State, a binding and an animation", symbol: "play.circle") {
        EX01.PlayerView(episode: EX01.Episode(title: "Some Episode", showTitle: "Great Show"))
    },
    GalleryExample("EX-02", "Play and pause", "A title and a style that follow state", symbol: "pause.circle") {
        EX02.PlayerView(episode: EX02.Episode(title: "Some Episode"))
    },
    GalleryExample("EX-03", "Podcaster", "A binding to one field", symbol: "star") { EX03.Podcaster() },
    GalleryExample("EX-04", "Visibility", "A view that comes and goes", symbol: "eye") { EX04.ContentView() },
    GalleryExample("EX-05", "Consents", "One binding for three states", symbol: "checkmark.circle") {
        EX05.ContentView()
    },
    GalleryExample("EX-06", "Blur", "didSet and onChange", symbol: "drop") { EX06.OnChangeView() },
    GalleryExample("EX-07", "Number picker", "A custom binding", symbol: "number") { EX07.ContentView() },
    GalleryExample("EX-08", "Name form", "A text field in a form", symbol: "pencil") { EX08.ContentView() },
    GalleryExample("EX-09", "Alert game", "An alert that follows a slider", symbol: "bell") { EX09.ContentView() },
    GalleryExample("EX-10", "Constant toggle", "A binding that cannot change", symbol: "lock") {
        EX10.ContentView()
    },
    GalleryExample("EX-11", "Tap counter", "The struct problem, solved", symbol: "hand.tap") {
        EX11.ContentView()
    },
]
