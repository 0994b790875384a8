import SwiftUI

/// The pages, by what they are about. What belongs to a module, or is like it, is on its page, too.
enum ModulePage: String, CaseIterable, Identifiable {
    case places, location, weather, network, augmented
    case charts, filters, sprites, symbols, drawing, images, widgets
    case sound, speech, music, photos, documents, preview, web, safari, links, screen
    case notes, books, cloud, index, secrets, keys, numbers, language, models, vision
    case people, calendar, health, messages, calls, together, games
    case accounts, sign, store, pay, notifications, tips, intents, tasks, privacy
    case motion, haptics, nearby, watch, computer

    enum Group: String, CaseIterable {
        case world = "World"
        case drawing = "Drawing"
        case media = "Media"
        case data = "Data"
        case person = "People"
        case services = "Services"
        case devices = "Devices"
    }

    var id: Self { self }

    var group: Group {
        switch self {
        case .places, .location, .weather, .network, .augmented: .world
        case .charts, .filters, .sprites, .symbols, .drawing, .images, .widgets: .drawing
        case .sound, .speech, .music, .photos, .documents, .preview, .web, .safari, .links, .screen: .media
        case .notes, .books, .cloud, .index, .secrets, .keys, .numbers, .language, .models, .vision: .data
        case .people, .calendar, .health, .messages, .calls, .together, .games: .person
        case .accounts, .sign, .store, .pay, .notifications, .tips, .intents, .tasks, .privacy: .services
        case .motion, .haptics, .nearby, .watch, .computer: .devices
        }
    }

    /// The module that the page is about.
    var title: String {
        switch self {
        case .places: "MapKit"
        case .location: "CoreLocation"
        case .weather: "WeatherKit"
        case .network: "Network"
        case .augmented: "ARKit"
        case .charts: "Charts"
        case .filters: "CoreImage"
        case .sprites: "SpriteKit"
        case .symbols: "CoreText"
        case .drawing: "PencilKit"
        case .images: "ImageIO"
        case .widgets: "WidgetKit"
        case .sound: "AVFoundation"
        case .speech: "Speech"
        case .music: "MusicKit"
        case .photos: "PhotosUI"
        case .documents: "PDFKit"
        case .preview: "QuickLook"
        case .web: "WebKit"
        case .safari: "SafariServices"
        case .links: "LinkPresentation"
        case .screen: "ReplayKit"
        case .notes: "SwiftData"
        case .books: "CoreData"
        case .cloud: "CloudKit"
        case .index: "CoreSpotlight"
        case .secrets: "CryptoKit"
        case .keys: "Security"
        case .numbers: "Accelerate"
        case .language: "NaturalLanguage"
        case .models: "CoreML"
        case .vision: "Vision"
        case .people: "Contacts"
        case .calendar: "EventKit"
        case .health: "HealthKit"
        case .messages: "MessageUI"
        case .calls: "CallKit"
        case .together: "GroupActivities"
        case .games: "GameKit"
        case .accounts: "AuthenticationServices"
        case .sign: "LocalAuthentication"
        case .store: "StoreKit"
        case .pay: "PassKit"
        case .notifications: "UserNotifications"
        case .tips: "TipKit"
        case .intents: "AppIntents"
        case .tasks: "BackgroundTasks"
        case .privacy: "AdSupport"
        case .motion: "CoreMotion"
        case .haptics: "CoreHaptics"
        case .nearby: "CoreBluetooth"
        case .watch: "WatchKit"
        case .computer: "IOKit"
        }
    }

    var symbol: String {
        switch self {
        case .places: "map"
        case .location: "location"
        case .weather: "cloud.sun"
        case .network: "network"
        case .augmented: "arkit"
        case .charts: "chart.bar"
        case .filters: "camera.filters"
        case .sprites: "gamecontroller"
        case .symbols: "textformat"
        case .drawing: "pencil.tip"
        case .images: "photo.artframe"
        case .widgets: "square.grid.2x2"
        case .sound: "speaker.wave.2"
        case .speech: "waveform"
        case .music: "music.note"
        case .photos: "photo"
        case .documents: "doc.richtext"
        case .preview: "eye"
        case .web: "globe"
        case .safari: "safari"
        case .links: "link"
        case .screen: "record.circle"
        case .notes: "note.text"
        case .books: "books.vertical"
        case .cloud: "icloud"
        case .index: "magnifyingglass"
        case .secrets: "lock"
        case .keys: "key"
        case .numbers: "function"
        case .language: "text.bubble"
        case .models: "brain"
        case .vision: "text.viewfinder"
        case .people: "person.crop.circle"
        case .calendar: "calendar"
        case .health: "heart"
        case .messages: "envelope"
        case .calls: "phone"
        case .together: "shareplay"
        case .games: "dice"
        case .accounts: "person.badge.key"
        case .sign: "touchid"
        case .store: "cart"
        case .pay: "wallet.pass"
        case .notifications: "bell"
        case .tips: "lightbulb"
        case .intents: "square.stack.3d.up"
        case .tasks: "clock.arrow.circlepath"
        case .privacy: "hand.raised"
        case .motion: "figure.walk"
        case .haptics: "waveform.path"
        case .nearby: "antenna.radiowaves.left.and.right"
        case .watch: "applewatch"
        case .computer: "desktopcomputer"
        }
    }

    @MainActor @ViewBuilder var content: some View {
        switch self {
        case .places: PlacesPage()
        case .location: LocationPage()
        case .weather: WeatherPage()
        case .network: NetworkPage()
        case .augmented: AugmentedPage()
        case .charts: ChartsPage()
        case .filters: FiltersPage()
        case .sprites: SpritesPage()
        case .symbols: GlyphsPage()
        case .drawing: DrawingPage()
        case .images: ImagesPage()
        case .widgets: WidgetsPage()
        case .sound: SoundPage()
        case .speech: SpeechPage()
        case .music: MusicPage()
        case .photos: PhotosPage()
        case .documents: DocumentsPage()
        case .preview: PreviewPage()
        case .web: WebPages()
        case .safari: SafariPage()
        case .links: LinksPage()
        case .screen: ScreenPage()
        case .notes: NotesPage()
        case .books: CoreDataPage()
        case .cloud: CloudPage()
        case .index: IndexPage()
        case .secrets: SecretsPage()
        case .keys: KeysPage()
        case .numbers: NumbersPage()
        case .language: LanguagePage()
        case .models: ModelsPage()
        case .vision: VisionPage()
        case .people: PeoplePage()
        case .calendar: CalendarPage()
        case .health: HealthPage()
        case .messages: MessagesPage()
        case .calls: CallsPage()
        case .together: TogetherPage()
        case .games: GamesPage()
        case .accounts: AccountsPage()
        case .sign: SignPage()
        case .store: StorePage()
        case .pay: PayPage()
        case .notifications: NotificationsPage()
        case .tips: TipsPage()
        case .intents: IntentsPage()
        case .tasks: TasksPage()
        case .privacy: PrivacyPage()
        case .motion: MotionPage()
        case .haptics: HapticsPage()
        case .nearby: NearbyPage()
        case .watch: WatchPage()
        case .computer: ComputerPage()
        }
    }
}
