import CThread
import Dispatch
import Foundation

/// The thread that the main actor runs on: whether code is there, and going there.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, or any thread that drains the main queue: in a program that parks its main thread in
    /// `dispatchMain()`, as test runners do, that is another one.
    ///
    /// Asked with each write of a state, so the thread is looked up once and then known.
    package static var isCurrent: Bool { isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Runs a closure on the main thread, which the calling thread waits for: there at once, from other threads when it is that one's turn.
    ///
    /// The main thread must not wait for the calling thread meanwhile.
    package static func sync<Result>(_ body: () throws -> Result) rethrows -> Result {
        try isCurrent ? body() : DispatchQueue.main.sync(execute: body)
    }

    private static var isMainThread: Bool {
        let context = dovetail_context()
        if context.pointee.main_thread == 0 { context.pointee.main_thread = Thread.isMainThread ? 1 : 2 }
        return context.pointee.main_thread == 1
    }
}
