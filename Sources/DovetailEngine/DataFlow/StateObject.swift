import AttributeGraph
import Combine

/// Creates and owns one object for each identity of the view (app, scene) and observes it.
///
/// The expression runs once, when the identity first appears; it does not run for views that are never shown.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    enum Content {
        case thunk(() -> ObjectType)
        case object(ObjectType)
    }

    nonisolated(unsafe) var content: Content

    /// Keeps the expression for when the object is needed.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        content = .thunk(thunk)
    }

    /// The object. Outside a window a new one on each access, as nothing keeps it.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        switch content {
        case .object(let object): return object
        case .thunk(let thunk):
            Log.warnOnce(
                "state object \(ObjectType.self)",
                "a StateObject<\(ObjectType.self)> was read while its view is not installed in a window; each access makes a new object"
            )
            return thunk()
        }
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }

    nonisolated public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
        StateObjectStorage<ObjectType>(loop: inputs.loop)
    }
}

extension StateObject: StoredProperty {}

private final class StateObjectStorage<ObjectType: ObservableObject>: _DynamicPropertyStorage {
    private let loop: UpdateLoop
    private let observer: ObjectObserver
    private var object: ObjectType?
    /// What the object's predecessor had in the program before.
    private var received: HandedValue?

    init(loop: UpdateLoop) {
        self.loop = loop
        observer = ObjectObserver(loop: loop)
    }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        let property = pointer.assumingMemoryBound(to: StateObject<ObjectType>.self)
        let object = object ?? make(property.pointee.content)
        property.pointee.content = .object(object)
        observer.observe(object)
        observer.recordDependency()
    }

    override var isHandedOver: Bool { true }

    override var handed: HandedValue? { object.map { ValueHandover.fields(of: $0) } ?? received }

    override func take(_ handed: HandedValue) { received = handed }

    override func hasChanged(_ pointer: UnsafeMutableRawPointer) -> Bool { observer.hasChanged }

    private func make(_ content: StateObject<ObjectType>.Content) -> ObjectType {
        // What the initialiser reads is no dependency of the body.
        let made = loop.graph.untracked {
            switch content {
            case .thunk(let thunk): thunk()
            case .object(let object): object
            }
        }
        if let received, !ValueHandover.fill(made, with: received) {
            Handover.ofProcess?.note(
                "\(HandoverNames.name(of: ObjectType.self)) starts over: its stored properties changed.")
        }
        received = nil
        object = made
        return made
    }
}
