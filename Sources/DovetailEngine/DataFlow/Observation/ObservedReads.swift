import AttributeGraph
@_spi(SwiftUI) import Observation

/// Makes a rule depend on the properties of `@Observable` objects that its code reads, and on no others.
///
/// Part of the rule: one value for each. Code that reads nothing observable costs a few instructions and no memory.
struct ObservedReads {
    private let kind: ReaderKind
    private var observer: ObservationObserver?

    /// - Parameter type: What the code belongs to, such as a view's type. Code of one type does the same everywhere.
    init(of type: Any.Type) { kind = ReaderKind.of(type) }

    /// The properties that changed since the last run; filled when ``stop()`` is called.
    private(set) var changes: [AnyKeyPath] = []

    /// Forgets what the last run read. Called before the next.
    mutating func stop() { changes = observer?.stop() ?? [] }

    /// Runs the code of the running rule. After ``stop()``.
    ///
    /// - Parameter isDependency: False when another rule depends on what is read; see ``recordDependency()``.
    mutating func track<Result>(loop: UpdateLoop, isDependency: Bool = true, _ body: () -> Result) -> Result {
        let result = kind.readsObservables || kind.isWatching ? observe(loop, body) : watchForReads(loop, body)
        if isDependency { recordDependency() }
        return result
    }

    /// Makes the running rule depend on what was read.
    func recordDependency() { observer?.recordDependency() }

    private mutating func observe<Result>(_ loop: UpdateLoop, _ body: () -> Result) -> Result {
        let observer = self.observer ?? ObservationObserver(loop: loop)
        self.observer = observer
        let result = withObservationTracking(
            {
                let result = body()
                observer.includeTrigger()
                return result
            }, didSet: observer.onChange)
        observer.takeRegistration()
        return result
    }

    private mutating func watchForReads<Result>(_ loop: UpdateLoop, _ body: () -> Result) -> Result {
        var made: ObservationObserver?
        let kind = kind
        kind.isWatching = true
        defer { kind.isWatching = false }
        let result = withObservationTracking(
            {
                var didRead = false
                // Tells whether something was read. The registration that it leaves does nothing and is made once for each type.
                let result = withObservationTracking(body, onChange: Self.noting(&didRead))
                if didRead {
                    let observer = ObservationObserver(loop: loop)
                    made = observer
                    kind.first = observer
                    kind.readsObservables = true
                    observer.includeTrigger()
                }
                return result
            }, didSet: kind.onChange)
        if let made {
            observer = made
            made.takeRegistration()
        }
        return result
    }

    /// Whether no code of the type was ever seen to read anything observable.
    var areUnheardOf: Bool { !kind.readsObservables && !kind.isWatching }

    /// Runs code of many readers in one go, without a look at each of them. Returns whether any of it read something observable; then each reader
    /// has to run its code once more, by ``track(loop:isDependency:_:)``. Only where reads ``areUnheardOf``.
    func noticing(_ body: () -> Void) -> Bool {
        var didRead = false
        withObservationTracking(body, onChange: Self.noting(&didRead))
        return didRead
    }

    private static func noting(_ didRead: inout Bool) -> @Sendable () -> Void {
        didRead = true
        return {}
    }

    /// Whether any run has read something observable.
    var isObserving: Bool { observer != nil }
}

/// What is known of the code of one type: whether it was ever seen to read something observable.
private final class ReaderKind: @unchecked Sendable {
    var readsObservables = false
    /// Code of the type runs that may turn out to be the first to read. Other code of the type may run within, when it asks for
    /// a layout.
    var isWatching = false
    /// The observer of the run that was the first to read. Later ones have closures of their own.
    weak var first: ObservationObserver?
    private(set) lazy var onChange: @Sendable (ObservationTracking) -> Void = { [unowned self] in first?.note($0) }

    // One for the process: what follows from a type. Rules run on the main thread only.
    nonisolated(unsafe) private static var cache: [ObjectIdentifier: ReaderKind] = [:]

    static func of(_ type: Any.Type) -> ReaderKind {
        let key = ObjectIdentifier(type)
        if let known = cache[key] { return known }
        let made = ReaderKind()
        cache[key] = made
        return made
    }
}
