import Foundation
import Observation

/// Compares closures: two are the same when they run the same code and captured the same.
enum ClosureComparison {
    /// How deep closures may lie in one another. Those that capture themselves differ.
    private static let depthLimit = 8

    static func areSame(
        _ left: ClosureValue, _ right: ClosureValue, for use: ExactComparison.Use, depth: Int = 0
    ) -> Bool {
        guard left.code == right.code, depth < depthLimit else { return false }
        guard let leftContext = left.context, let rightContext = right.context else {
            return left.context == right.context
        }
        guard CaptureLayout.isBox(leftContext) else {
            // One object that is captured alone is the context itself.
            guard leftContext == rightContext else { return false }
            return ObjectChanges.areNoticed(
                of: Unmanaged<AnyObject>.fromOpaque(leftContext).takeUnretainedValue(), for: use)
        }
        let metadata = leftContext.load(as: UnsafeRawPointer.self)
        guard metadata == rightContext.load(as: UnsafeRawPointer.self), let layout = layout(metadata) else {
            return false
        }
        for capture in layout.captures {
            let (left, right) = (leftContext + capture.offset, rightContext + capture.offset)
            switch capture.kind {
            case .word:
                guard left.load(as: UInt.self) == right.load(as: UInt.self) else { return false }
            case .function:
                guard areSame(ClosureValue(at: left), ClosureValue(at: right), for: use, depth: depth + 1) else {
                    return false
                }
            case .value(let type):
                guard ExactComparison.of(type, for: use).areSame(left, right) else { return false }
            }
        }
        return true
    }

    private static func layout(_ metadata: UnsafeRawPointer) -> CaptureLayout? {
        lock.lock()
        defer { lock.unlock() }
        if let known = layouts[metadata] { return known }
        let made = CaptureLayout(ofBoxWith: metadata)
        layouts[metadata] = .some(made)
        return made
    }

    // One for the process, guarded by `lock`: what follows from the compiler's records.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var layouts: [UnsafeRawPointer: CaptureLayout?] = [:]
}

/// Who hears of changes of objects.
public enum ObjectChanges {
    /// One for the process: whether a class is one whose objects announce that they change, but not what changes, to those who observe the whole object. Set once,
    /// by whoever knows the protocol, before values are compared.
    nonisolated(unsafe) public static var announcesChanges: (AnyClass) -> Bool = { _ in false }

    /// Whether code that holds the object can be kept: it looks at the object later, is told of what it read there, or the object was
    /// not made to be watched.
    static func areNoticed(of object: AnyObject, for use: ExactComparison.Use) -> Bool {
        switch use {
        case .action: true
        case .tracked: !announcesChanges(type(of: object))
        case .untracked: !(object is any Observable) && !announcesChanges(type(of: object))
        case .data: object is any Observable
        }
    }
}
