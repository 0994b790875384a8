import Combine
import Observation

/// Gives bindings to the properties of an `@Observable` object: `@Bindable var model: Model`, then `$model.name`.
///
/// It may be a property of a view as well as a local variable in a body, `@Bindable var model = model`, and it may be made in an
/// expression: `Bindable(model).name`. It stores nothing but the object; the views that read a property are those that run
/// again when it changes.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The wrapper itself: bindings are taken from it.
    public var projectedValue: Bindable<Value> { self }

    private init(object: Value) { wrappedValue = object }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError("unavailable") }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(projectedValue: Bindable<Value>) { fatalError("unavailable") }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: BindableLocation(root: wrappedValue, keyPath: keyPath))
    }
}

extension Bindable where Value: ObservableObject {
    @available(
        *, unavailable,
        message: "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."
    )
    public init(wrappedValue: Value) { fatalError("unavailable") }
}

extension Bindable where Value: Observable {
    /// Bindings to the properties of an object.
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }

    /// Bindings to the properties of an object, for use in an expression.
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

    /// The same object as another's.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A property of an observable object. Reading it is an access of that property, so that whoever reads depends on it.
private final class BindableLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let root: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>

    init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.root = root
        self.keyPath = keyPath
    }

    override func get() -> Value { root[keyPath: keyPath] }
    override var isFollowed: Bool { true }

    override func set(_ value: Value, transaction: Transaction) {
        transaction.perform { root[keyPath: keyPath] = value }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? BindableLocation<Root, Value> else { return false }
        return root === other.root && keyPath == other.keyPath
    }
}
