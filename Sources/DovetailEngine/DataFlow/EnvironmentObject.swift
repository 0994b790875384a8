import AttributeGraph
import Combine
import Observation

/// Observes the object of a type that the nearest `environmentObject(_:)` above supplies.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated(unsafe) var object: ObjectType?
    /// The view that the property is in, once it is installed.
    nonisolated(unsafe) var reader: Any.Type?

    nonisolated public init() {}

    /// The object. Traps when no view above supplies one.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object else {
            let place = reader.map { " (in \($0))" } ?? ""
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.\(place)"
            )
        }
        return object
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    /// Gives bindings to the properties of the object.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    nonisolated public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
        EnvironmentObjectStorage<ObjectType>(inputs: inputs)
    }
}

private final class EnvironmentObjectStorage<ObjectType: ObservableObject>: _DynamicPropertyStorage {
    private let observer: ObjectObserver
    private let found: Attribute<ObjectType?>

    init(inputs: _GraphInputs) {
        observer = ObjectObserver(loop: inputs.loop)
        found = inputs.environment.projected(key: EnvironmentObjectKey<ObjectType>.self)
    }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        let property = pointer.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
        property.pointee.object = found.value
        property.pointee.reader = RunningBody.current?.type
        guard let object = property.pointee.object else { return }
        observer.observe(object)
        observer.recordDependency()
    }

    override func hasChanged(_ pointer: UnsafeMutableRawPointer) -> Bool { found.hasChanged || observer.hasChanged }
}

package struct EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
    package static var defaultValue: ObjectType? { nil }
}

extension EnvironmentValues {
    /// Puts an object that is observable, in one way or both, where properties of its type find it. Any other object is left out.
    @MainActor
    package mutating func putObject(_ object: AnyObject) {
        if let object = object as? any ObservableObject { putObservableObject(object) }
        if let object = object as? any AnyObject & Observable { putObservable(object) }
    }

    private mutating func putObservableObject<Object: ObservableObject>(_ object: Object) {
        self[EnvironmentObjectKey<Object>.self] = object
    }

    private mutating func putObservable<Object: AnyObject & Observable>(_ object: Object) { self[Object.self] = object }
}
