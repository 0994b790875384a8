import Dispatch
import Foundation

/// Whether code runs where the main actor does.
enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, or any thread that drains the main queue: in a program that parks its main thread in
    /// `dispatchMain()`, as test runners do, that is another one.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
