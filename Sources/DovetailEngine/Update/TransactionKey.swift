/// A key for a value of one's own that a transaction carries.
public protocol TransactionKey {
    associatedtype Value
    /// What the value is where nobody has set it.
    static var defaultValue: Value { get }
}

/// What few transactions have: values by key and completion handlers. Immutable, so that transactions can share it.
// What an app puts in is as safe to share between threads as the app makes it.
final class TransactionExtras: @unchecked Sendable {
    let values: [ObjectIdentifier: Any]
    let completions: [AnimationCompletion]

    init(values: [ObjectIdentifier: Any] = [:], completions: [AnimationCompletion] = []) {
        self.values = values
        self.completions = completions
    }
}

extension Transaction {
    /// The value of a key, or the key's default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { extras?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            var values = extras?.values ?? [:]
            values[ObjectIdentifier(key)] = newValue
            extras = TransactionExtras(values: values, completions: completions)
        }
    }

    var completions: [AnimationCompletion] { extras?.completions ?? [] }

    /// Runs `completion`, once, when the animations that the transaction's changes make are complete; right after the
    /// changes, when there are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        add(AnimationCompletion(criteria: criteria, action: completion))
    }

    package mutating func add(_ completion: AnimationCompletion) {
        extras = TransactionExtras(values: extras?.values ?? [:], completions: completions + [completion])
    }

    /// Keeps the completion handlers waiting as long as the result is kept.
    func holdCompletions(for loop: UpdateLoop? = nil) -> [AnimationCompletion.Hold] {
        guard let extras, !extras.completions.isEmpty else { return [] }
        return extras.completions.map { $0.hold(for: loop) }
    }
}
