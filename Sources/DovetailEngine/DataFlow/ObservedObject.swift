import AttributeGraph
import Combine

/// Observes an object that somebody else owns: the view's body runs again whenever the object announces a change.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The observed object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType
    /// A second word. A closure that captures nothing but one reference is that reference, and equal to the one that the next run of the
    /// body makes: what it shows, such as a sheet's content, would stay as it is. One that captures two words is a box of its own each time.
    private let secondWord = 0

    @MainActor @preconcurrency
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    @MainActor @preconcurrency
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    /// Gives bindings to the properties of an object.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            Binding(location: ObjectLocation(root: root, keyPath: keyPath))
        }
    }

    nonisolated public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
        ObservedObjectStorage<ObjectType>(loop: inputs.loop)
    }
}

/// A property of an object.
package final class ObjectLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    let root: Root
    let keyPath: ReferenceWritableKeyPath<Root, Value>

    init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.root = root
        self.keyPath = keyPath
    }

    override package func get() -> Value { root[keyPath: keyPath] }

    override package func set(_ value: Value, transaction: Transaction) {
        transaction.perform { root[keyPath: keyPath] = value }
    }

    // Whether the property is the same can only be known by those that observe the object.
    override package func isSame(as other: Location<Value>) -> Bool { false }
}

private final class ObservedObjectStorage<ObjectType: ObservableObject>: _DynamicPropertyStorage {
    private let observer: ObjectObserver

    init(loop: UpdateLoop) { observer = ObjectObserver(loop: loop) }

    override package func update(_ pointer: UnsafeMutableRawPointer) {
        let property = pointer.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
        observer.observe(property.pointee.wrappedValue)
        observer.recordDependency()
    }

    override package func hasChanged(_ pointer: UnsafeMutableRawPointer) -> Bool { observer.hasChanged }
}
