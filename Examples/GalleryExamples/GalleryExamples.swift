import SwiftUI

/// The gallery's examples, in order.
@MainActor public let galleryExamples: [GalleryExample] = showcaseExamples + sourceExamples

/// The examples of data flow, in order.
@MainActor private let sourceExamples: [GalleryExample] = [
    GalleryExample("EX-01", .basics, "Podcast player", "State, a binding and an animation", symbol: "play.circle") {
        EX01.PlayerView(episode: EX01.Episode(title: "Some Episode", showTitle: "Great Show"))
    },
    GalleryExample("EX-02", .basics, "Play and pause", "A title and a style that follow state", symbol: "pause.circle")
    {
        EX02.PlayerView(episode: EX02.Episode(title: "Some Episode"))
    },
    GalleryExample("EX-03", .basics, "Podcaster", "A binding to one field", symbol: "star") { EX03.Podcaster() },
    GalleryExample("EX-04", .basics, "Visibility", "A view that comes and goes", symbol: "eye") { EX04.ContentView() },
    GalleryExample("EX-05", .basics, "Consents", "One binding for three states", symbol: "checkmark.circle") {
        EX05.ContentView()
    },
    GalleryExample("EX-06", .basics, "Blur", "didSet and onChange", symbol: "drop") { EX06.OnChangeView() },
    GalleryExample("EX-07", .basics, "Number picker", "A custom binding", symbol: "number") { EX07.ContentView() },
    GalleryExample("EX-08", .basics, "Name form", "A text field in a form", symbol: "pencil") { EX08.ContentView() },
    GalleryExample("EX-09", .basics, "Alert game", "An alert that follows a slider", symbol: "bell") {
        EX09.ContentView()
    },
    GalleryExample("EX-10", .basics, "Constant toggle", "A binding that cannot change", symbol: "lock") {
        EX10.ContentView()
    },
    GalleryExample("EX-11", .basics, "Tap counter", "The struct problem, solved", symbol: "hand.tap") {
        EX11.ContentView()
    },
    GalleryExample("EX-12", .objects, "Book", "An object that two views observe", symbol: "book") {
        EX12.ContentView()
    },
    GalleryExample("EX-13", .objects, "Two libraries", "Each view owns an object", symbol: "books.vertical") {
        EX13.ContentView()
    },
    GalleryExample("EX-14", .apps, "Book reader", "An object for all windows", symbol: "books.vertical") {
        EX14.LibraryView_Previews.previews
    },
    GalleryExample("EX-15", .objects, "Environment model", "An object for a whole subtree", symbol: "leaf") {
        EX15.ContentView()
    },
    GalleryExample("EX-16", .objects, "Observed model", "An object handed to a child", symbol: "hand.point.right") {
        EX16.ContentView()
    },
    GalleryExample("EX-17", .objects, "Outside data", "An object made once", symbol: "1.circle") { EX17.ContentView() },
    GalleryExample("EX-18", .objects, "Identity", "A new name, a new object", symbol: "person") { EX18.ContentView() },
    GalleryExample("EX-19", .objects, "Merged identity", "A hash of several inputs", symbol: "number") {
        EX19.ContentView()
    },
    GalleryExample("EX-20", .apps, "Things, by struct", "A state, a sheet and a binding", symbol: "list.bullet") {
        EX20.ContentView()
    },
    GalleryExample("EX-21", .apps, "Things, by class", "The same with an object", symbol: "list.bullet") {
        EX21.ContentView()
    },
    GalleryExample("EX-22", .apps, "Things in capitals", "A value for a whole app", symbol: "textformat") {
        EX22.ContentView_Previews.previews
    },
    GalleryExample("EX-23", .state, "Fonts", "Inherited, and overridden", symbol: "textformat.size") {
        EX23.ContentView()
    },
    GalleryExample("EX-24", .apps, "HIITFit", "Tabs, timers, ratings and history", symbol: "figure.run") {
        EX24.ContentView().environmentObject(EX24.HistoryStore())
    },
    GalleryExample("EX-25", .state, "Initial values", "Three ways to start a state", symbol: "flag") {
        EX25.ContentView()
    },
    GalleryExample("EX-26", .state, "Waking up", "A default of its own", symbol: "alarm") { EX26.ContentView() },
    GalleryExample("EX-27", .state, "Location editor", "A copy, until it is saved", symbol: "mappin") {
        EX27.ContentView()
    },
    GalleryExample("EX-28", .objects, "Counters", "Objects kept, given and lost", symbol: "plus") {
        EX28.ContentView()
    },
    GalleryExample("EX-29", .objects, "Nested objects", "What announces, and what does not", symbol: "shippingbox") {
        EX29.OwningView()
    },
    GalleryExample("EX-30", .state, "Cached object", "A reference as the value of a state", symbol: "archivebox") {
        EX30.ContentView()
    },
    GalleryExample("EX-31", .state, "Animations", "On a binding", symbol: "sparkles") { EX31.BindingView() },
    GalleryExample("EX-32", .objects, "Episodes", "A model that loads", symbol: "square.and.arrow.down") {
        EX32.EpisodeList(source: EX32.SampleSource())
    },
]
