import AttributeGraph
import Combine
import Foundation
import Observation

/// Values that the part of a window which is in use hands to commands and other views.
public struct FocusedValues: Equatable {
    fileprivate var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil when nothing in use has one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type; nil when nothing in use has one.
    subscript<Object: AnyObject>(object: ObjectKey<Object>) -> Object? {
        get { values[ObjectIdentifier(ObjectKey<Object>.self)] as? Object }
        set { values[ObjectIdentifier(ObjectKey<Object>.self)] = newValue }
    }

    // Values of any types cannot be compared; none are equal to none.
    public static func == (left: FocusedValues, right: FocusedValues) -> Bool {
        left.values.isEmpty && right.values.isEmpty
    }
}

/// A key for a value of what is in use.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The key of an object by its type.
struct ObjectKey<Object>: Hashable {}

/// What one modifier hands over.
struct FocusedEntry {
    let set: (inout FocusedValues) -> Void
    /// Whether what has the keyboard is inside; nil for what counts as long as the window is in use.
    let isInside: Attribute<Bool>?
}

extension EnvironmentValues {
    /// The values of what is in use in the window. Inner views come after outer ones and have the last word.
    var focusedValues: FocusedValues { FocusedValues(windowDeclarations?.focusedValues.entries ?? []) }
}

extension FocusedValues {
    /// What entries hand over whose part of the window is in use.
    fileprivate init(_ entries: [DeclarationList<FocusedEntry>.Entry]) {
        self.init()
        for entry in entries where entry.value.isInside?.value != false { entry.value.set(&self) }
    }
}

extension WindowDeclarations {
    /// The values of what is in use now, for code that is no view's.
    package var currentFocusedValues: FocusedValues { FocusedValues(focusedValues.currentEntries) }
}

/// Learns whether what has the keyboard is inside a view.
private final class FocusInsideMarker: FocusMarker {
    private final class Store: FocusStore {
        let isInside: Attribute<Bool>
        let loop: UpdateLoop
        private let subgraph = Subgraph.current
        init(isInside: Attribute<Bool>, loop: UpdateLoop) {
            self.isInside = isInside
            self.loop = loop
        }
        override func resolve(hasKeyboard: Bool) -> FocusRequests.Wish { .keep }
        // A window that is discarded frees its views first.
        override func noteLost() { if !subgraph.isReleased { set(false) } }
        func set(_ value: Bool) { loop.graph.perform { _ = isInside.set(value) } }
    }

    private let ownStore: Store
    override var store: FocusStore? { ownStore }

    init(isInside: Attribute<Bool>, loop: UpdateLoop) { ownStore = Store(isInside: isInside, loop: loop) }
    override var countsBehindMenus: Bool { true }
    override func noteFocus() { ownStore.set(true) }
}

private struct FocusedValueModifier: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let set: (inout FocusedValues) -> Void
    /// Whether it counts wherever in the window the keyboard is.
    let isForScene: Bool

    nonisolated init(isForScene: Bool, set: @escaping (inout FocusedValues) -> Void) {
        self.set = set
        self.isForScene = isForScene
    }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard let list = inputs.environment.peek({ $0.windowDeclarations?.focusedValues }) else { return body(inputs) }
        let isInside = modifier.untracked.isForScene ? nil : Attribute(value: false)
        let id = inputs.loop.makeToken()
        let scope = inputs.graphInputs.appearance
        _ = Attribute(
            effect: FocusedValueRule(modifier: modifier, list: list, id: id, isInside: isInside, scope: scope),
            stage: .structure)
        Subgraph.current.onRelease { list.remove(id) }
        guard let isInside else { return body(inputs) }
        let marker = FocusInsideMarker(isInside: isInside, loop: inputs.loop)
        return DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = GroupAppearance()
            appearance.responder = marker
            return appearance
        }
    }
}

/// Keeps what a modifier hands over in the window's list while the modifier's view is on show.
private struct FocusedValueRule: EffectRule {
    let modifier: Attribute<FocusedValueModifier>
    let list: DeclarationList<FocusedEntry>
    let id: Int
    let isInside: Attribute<Bool>?
    let scope: AppearanceScope?

    func run() {
        guard scope?.shown.value != false else { return list.remove(id) }
        list.set(FocusedEntry(set: modifier.value.set, isInside: isInside), id: id)
    }
}

/// Hands over an object, and hands it over again with each of its changes, so that those who read it run.
private struct HandedObject<T: ObservableObject>: ViewModifier {
    // Read on the main actor alone, by `body`.
    nonisolated(unsafe) let object: T?
    let isForScene: Bool
    @StateObject private var changes = ObjectChanges<T>()

    nonisolated init(object: T?, isForScene: Bool) {
        self.object = object
        self.isForScene = isForScene
    }

    func body(content: Content) -> some View {
        let _ = changes.follow(object)
        // What is handed over is read on the main actor, where this runs.
        nonisolated(unsafe) let object = object
        content.modifier(
            FocusedValueModifier(isForScene: isForScene) { if let object { $0[ObjectKey<T>()] = object } })
    }
}

/// The changes of whatever object is handed over.
@MainActor
private final class ObjectChanges<T: ObservableObject>: ObservableObject {
    private weak var object: T?
    private var subscription: AnyCancellable?

    nonisolated init() {}

    func follow(_ new: T?) {
        guard new !== object else { return }
        object = new
        subscription = new?.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

extension View {
    /// Hands over a value while this view, or something in it, has the keyboard.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        nonisolated(unsafe) let part = (keyPath, value)
        return modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: part.0] = part.1 })
    }

    /// Hands over a value while this view, or something in it, has the keyboard; nothing for nil.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        nonisolated(unsafe) let part = (keyPath, value)
        return modifier(
            FocusedValueModifier(isForScene: false) { if let value = part.1 { $0[keyPath: part.0] = value } })
    }

    /// Hands over a value while the window is in use, wherever in it the keyboard is.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        nonisolated(unsafe) let part = (keyPath, value)
        return modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: part.0] = part.1 })
    }

    /// Hands over a value while the window is in use, wherever in it the keyboard is; nothing for nil.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        nonisolated(unsafe) let part = (keyPath, value)
        return modifier(
            FocusedValueModifier(isForScene: true) { if let value = part.1 { $0[keyPath: part.0] = value } })
    }

    /// Hands over an observable object while this view, or something in it, has the keyboard; nothing for nil.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedValue(\.[ObjectKey<T>()], object)
    }

    /// Hands over an observable object while the window is in use, wherever in it the keyboard is; nothing for nil.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedSceneValue(\.[ObjectKey<T>()], object)
    }

    /// Hands over an object while this view, or something in it, has the keyboard.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedObject(Optional(object))
    }

    /// Hands over an object while this view, or something in it, has the keyboard; nothing for nil.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(HandedObject(object: object, isForScene: false))
    }

    /// Hands over an object while the window is in use.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneObject(Optional(object))
    }

    /// Hands over an object while the window is in use; nothing for nil.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(HandedObject(object: object, isForScene: true))
    }
}

/// Reads a value that the part of the window in use hands over; nil when there is none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    @Environment(\.focusedValues) private var values
    private let keyPath: KeyPath<FocusedValues, Value?>

    /// The value that the key path leads to.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// The observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject { keyPath = \.[ObjectKey<Value>()] }

    public var wrappedValue: Value? { values[keyPath: keyPath] }
}

/// Reads and writes a value that the part of the window in use hands over as a binding; nil when there is none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @Environment(\.focusedValues) private var values
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    public var wrappedValue: Value? {
        get { values[keyPath: keyPath]?.wrappedValue }
        nonmutating set { if let newValue { values[keyPath: keyPath]?.wrappedValue = newValue } }
    }

    public var projectedValue: Binding<Value?> {
        let binding = values[keyPath: keyPath]
        return Binding(
            get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
    }
}

/// Reads an object that the part of the window in use hands over, and follows its changes; nil when there is none.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    @Environment(\.focusedValues) private var values

    public init() {}

    public var wrappedValue: ObjectType? { values[ObjectKey<ObjectType>()] }

    /// Makes bindings to the object's properties: `$note?.title` is nil while there is no object.
    public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

    /// An object whose properties can be bound.
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let (object, keyPath) = (object, keyPath)
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

private enum FocusedValuesKey: WindowDeclarationKey { typealias Value = FocusedEntry }

extension WindowDeclarations {
    /// The values of what may be in use; see ``EnvironmentValues/focusedValues``.
    var focusedValues: DeclarationList<FocusedEntry> { self[FocusedValuesKey.self] }
}
