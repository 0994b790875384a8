import SwiftUI

/// The pages, by what they are about.
enum ModulePage: String, CaseIterable, Identifiable {
    case places, location, motion
    case charts, filters, sprites, symbols
    case sound, photos, documents, preview, web
    case notes, secrets, store, sign, notifications, tips

    enum Group: String, CaseIterable {
        case world = "World"
        case drawing = "Drawing"
        case media = "Media"
        case services = "Services"
    }

    var id: Self { self }

    var group: Group {
        switch self {
        case .places, .location, .motion: .world
        case .charts, .filters, .sprites, .symbols: .drawing
        case .sound, .photos, .documents, .preview, .web: .media
        case .notes, .secrets, .store, .sign, .notifications, .tips: .services
        }
    }

    /// The module that the page is about.
    var title: String {
        switch self {
        case .places: "MapKit"
        case .location: "CoreLocation"
        case .motion: "CoreMotion"
        case .charts: "Charts"
        case .filters: "CoreImage"
        case .sprites: "SpriteKit"
        case .symbols: "CoreText"
        case .sound: "AVFoundation"
        case .photos: "PhotosUI"
        case .documents: "PDFKit"
        case .preview: "QuickLook"
        case .web: "WebKit"
        case .notes: "SwiftData"
        case .secrets: "CryptoKit"
        case .store: "StoreKit"
        case .sign: "LocalAuthentication"
        case .notifications: "UserNotifications"
        case .tips: "TipKit"
        }
    }

    var symbol: String {
        switch self {
        case .places: "map"
        case .location: "location"
        case .motion: "figure.walk"
        case .charts: "chart.bar"
        case .filters: "camera.filters"
        case .sprites: "gamecontroller"
        case .symbols: "textformat"
        case .sound: "speaker.wave.2"
        case .photos: "photo"
        case .documents: "doc.richtext"
        case .preview: "eye"
        case .web: "globe"
        case .notes: "note.text"
        case .secrets: "lock"
        case .store: "cart"
        case .sign: "person.badge.key"
        case .notifications: "bell"
        case .tips: "lightbulb"
        }
    }

    @MainActor @ViewBuilder var content: some View {
        switch self {
        case .places: PlacesPage()
        case .location: LocationPage()
        case .motion: MotionPage()
        case .charts: ChartsPage()
        case .filters: FiltersPage()
        case .sprites: SpritesPage()
        case .symbols: GlyphsPage()
        case .sound: SoundPage()
        case .photos: PhotosPage()
        case .documents: DocumentsPage()
        case .preview: PreviewPage()
        case .web: WebPages()
        case .notes: NotesPage()
        case .secrets: SecretsPage()
        case .store: StorePage()
        case .sign: SignPage()
        case .notifications: NotificationsPage()
        case .tips: TipsPage()
        }
    }
}
