import DovetailCore
import DovetailGTK
import DovetailPaint
import Foundation

/// The window that shows what another program, which comes and goes, sends as pictures.
///
/// `DOVETAIL_HOST` is `live-window`, and `DOVETAIL_LIVE` the socket of the watcher. With `DOVETAIL_LIVE_CONTROLS` it has controls for how
/// a preview is shown.
@MainActor
struct LiveWindow {
    let settings: HostSettings

    func run() throws -> Int32 {
        GTKApplication.prepareMainLoop()
        let application = try GTKApplication()
        let connection = try LiveConnection(path: settings.values["DOVETAIL_LIVE"] ?? "")
        let model = LiveModel(connection: connection)
        let hasControls = settings.values["DOVETAIL_LIVE_CONTROLS"] != nil
        let size = try settings.size() ?? InitialWindowSize.ofProcess.usual
        let window = WindowRoot(
            rootView: LiveView(model: model, hasControls: hasControls), environment: application.environment,
            services: application.services)
        window.title = settings.values["DOVETAIL_LIVE_TITLE"] ?? "Dovetail"
        _ = window.program[EventMonitors.self].add { event, _ in model.let(event) }
        application.open(window, defaultSize: size)
        model.scale = window.displayScale
        model.isDark = application.environment.colorScheme == .dark
        connection.send(["type": "hello", "role": "window"])
        return application.run()
    }
}

/// What the window shows.
@MainActor
final class LiveModel: ObservableObject {
    let connection: LiveConnection
    @Published var picture: Image?
    @Published var pictureSize = CGSize.zero
    /// What went wrong, over the last good picture; empty for nothing.
    @Published var error = ""
    /// What is being done that takes its time.
    @Published var progress = ""
    @Published var room = LiveRoom.window
    @Published var isDark = false
    @Published var typeSize = DynamicTypeSize.large
    @Published var language = ""
    @Published var isMirrored = false
    @Published var hasContrast = false
    @Published var hasReducedMotion = false
    var scale: CGFloat = 1
    /// Where the picture is in the window, and the room that there is for it.
    var frame = CGRect.zero
    var available = CGSize.zero
    private var isDown = false

    init(connection: LiveConnection) {
        self.connection = connection
        connection.onMessage = { [unowned self] in receive($0) }
        connection.onEnd = { exit(0) }
    }

    private func receive(_ message: LiveConnection.Message) {
        switch message["type"] as? String {
        case "frame": show(message)
        case "building":
            let (done, all) = (message["done"] as? Int ?? 0, message["of"] as? Int ?? 0)
            progress = all > 0 ? "Building: \(done) of \(all)" : "Building…"
        case "built":
            progress = ""
            error = ""
        case "errors":
            progress = ""
            error = message["text"] as? String ?? ""
        case "crash", "failed":
            progress = ""
            error = message["text"] as? String ?? ""
        default: break
        }
    }

    private func show(_ message: LiveConnection.Message) {
        guard let file = message["file"] as? String, let data = try? Data(contentsOf: URL(fileURLWithPath: file)),
            let width = message["width"] as? Int, let height = message["height"] as? Int
        else { return }
        let scale = (message["scale"] as? NSNumber)?.doubleValue ?? 1
        picture = Image(decorative: CGImage(data: data, width: width, height: height), scale: scale)
        pictureSize = CGSize(width: Double(width) / scale, height: Double(height) / scale)
        connection.send(["type": "shown", "number": message["number"] ?? 0])
    }

    /// Sends what a person does in the picture to the program. Returns whether the window's own views are to hear of it.
    func `let`(_ event: WindowEvent) -> Bool {
        switch event {
        case .pointer(let pointer):
            let isInside = frame.contains(pointer.location)
            if pointer.phase == .down { isDown = isInside }
            guard isInside || isDown else { return true }
            if pointer.phase == .up || pointer.phase == .cancelled { isDown = false }
        case .scroll(let scroll): guard frame.contains(scroll.location) else { return true }
        case .key, .keyUp, .modifiers: break
        }
        if let message = LiveEvents.message(for: event, origin: frame.origin) { connection.send(message) }
        return false
    }

    /// Tells the program how the view is to be shown.
    func sendSettings() {
        var message: LiveConnection.Message = [
            "type": "settings", "colorScheme": isDark ? "dark" : "light", "typeSize": "\(typeSize)",
            "rightToLeft": isMirrored, "contrast": hasContrast, "reduceMotion": hasReducedMotion,
            "scale": Double(scale), "language": language,
        ]
        let size = room.size ?? available
        if size.width >= 1, size.height >= 1 { message["size"] = [Double(size.width), Double(size.height)] }
        connection.send(message)
    }
}

/// How much room a preview has.
enum LiveRoom: String, CaseIterable, Identifiable {
    case window = "Window", smallPhone = "Small phone", phone = "Phone", largePhone = "Large phone", tablet = "Tablet"
    case wideTablet = "Wide tablet"

    var id: Self { self }

    var size: CGSize? {
        switch self {
        case .window: nil
        case .smallPhone: CGSize(width: 375, height: 667)
        case .phone: CGSize(width: 393, height: 852)
        case .largePhone: CGSize(width: 440, height: 956)
        case .tablet: CGSize(width: 820, height: 1180)
        case .wideTablet: CGSize(width: 1180, height: 820)
        }
    }
}
