import Dispatch
import Foundation

/// The thread that the main actor runs on: whether code is there, and going there.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// What is known of the calling thread: 0 nothing, 1 that it is the main thread, 2 that it is not.
    private static let answers = ThreadLocalWord()

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
        switch answers.value {
        case 1: return true
        case 2: return false
        default:
            let isMain = Thread.isMainThread
            answers.value = isMain ? 1 : 2
            return isMain
        }
    }
}

/// A number that each thread has its own of, 0 at first.
package struct ThreadLocalWord {
    private let key: pthread_key_t

    package init() {
        var key = pthread_key_t()
        precondition(pthread_key_create(&key, nil) == 0, "the process has no thread-local storage left")
        self.key = key
    }

    package var value: Int {
        get { Int(bitPattern: pthread_getspecific(key)) }
        nonmutating set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) }
    }
}
