import DovetailEngine
import Foundation

/// A value that an intent is given: `@Parameter(title: "Text") var text: String`.
///
/// Any thread may read and set it. One without a value that is read before it is set stops the program, as on Apple's systems.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value?
    /// What it is called.
    public let title: LocalizedStringResource
    /// What it is for.
    public let description: LocalizedStringResource?

    /// A value that has to be set.
    public init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, inclusiveRange: (Value, Value)? = nil
    ) {
        self.title = title
        self.description = description
    }

    /// A value that may be changed.
    public init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, default value: Value,
        requestValueDialog: IntentDialog? = nil, inclusiveRange: (Value, Value)? = nil
    ) {
        self.title = title
        self.description = description
        stored = value
    }

    /// A value that is one of those that are offered.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: P
    ) {
        self.init(title: title, description: description)
    }

    public var wrappedValue: Value {
        get {
            guard let value = lock.withLock({ stored }) else {
                // A parameter of an optional type has no value at first.
                if let type = Value.self as? any ExpressibleByNilLiteral.Type {
                    return type.init(nilLiteral: ()) as! Value
                }
                fatalError("The parameter “\(String(localized: title))” has no value.")
            }
            return value
        }
        set { lock.withLock { stored = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// Asks a person for a value. Nobody can be asked: it throws ``AppIntentError``.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        throw AppIntentError(text: "No assistant is there to ask for “\(String(localized: title))”.")
    }

    /// The error that asks a person for a value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
        AppIntentError(text: "“\(String(localized: title))” is needed.")
    }

    /// Asks a person which of some values is meant. Nobody can be asked: it throws ``AppIntentError``.
    public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        throw AppIntentError(text: "No assistant is there to ask about “\(String(localized: title))”.")
    }
}

/// Why an intent is not done.
public struct AppIntentError: LocalizedError, Sendable {
    let text: String
    public var errorDescription: String? { text }
}

/// A value that intents share, found by its type: `@Dependency var store: Store`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: String?
    /// The value that was added under a key, or for its type.
    public init(key: String? = nil) { self.key = key }
    /// The value. Stops the program where none was added.
    public var wrappedValue: Value {
        guard let value = AppDependencyManager.shared.value(Value.self, key) else {
            fatalError("No dependency of type \(Value.self) was added to AppDependencyManager.")
        }
        return value
    }
}

extension AppIntent { public typealias Dependency = AppDependency }
extension EntityQuery { public typealias Dependency = AppDependency }

/// Keeps the values that intents share. Any thread may call it.
public final class AppDependencyManager: @unchecked Sendable {
    /// The program's.
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var makers: [String: () -> Any] = [:]
    private var values: [String: Any] = [:]

    /// Adds a value, which is made when it is first asked for.
    public func add<Value: Sendable>(
        key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
    ) {
        lock.withLock { makers[name(Value.self, key)] = dependency }
    }

    func value<Value>(_ type: Value.Type, _ key: String?) -> Value? {
        let name = name(type, key)
        // The lock is not held while a value is made, which may ask for others.
        if let known = lock.withLock({ values[name] }) { return known as? Value }
        guard let made = lock.withLock({ makers[name] })?() else { return nil }
        return lock.withLock {
            let first = values[name] ?? made
            values[name] = first
            return first as? Value
        }
    }

    private func name(_ type: Any.Type, _ key: String?) -> String { "\(type) \(key ?? "")" }
}
