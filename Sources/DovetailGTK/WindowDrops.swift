import CDovetailGTK
import CGTK
import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// Hands what is dragged over a window, from other windows or programs, to the views under the pointer.
@MainActor
final class WindowDrops: SignalTarget {
    /// Called after each event.
    var onEvent: () -> Void = {}
    private let root: WindowRoot
    private var session: DragSession?

    init(surface: UnsafeMutablePointer<GtkWidget>, root: WindowRoot) {
        self.root = root
        // All formats: the views decide.
        let target = gtk_drop_target_async_new(nil, GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue))!
        let moved: @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, gpointer?) -> GdkDragAction = {
            _, drop, x, y, data in
            MainActor.assumeIsolated {
                WindowDrops.from(data).moved(drop!, to: CGPoint(x: x, y: y)) ? GDK_ACTION_COPY : GdkDragAction(0)
            }
        }
        let left: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { WindowDrops.from(data).left() }
        }
        let dropped: @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
            _, drop, x, y, data in
            MainActor.assumeIsolated { WindowDrops.from(data).dropped(drop!, at: CGPoint(x: x, y: y)) ? 1 : 0 }
        }
        connect(target, "drag-enter", moved)
        connect(target, "drag-motion", moved)
        connect(target, "drag-leave", left)
        connect(target, "drop", dropped)
        gtk_widget_add_controller(surface, target)
    }

    /// Whether a view under the pointer takes what is dragged.
    private func moved(_ drop: OpaquePointer, to point: CGPoint) -> Bool {
        let session = self.session ?? DragSession(items: Self.offered(drop), in: root.displayTree.root)
        self.session = session
        let isTaken = session.move(to: point)
        onEvent()
        return isTaken
    }

    private func left() {
        session?.cancel()
        session = nil
        onEvent()
    }

    private func dropped(_ drop: OpaquePointer, at point: CGPoint) -> Bool {
        let session = self.session ?? DragSession(items: Self.offered(drop), in: root.displayTree.root)
        self.session = nil
        guard session.move(to: point) else {
            session.cancel()
            gdk_drop_finish(drop, GdkDragAction(0))
            onEvent()
            return true
        }
        if let own = Self.ownItems(drop) {
            session.items = own
            finish(session, drop, at: point)
            return true
        }
        g_object_ref(UnsafeMutableRawPointer(drop))
        Task { @MainActor in
            session.items = await Self.read(drop)
            finish(session, drop, at: point)
            g_object_unref(UnsafeMutableRawPointer(drop))
        }
        return true
    }

    private func finish(_ session: DragSession, _ drop: OpaquePointer, at point: CGPoint) {
        let isTaken = session.drop(at: point)
        gdk_drop_finish(drop, isTaken ? GDK_ACTION_COPY : GdkDragAction(0))
        onEvent()
    }

    // MARK: What is dragged

    /// What a drag of this program's own holds; nil for one of another program.
    private static func ownItems(_ drop: OpaquePointer) -> [NSItemProvider]? {
        gdk_drop_get_drag(drop) == nil ? nil : OutgoingDrag.current?.items
    }

    private static func mimeTypes(_ drop: OpaquePointer) -> [String] {
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count) else { return [] }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    /// What is dragged, as far as can be told before it is dropped: its kinds, without data.
    private static func offered(_ drop: OpaquePointer) -> [NSItemProvider] {
        if let own = ownItems(drop) { return own }
        let provider = NSItemProvider()
        for type in Set(mimeTypes(drop).compactMap(DataKinds.type)) {
            provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) {
                $0(nil, CocoaError(.fileReadUnknown))
                return nil
            }
        }
        return [provider]
    }

    /// Reads what was dropped. Addresses are an item each; all else is one, in the forms that the other program gives it.
    private static func read(_ drop: OpaquePointer) async -> [NSItemProvider] {
        let names = mimeTypes(drop)
        if names.contains(DataKinds.addresses), let data = await Reading.data(of: DataKinds.addresses, drop) {
            let urls = DataKinds.urls(in: data)
            if !urls.isEmpty { return urls.map(DataKinds.provider) }
        }
        let provider = NSItemProvider()
        var seen: Set<String> = []
        var hasPicture = false
        for name in names {
            guard let type = DataKinds.type(ofMime: name), !seen.contains(type.identifier) else { continue }
            // Programs offer a picture in all the formats that they can write: one is enough.
            if type.conforms(to: .image), hasPicture { continue }
            guard let data = await Reading.data(of: name, drop) else { continue }
            seen.insert(type.identifier)
            hasPicture = hasPicture || type.conforms(to: .image)
            provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) {
                $0(data, nil)
                return nil
            }
        }
        return [provider]
    }

    /// A question for data that is under way.
    private final class Reading {
        private let continuation: CheckedContinuation<Data?, Never>
        private init(_ continuation: CheckedContinuation<Data?, Never>) { self.continuation = continuation }

        /// The data of a MIME type; nil where the other program does not give it.
        @MainActor
        static func data(of mime: String, _ drop: OpaquePointer) async -> Data? {
            await withCheckedContinuation { continuation in
                let reading = Reading(continuation)
                dovetail_drop_read(
                    drop, mime,
                    { context, bytes, count in
                        let reading = Unmanaged<Reading>.fromOpaque(context!).takeRetainedValue()
                        reading.continuation.resume(returning: bytes.map { Data(bytes: $0, count: Int(count)) })
                    }, Unmanaged.passRetained(reading).toOpaque())
            }
        }
    }
}
