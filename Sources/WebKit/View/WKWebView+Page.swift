import CWebKitGTK
import Combine
import DovetailUIKit
import Foundation
import FoundationAdditions

/// Which part of a page a picture shows, and how.
@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
    /// The part, in the view's points; `.null` for all that the view shows.
    open var rect = CGRect.null
    /// Whether the picture waits for changes that are under way. It always does.
    open var afterScreenUpdates = true
    public override init() {}
}

/// How a text is looked for.
@MainActor @preconcurrency
open class WKFindConfiguration: NSObject {
    open var backwards = false
    open var caseSensitive = false
    open var wraps = true
    public override init() {}
}

/// What came of looking for a text.
@MainActor @preconcurrency
open class WKFindResult: NSObject {
    /// Whether the text was found.
    public let matchFound: Bool
    init(matchFound: Bool) { self.matchFound = matchFound }
}

extension WKWebView {
    // MARK: Pictures

    /// Makes a picture of what the view shows.
    @preconcurrency public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        guard let widget else { return completionHandler(nil, WKError.noDisplay) }
        let part = snapshotConfiguration?.rect ?? .null
        let scale = CGFloat(
            gtk_widget_get_scale_factor(
                UnsafeMutableRawPointer(widget.pointer).assumingMemoryBound(to: GtkWidget.self)))
        let data = AsyncAnswer.data { result in
            var error: UnsafeMutablePointer<GError>?
            guard let texture = webkit_web_view_get_snapshot_finish(widget.pointer, result, &error) else {
                let message = error.map { String(cString: $0.pointee.message) } ?? "There is no picture"
                if let error { g_error_free(error) }
                return completionHandler(nil, WKError(code: .unknown, message: message))
            }
            defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
            guard let image = Self.image(texture, scale: scale, part: part) else {
                return completionHandler(nil, WKError(code: .unknown, message: "There is no picture"))
            }
            completionHandler(image, nil)
        }
        webkit_web_view_get_snapshot(
            widget.pointer, WEBKIT_SNAPSHOT_REGION_VISIBLE, WEBKIT_SNAPSHOT_OPTIONS_NONE, nil, AsyncAnswer.callback,
            data)
    }

    /// Makes a picture of what the view shows.
    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        let (image, error) = await withCheckedContinuation { continuation in
            takeSnapshot(with: configuration) { continuation.resume(returning: ($0, $1)) }
        }
        if let image { return image }
        throw error ?? WKError(code: .unknown, message: "There is no picture")
    }

    private static func image(_ texture: OpaquePointer, scale: CGFloat, part: CGRect) -> UIImage? {
        guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let start = g_bytes_get_data(bytes, &size) else { return nil }
        guard let image = UIImage(data: Data(bytes: start, count: Int(size)), scale: scale) else { return nil }
        guard !part.isNull, let whole = image.cgImage else { return image }
        let pixels = CGRect(
            x: part.minX * scale, y: part.minY * scale, width: part.width * scale, height: part.height * scale)
        return whole.cropping(to: pixels).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    // MARK: Finding

    /// Looks for a text in the page, from what is selected on, and selects it. Nothing is told of an empty text.
    @preconcurrency public func find(
        _ string: String, configuration: WKFindConfiguration? = nil,
        completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) {
        guard let widget, !string.isEmpty else { return completionHandler(WKFindResult(matchFound: false)) }
        let configuration = configuration ?? WKFindConfiguration()
        var options = WEBKIT_FIND_OPTIONS_NONE.rawValue
        if !configuration.caseSensitive { options |= WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE.rawValue }
        if configuration.backwards { options |= WEBKIT_FIND_OPTIONS_BACKWARDS.rawValue }
        if configuration.wraps { options |= WEBKIT_FIND_OPTIONS_WRAP_AROUND.rawValue }
        finder.find(string, options, in: widget) { completionHandler(WKFindResult(matchFound: $0)) }
    }

    /// Looks for a text in the page, from what is selected on, and selects it.
    public func find(_ string: String, configuration: WKFindConfiguration? = nil) async throws
        -> WKFindResult
    {
        await withCheckedContinuation { continuation in
            find(string, configuration: configuration) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Observing

    /// Emits the values of a property: at once, and whenever it changes. It does not keep the view.
    public func publisher<Value>(
        for keyPath: KeyPath<WKWebView, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        Deferred { [weak self] () -> AnyPublisher<Value, Never> in
            guard let self else { return Empty().eraseToAnyPublisher() }
            let subject = PassthroughSubject<Value, Never>()
            let observation = observe(keyPath) { [weak subject] view, _ in subject?.send(view[keyPath: keyPath]) }
            let later = subject.handleEvents(receiveCancel: { observation.invalidate() })
            guard options.contains(.initial) else { return later.eraseToAnyPublisher() }
            return later.prepend(self[keyPath: keyPath]).eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }
}

/// Looks for texts, one after the other. What is stored is used on the main thread alone, and when nobody else knows the object any more.
@MainActor
final class PageFinder {
    private var answer: ((Bool) -> Void)?
    private nonisolated(unsafe) var controller: OpaquePointer?
    private var last: String?

    func find(_ text: String, _ options: UInt32, in widget: WebWidget, _ answer: @escaping (Bool) -> Void) {
        // One that waits still is told that there is nothing: WebKit answers the last question alone.
        self.answer?(false)
        self.answer = answer
        if controller == nil { connect(webkit_web_view_get_find_controller(widget.pointer)!) }
        webkit_find_controller_search(controller, text, options, 1000)
    }

    private func connect(_ controller: OpaquePointer) {
        self.controller = controller
        g_object_ref(UnsafeMutableRawPointer(controller))
        let found: @convention(c) (gpointer?, guint, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { PageFinder.from(data).end(true) }
        }
        let failed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { PageFinder.from(data).end(false) }
        }
        let data = Unmanaged.passUnretained(self).toOpaque()
        ObjectReference.connect(controller, "found-text", found, data)
        ObjectReference.connect(controller, "failed-to-find-text", failed, data)
    }

    private nonisolated static func from(_ data: gpointer?) -> PageFinder {
        Unmanaged<PageFinder>.fromOpaque(data!).takeUnretainedValue()
    }

    private func end(_ isFound: Bool) {
        let answer = answer
        self.answer = nil
        answer?(isFound)
    }

    deinit {
        guard let controller else { return }
        dovetail_web_disconnect(UnsafeMutableRawPointer(controller), Unmanaged.passUnretained(self).toOpaque())
        ObjectReference.release(controller)
    }
}
