import CGTK
import Foundation
import Synchronization

/// An answer of a bus that is an error.
package struct BusError: Error, CustomStringConvertible {
    /// Its name on the bus, such as `org.freedesktop.DBus.Error.AccessDenied`; empty where the bus itself failed.
    package let name: String
    package let description: String

    package init(name: String = "", description: String) {
        self.name = name
        self.description = description
    }

    /// Whether nobody is there to answer.
    package var isServiceMissing: Bool {
        name.isEmpty || name.hasSuffix(".ServiceUnknown") || name.hasSuffix(".NameHasNoOwner")
            || name.contains(".Spawn.")
    }
}

/// A bus to talk to.
package enum BusAddress: Sendable, Hashable {
    case session
    case system
    /// One of a test's own.
    case address(String)
}

/// A connection to a bus that ``BusThread`` serves. Any thread may call it; closures run on the bus's thread.
package final class BusClient: Sendable {
    /// Only the functions of GDBus use it, which are made for all threads.
    private nonisolated(unsafe) let bus: OpaquePointer

    /// Connects, which waits for the bus. Throws a ``BusError`` where there is none.
    package init(_ address: BusAddress) throws {
        var error: UnsafeMutablePointer<GError>?
        var text: UnsafeMutablePointer<CChar>?
        switch address {
        case .session: text = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, &error)
        case .system: text = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SYSTEM, nil, &error)
        case .address(let given): text = g_strdup(given)
        }
        guard let text else { throw Self.take(error) }
        defer { g_free(text) }
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let bus = g_dbus_connection_new_for_address_sync(text, flags, nil, nil, &error) else {
            throw Self.take(error)
        }
        self.bus = bus
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(bus)) }

    /// The connection's own name.
    package var name: String { String(cString: g_dbus_connection_get_unique_name(bus)) }

    /// Ends the connection.
    package func close() { g_dbus_connection_close(bus, nil, nil, nil) }

    // MARK: Calls

    /// Calls a method and returns what it answers. Throws a ``BusError``.
    ///
    /// - Parameter timeout: Seconds to wait for the answer at most.
    @discardableResult
    package func call(
        _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue] = [],
        timeout: TimeInterval = 25
    ) async throws -> [BusValue] {
        try await withCheckedThrowingContinuation { continuation in
            BusThread.perform {
                let box = Unmanaged.passRetained(Answer(self) { continuation.resume(with: $0) }).toOpaque()
                g_dbus_connection_call(
                    self.bus, name, path, interface, method, BusValue.tuple(arguments).makeVariant(), nil,
                    G_DBUS_CALL_FLAGS_NONE, gint(timeout * 1000), nil, { Answer.take($2).finish($1) }, box)
            }
        }
    }

    /// Calls a method and returns what it answers, which the calling thread waits for. Throws a ``BusError``.
    ///
    /// - Parameter timeout: Seconds to wait for the answer at most.
    @discardableResult
    package func callAndWait(
        _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue] = [],
        timeout: TimeInterval = 25
    ) throws -> [BusValue] {
        var error: UnsafeMutablePointer<GError>?
        let answer = g_dbus_connection_call_sync(
            bus, name, path, interface, method, BusValue.tuple(arguments).makeVariant(), nil, G_DBUS_CALL_FLAGS_NONE,
            gint(timeout * 1000), nil, &error)
        guard let answer else { throw Self.take(error) }
        defer { g_variant_unref(answer) }
        return BusValue(answer)?.elements ?? []
    }

    /// A call under way.
    private final class Answer {
        let client: BusClient
        let tell: (Result<[BusValue], any Error>) -> Void
        init(_ client: BusClient, _ tell: @escaping (Result<[BusValue], any Error>) -> Void) {
            self.client = client
            self.tell = tell
        }
        static func take(_ pointer: gpointer?) -> Answer { Unmanaged.fromOpaque(pointer!).takeRetainedValue() }
        func finish(_ result: OpaquePointer?) {
            var error: UnsafeMutablePointer<GError>?
            guard let answer = g_dbus_connection_call_finish(client.bus, result, &error) else {
                return tell(.failure(BusClient.take(error)))
            }
            defer { g_variant_unref(answer) }
            tell(.success(BusValue(answer)?.elements ?? []))
        }
    }

    /// A property of an object. Throws a ``BusError``.
    package func property(
        _ property: String, of name: String, _ path: String, _ interface: String
    ) async throws -> BusValue {
        let answer = try await call(
            name, path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(property)])
        return answer.first?.content ?? .string("")
    }

    /// Sets a property of an object. Throws a ``BusError``.
    package func set(
        _ property: String, of name: String, _ path: String, _ interface: String, to value: BusValue
    ) async throws {
        try await call(
            name, path, "org.freedesktop.DBus.Properties", "Set",
            [.string(interface), .string(property), .variant(value)])
    }

    // MARK: Signals

    /// Hears of a signal until the connection ends or ``unsubscribe(_:)`` is called.
    ///
    /// - Parameters:
    ///   - name: Whose signal; nil for anybody's.
    ///   - path: Of which object; nil for any.
    @discardableResult
    package func subscribe(
        to signal: String, of name: String?, path: String?, interface: String,
        _ hear: @escaping @Sendable (_ path: String, _ arguments: [BusValue]) -> Void
    ) async -> UInt32 {
        await withCheckedContinuation { continuation in
            BusThread.perform {
                continuation.resume(
                    returning: self.listen(to: signal, of: name, path: path, interface: interface, hear))
            }
        }
    }

    /// Starts what ends with a signal, and returns what the signal brings; nil where it does not come in time. The calling thread, which must
    /// not be the bus's, waits.
    ///
    /// - Parameters:
    ///   - timeout: Seconds to wait at most, once it was started.
    ///   - start: Called when the signal would be heard already.
    package func wait(
        for signal: String, of name: String?, path: String?, interface: String, timeout: TimeInterval,
        start: () throws -> Void
    ) rethrows -> [BusValue]? {
        let (isListening, came) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let id = Mutex<UInt32>(0)
        let heard = Mutex<[BusValue]?>(nil)
        BusThread.perform {
            let own = self.listen(to: signal, of: name, path: path, interface: interface) { _, values in
                heard.withLock { $0 = values }
                came.signal()
            }
            id.withLock { $0 = own }
            isListening.signal()
        }
        isListening.wait()
        defer { unsubscribe(id.withLock { $0 }) }
        try start()
        _ = came.wait(timeout: .now() + timeout)
        return heard.withLock { $0 }
    }

    /// Signals are delivered to the thread that subscribes, so this is called on the bus's.
    private func listen(
        to signal: String, of name: String?, path: String?, interface: String,
        _ hear: @escaping @Sendable (_ path: String, _ arguments: [BusValue]) -> Void
    ) -> UInt32 {
        let box = Unmanaged.passRetained(Listener(hear)).toOpaque()
        return g_dbus_connection_signal_subscribe(
            bus, name, interface, signal, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, path, _, _, arguments, box in
                Unmanaged<Listener>.fromOpaque(box!).takeUnretainedValue()
                    .hear(String(cString: path!), BusValue(arguments!)?.elements ?? [])
            }, box, { Unmanaged<Listener>.fromOpaque($0!).release() })
    }

    /// Hears of a signal no longer.
    package func unsubscribe(_ id: UInt32) {
        BusThread.perform { g_dbus_connection_signal_unsubscribe(self.bus, id) }
    }

    private final class Listener {
        let hear: @Sendable (String, [BusValue]) -> Void
        init(_ hear: @escaping @Sendable (String, [BusValue]) -> Void) { self.hear = hear }
    }

    // MARK: Objects

    /// Shows an object; called on the bus's thread, which serves it from then on. Returns a number that ``unregister(_:)`` takes; 0 where the
    /// path is taken.
    func register(
        _ path: String, _ interface: UnsafeMutablePointer<GDBusInterfaceInfo>,
        _ functions: UnsafeMutablePointer<GDBusInterfaceVTable>, _ context: gpointer,
        free: @escaping @convention(c) (gpointer?) -> Void
    ) -> guint {
        g_dbus_connection_register_object(bus, path, interface, functions, context, free, nil)
    }

    /// Takes an object away.
    func unregister(_ number: guint) {
        BusThread.perform { g_dbus_connection_unregister_object(self.bus, number) }
    }

    /// Sends a signal to everybody who listens.
    func emit(_ signal: String, of interface: String, at path: String, _ arguments: [BusValue]) {
        BusThread.perform {
            g_dbus_connection_emit_signal(
                self.bus, nil, path, interface, signal, BusValue.tuple(arguments).makeVariant(), nil)
        }
    }

    private static func take(_ error: UnsafeMutablePointer<GError>?) -> BusError {
        guard let error else { return BusError(description: "there is no answer") }
        defer { g_error_free(error) }
        var name = ""
        if let text = g_dbus_error_get_remote_error(error) {
            name = String(cString: text)
            g_free(text)
            g_dbus_error_strip_remote_error(error)
        }
        return BusError(name: name, description: String(cString: error.pointee.message))
    }
}
