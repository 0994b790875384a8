import CDovetailGTK
import CGTK
import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// The clipboard of the display. What other programs copy is fetched when they do, since it can only be had a moment later: a text, addresses,
/// and one of the formats that a picture is offered in.
///
/// Lives as long as the program.
@MainActor
final class DisplayClipboard: @preconcurrency Clipboard, SignalTarget {
    private let clipboard: OpaquePointer?
    private var cached: [[String: Data]] = []
    /// What this program put there last, as the toolkit has it.
    private var own: UnsafeMutablePointer<GdkContentProvider>?
    /// Counts changes, so that a slow answer does not replace a later text.
    private var generation = 0

    init() {
        clipboard = gdk_display_get_default().map { gdk_display_get_clipboard($0) }
        guard let clipboard else { return }
        let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { DisplayClipboard.from(data).fetch() }
        }
        dovetail_connect(
            UnsafeMutableRawPointer(clipboard), "changed", unsafeBitCast(changed, to: GCallback.self),
            Unmanaged.passRetained(self).toOpaque())
        fetch()
    }

    /// What is on the clipboard. What another program copied appears a moment afterwards.
    var items: [[String: Data]] {
        get { cached }
        set {
            cached = newValue
            guard let clipboard else { return }
            let offer = Self.offer(newValue)
            own = offer
            gdk_clipboard_set_content(clipboard, offer)
            if let offer { g_object_unref(UnsafeMutableRawPointer(offer)) }
        }
    }

    // MARK: The selection

    /// What this program has selected last; another program may have selected something since.
    private(set) var ownSelectedText: String?

    var selectedText: String? {
        get { ownSelectedText }
        set {
            ownSelectedText = newValue
            guard let newValue, let primary else { return }
            gdk_clipboard_set_text(primary, newValue)
        }
    }

    private var primary: OpaquePointer? { gdk_display_get_default().map { gdk_display_get_primary_clipboard($0) } }

    func readSelectedText(_ body: @escaping @MainActor (String) -> Void) {
        if let primary { Self.readText(primary, then: body) }
    }

    // MARK: Offering

    /// What other programs may have of the items: the texts and the addresses together, one each line, and of any other kind the first.
    private static func offer(_ items: [[String: Data]]) -> UnsafeMutablePointer<GdkContentProvider>? {
        var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
        let texts = items.compactMap { $0[ClipboardKinds.text] }.map { String(decoding: $0, as: UTF8.self) }
        if !texts.isEmpty {
            var value = GValue()
            g_value_init(&value, stringType)
            g_value_set_string(&value, texts.joined(separator: "\n"))
            providers.append(gdk_content_provider_new_for_value(&value))
            g_value_unset(&value)
        }
        var addresses: [Data] = []
        var seen: Set<String> = []
        for item in items {
            if let address = item[ClipboardKinds.fileURL] ?? item[ClipboardKinds.url] { addresses.append(address) }
            for (kind, data) in item.sorted(by: { $0.key < $1.key }) where kind != ClipboardKinds.text {
                for name in DataKinds.mimeTypes(of: kind)
                where name != DataKinds.addresses && seen.insert(name).inserted {
                    providers.append(provider(name, data))
                }
            }
        }
        if !addresses.isEmpty {
            let lines = Data(addresses.joined(separator: Data("\r\n".utf8))) + Data("\r\n".utf8)
            providers.append(provider(DataKinds.addresses, lines))
        }
        guard providers.count > 1 else { return providers.first ?? nil }
        return gdk_content_provider_new_union(&providers, gsize(providers.count))
    }

    private static func provider(_ mime: String, _ data: Data) -> UnsafeMutablePointer<GdkContentProvider>? {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        return gdk_content_provider_new_for_bytes(mime, bytes)
    }

    /// G_TYPE_STRING, a macro.
    private static var stringType: GType { GType(16 << 2) }

    // MARK: Fetching

    private func fetch() {
        guard let clipboard else { return }
        generation += 1
        // What this program put there is known: asking for it would need a turn of the main loop.
        guard gdk_clipboard_is_local(clipboard) == 0 else { return fetchLocal(clipboard) }
        own = nil
        cached = []
        guard let formats = gdk_clipboard_get_formats(clipboard) else { return }
        var count: gsize = 0
        let names = gdk_content_formats_get_mime_types(formats, &count)
        let offered = (0..<Int(count)).compactMap { index in names?[index].map { String(cString: $0) } }
        if holdsText(formats) { fetchText(clipboard) }
        if offered.contains(DataKinds.addresses) {
            read(DataKinds.addresses) { clipboard, data in
                for url in DataKinds.urls(in: data) {
                    let kind = url.isFileURL ? ClipboardKinds.fileURL : ClipboardKinds.url
                    clipboard.add(Data(url.absoluteString.utf8), kind: kind)
                }
            }
        }
        // Programs offer a picture in all the formats that they can write: one is enough.
        let pictures = offered.filter { DataKinds.type(ofMime: $0)?.conforms(to: .image) == true }
        if let name = pictures.first(where: { $0 == "image/png" }) ?? pictures.first,
            let type = DataKinds.type(ofMime: name)
        {
            read(name) { $0.add($1, kind: type.identifier) }
        }
    }

    /// Puts a kind of data to the first thing that has none of it.
    private func add(_ data: Data, kind: String) {
        if let index = cached.firstIndex(where: { $0[kind] == nil }) {
            cached[index][kind] = data
        } else {
            cached.append([kind: data])
        }
    }

    private func fetchText(_ clipboard: OpaquePointer) {
        let request = Request(clipboard: self, generation: generation) { $0.add($1, kind: ClipboardKinds.text) }
        Self.readText(clipboard) { request.answer(Data($0.utf8)) }
    }

    /// Asks for the text of a clipboard, which comes a moment later; nothing happens where there is none.
    private static func readText(_ clipboard: OpaquePointer, then body: @escaping @MainActor (String) -> Void) {
        gdk_clipboard_read_text_async(
            clipboard, nil,
            { source, result, data in
                let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                let string = text.map { String(cString: $0) }
                g_free(text)
                MainActor.assumeIsolated {
                    let reader = Unmanaged<TextReader>.fromOpaque(data!).takeRetainedValue()
                    if let string { reader.body(string) }
                }
            }, Unmanaged.passRetained(TextReader(body)).toOpaque())
    }

    private final class TextReader {
        let body: @MainActor (String) -> Void
        init(_ body: @escaping @MainActor (String) -> Void) { self.body = body }
    }

    /// Reads data of a MIME type, and takes it over if the clipboard still holds the same then.
    private func read(_ mime: String, take: @escaping (DisplayClipboard, Data) -> Void) {
        dovetail_clipboard_read(
            clipboard, mime,
            { context, bytes, count in
                let data = bytes.map { Data(bytes: $0, count: Int(count)) }
                MainActor.assumeIsolated {
                    let request = Unmanaged<Request>.fromOpaque(context!).takeRetainedValue()
                    if let data { request.answer(data) }
                }
            }, request(take))
    }

    private func request(_ take: @escaping (DisplayClipboard, Data) -> Void) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(Request(clipboard: self, generation: generation, take: take)).toOpaque()
    }

    /// Something else of this program may have copied it, too, such as a dialog of the toolkit.
    private func fetchLocal(_ clipboard: OpaquePointer) {
        let content = gdk_clipboard_get_content(clipboard)
        if let own, content == own { return }
        own = nil
        cached = []
        guard let content else { return }
        var value = GValue()
        g_value_init(&value, Self.stringType)
        defer { g_value_unset(&value) }
        guard gdk_content_provider_get_value(content, &value, nil) != 0, let text = g_value_get_string(&value) else {
            return
        }
        cached = [[ClipboardKinds.text: Data(String(cString: text).utf8)]]
    }

    private func holdsText(_ formats: OpaquePointer) -> Bool {
        let textTypes = ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "STRING"]
        if textTypes.contains(where: { gdk_content_formats_contain_mime_type(formats, $0) != 0 }) { return true }
        return gdk_content_formats_contain_gtype(formats, Self.stringType) != 0
    }

    private final class Request {
        private let clipboard: DisplayClipboard
        private let generation: Int
        private let take: (DisplayClipboard, Data) -> Void

        init(clipboard: DisplayClipboard, generation: Int, take: @escaping (DisplayClipboard, Data) -> Void) {
            self.clipboard = clipboard
            self.generation = generation
            self.take = take
        }

        @MainActor
        func answer(_ data: Data) {
            if generation == clipboard.generation { take(clipboard, data) }
        }
    }
}
