import CWebKitGTK

/// The answer to an asynchronous question of the toolkit's, which comes once, on the main thread.
final class AsyncAnswer {
    private let handle: @MainActor (OpaquePointer?) -> Void

    private init(_ handle: @escaping @MainActor (OpaquePointer?) -> Void) { self.handle = handle }

    /// What to hand over with ``callback``; it must be handed over, and once only.
    static func data(_ handle: @escaping @MainActor (OpaquePointer?) -> Void) -> gpointer {
        Unmanaged.passRetained(AsyncAnswer(handle)).toOpaque()
    }

    static let callback: GAsyncReadyCallback = { _, result, data in
        let answer = Unmanaged<AsyncAnswer>.fromOpaque(data!).takeRetainedValue()
        MainActor.assumeIsolated { answer.handle(result) }
    }
}
