// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Some functions of the system give a source of events, which a program adds to the main thread's loop. These are the names for that.

/// A loop of a thread, by its name in Core Foundation.
public typealias CFRunLoop = RunLoop
/// In which mode of a loop a source is heard, by its name in Core Foundation.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    /// The usual mode.
    public static var defaultMode: RunLoop.Mode { .default }
    /// All modes.
    public static var commonModes: RunLoop.Mode { .common }
}

/// The loop of the thread that asks.
@_disfavoredOverload public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// The loop of the main thread.
@_disfavoredOverload public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Something that calls a program when there is news, once it was added to a loop.
///
/// It always calls on the main thread, whatever the loop and its mode.
public final class CFRunLoopSource: @unchecked Sendable {
    private let lock = NSLock()
    private var isAdded = false
    private let start: @Sendable () -> Void
    private let stop: @Sendable () -> Void

    /// - Parameters:
    ///   - start: Begins to look for news.
    ///   - stop: Ends that.
    package init(start: @escaping @Sendable () -> Void, stop: @escaping @Sendable () -> Void) {
        (self.start, self.stop) = (start, stop)
    }

    deinit { if isAdded { stop() } }

    fileprivate func setAdded(_ added: Bool) {
        let isChange = lock.withLock {
            defer { isAdded = added }
            return isAdded != added
        }
        if isChange { added ? start() : stop() }
    }

    fileprivate var isInLoop: Bool { lock.withLock { isAdded } }

    /// The sources that are in a loop, which keeps them.
    private static let kept = SourceSet()

    fileprivate func keep(_ keeps: Bool) { Self.kept.set(self, keeps) }
}

/// Objects that something keeps; all threads share it.
private final class SourceSet: @unchecked Sendable {
    private let lock = NSLock()
    private var sources: [ObjectIdentifier: CFRunLoopSource] = [:]

    func set(_ source: CFRunLoopSource, _ isThere: Bool) {
        // The source that goes may stop its work as it ends, which must not be within the lock.
        let old = lock.withLock {
            defer { sources[ObjectIdentifier(source)] = isThere ? source : nil }
            return sources[ObjectIdentifier(source)]
        }
        _ = old
    }
}

/// Begins to call for a source's news. The loop keeps the source.
@_disfavoredOverload public func CFRunLoopAddSource(
    _ rl: CFRunLoop?, _ source: CFRunLoopSource?, _ mode: CFRunLoopMode?
) {
    guard rl != nil, let source else { return }
    source.keep(true)
    source.setAdded(true)
}

/// Ends that.
@_disfavoredOverload public func CFRunLoopRemoveSource(
    _ rl: CFRunLoop?, _ source: CFRunLoopSource?, _ mode: CFRunLoopMode?
) {
    source?.setAdded(false)
    source?.keep(false)
}

/// Whether a loop has the source.
@_disfavoredOverload public func CFRunLoopContainsSource(
    _ rl: CFRunLoop?, _ source: CFRunLoopSource?, _ mode: CFRunLoopMode?
) -> Bool {
    source?.isInLoop ?? false
}
