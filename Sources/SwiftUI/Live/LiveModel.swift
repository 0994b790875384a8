import DovetailCore
import DovetailPaint
import Foundation

/// What the window that shows another program knows of it.
@MainActor
final class LiveModel: ObservableObject {
    let connection: LiveConnection
    @Published var picture: Image?
    @Published var pictureSize = CGSize.zero
    /// What went wrong, over the last good picture; empty for nothing.
    @Published var error = ""
    /// What is being done that takes its time.
    @Published var progress = ""
    /// All previews of the program, of which one is shown.
    @Published var previews: [LivePreview] = []
    @Published var shownPreview = ""
    /// Whether the same preview stays while files of others are saved.
    @Published var isPinned = false
    /// The preview in other variants.
    @Published var variants: [LiveVariantPicture] = []
    /// The next click asks what is there, in place of going to the program.
    @Published var isPicking = false {
        didSet {
            guard !isPicking, oldValue else { return }
            picked = nil
            connection.send(["type": "pick"])
        }
    }
    @Published var picked: LivePicked?
    /// How the preview is to be shown.
    @Published var look = LiveLook() {
        didSet { if look != oldValue { sendSettings() } }
    }
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
        case "errors", "crash", "failed":
            progress = ""
            error = message["text"] as? String ?? ""
        case "previews":
            previews = (message["previews"] as? [[String: String]] ?? []).map(LivePreview.init)
            shownPreview = message["shown"] as? String ?? ""
            isPinned = message["pinned"] as? Bool ?? isPinned
        case "variants":
            let pictures = message["pictures"] as? [LiveConnection.Message] ?? []
            variants = pictures.compactMap(LiveVariantPicture.init)
        case "picked": if isPicking { picked = LivePicked(message) }
        default: break
        }
    }

    private func show(_ message: LiveConnection.Message) {
        guard let (image, size) = Self.picture(message) else { return }
        (picture, pictureSize) = (image, size)
        connection.send(["type": "shown", "number": message["number"] ?? 0])
    }

    /// The picture in the file that a message names, and its size in points. It comes once: nothing else keeps it than what shows it.
    static func picture(_ message: LiveConnection.Message) -> (Image, CGSize)? {
        guard let file = message["file"] as? String, let data = try? Data(contentsOf: URL(fileURLWithPath: file)),
            let frame = PixelFrame(encoded: data)
        else { return nil }
        let scale = (message["scale"] as? NSNumber)?.doubleValue ?? 1
        var image = Image(.pixels(frame))
        image.isDecorative = true
        return (image.resizable(), CGSize(width: Double(frame.width) / scale, height: Double(frame.height) / scale))
    }

    // MARK: What a person does

    /// Sends what a person does in the picture to the program. Returns whether the window's own views are to hear of it.
    func `let`(_ event: WindowEvent) -> Bool {
        switch event {
        case .pointer(let pointer):
            let isInside = frame.contains(pointer.location)
            if pointer.phase == .down { isDown = isInside }
            guard isInside || isDown else { return true }
            if pointer.phase == .up || pointer.phase == .cancelled { isDown = false }
            if isPicking {
                if pointer.phase == .down { pick(at: pointer.location) }
                return false
            }
        case .scroll(let scroll): guard frame.contains(scroll.location) else { return true }
        case .key, .keyUp, .modifiers: break
        }
        if let message = LiveEvents.message(for: event, origin: frame.origin) { connection.send(message) }
        return false
    }

    private func pick(at place: CGPoint) {
        connection.send([
            "type": "pick", "x": Double(place.x - frame.minX), "y": Double(place.y - frame.minY),
        ])
    }

    func show(preview id: String) {
        guard id != shownPreview else { return }
        shownPreview = id
        connection.send(["type": "show", "preview": id])
    }

    func pin(_ pins: Bool) {
        isPinned = pins
        connection.send(["type": "pin", "pinned": pins])
    }

    /// Tells the program how the view is to be shown.
    func sendSettings() {
        var message = look.message
        message["scale"] = Double(scale)
        let size = look.room.size ?? available
        if size.width >= 1, size.height >= 1 { message["size"] = [Double(size.width), Double(size.height)] }
        connection.send(message)
    }
}

/// A preview of the program.
struct LivePreview: Identifiable, Equatable {
    let id: String
    let name: String

    init(_ message: [String: String]) {
        id = message["id"] ?? ""
        name = message["name"] ?? id
    }
}

/// A picture of a preview in one variant, or why there is none.
struct LiveVariantPicture: Identifiable {
    let id: String
    var picture: Image?
    var size = CGSize.zero
    var problem: String?

    @MainActor
    init?(_ message: LiveConnection.Message) {
        guard let name = message["name"] as? String else { return nil }
        id = name
        problem = message["text"] as? String
        if let (image, size) = LiveModel.picture(message) { (picture, self.size) = (image, size) }
    }
}

/// An element that was picked: which view drew it, where that is declared, and what it was given.
struct LivePicked {
    let title: String
    /// File and line of the view's declaration; empty where it is not among the package's sources.
    let place: String
    /// In the picture.
    let frame: CGRect
    let views: String
    let environment: [(name: String, value: String)]

    /// As much text as one has, for its room.
    static let blank = LivePicked([
        "views": [" "], "role": " ", "file": " ", "frame": [0, 0, 0, 0], "environment": ["font": " "],
    ])!

    /// Nil where nothing was there.
    init?(_ message: LiveConnection.Message) {
        guard let views = message["views"] as? [String] else { return nil }
        let view = message["view"] as? String ?? views.last ?? message["role"] as? String ?? ""
        let label = message["label"] as? String
        title = view + (label.map { " “\($0)”" } ?? "")
        place = (message["file"] as? String).map { "\($0):\(message["line"] as? Int ?? 0)" } ?? ""
        let sides = (message["frame"] as? [NSNumber] ?? []).map(\.doubleValue)
        frame =
            sides.count == 4 ? CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : .zero
        self.views = views.suffix(4).joined(separator: " › ")
        environment = (message["environment"] as? [String: String] ?? [:]).sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }
}
