import AttributeGraph

/// A stored property of a view that brings in a value from outside and is refreshed before each run of `body`.
///
/// A type of one's own may contain others, such as `State`; they are given their storage just as if they were the view's.
public protocol DynamicProperty {
    /// Makes what the property keeps for one identity. Not for use outside the framework.
    static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage?
    /// Called before each run of `body`, after the properties inside have been refreshed.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}

    public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
        NestedPropertyStorage<Self>(fields: DynamicPropertySet.make(for: Self.self, inputs: inputs))
    }
}

/// What one dynamic property keeps for one identity.
open class _DynamicPropertyStorage {
    package init() {}

    /// Refreshes the property at `pointer` in a copy of the view that is about to run its `body`.
    open func update(_ pointer: UnsafeMutableRawPointer) {}

    /// What the property hands to the program that takes this one's place; see ``Handover``. Nil where it keeps nothing, or can't.
    var handed: HandedValue? { nil }
    /// Takes over what the property's predecessor handed, before the first refresh.
    func take(_ handed: HandedValue) {}
    /// Whether it keeps something that is to be handed over.
    var isHandedOver: Bool { false }

    /// Whether what the property at `pointer` brings in changed since the running rule last finished.
    open func hasChanged(_ pointer: UnsafeMutableRawPointer) -> Bool { false }
}

/// A dynamic property that contains others.
private final class NestedPropertyStorage<Property: DynamicProperty>: _DynamicPropertyStorage {
    let fields: DynamicPropertySet?

    init(fields: DynamicPropertySet?) { self.fields = fields }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        fields?.update(pointer)
        pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }

    override var isHandedOver: Bool { fields?.isHandedOver == true }

    override var handed: HandedValue? {
        fields.map { .fields(layout: HandoverNames.layout(of: Property.self), $0.handed) }
    }

    override func take(_ handed: HandedValue) {
        guard case .fields(let layout, let values) = handed, layout == HandoverNames.layout(of: Property.self) else {
            return
        }
        fields?.take(values)
    }

    override func hasChanged(_ pointer: UnsafeMutableRawPointer) -> Bool {
        fields?.changedNames(of: Property.self, at: pointer, isFirst: false).isEmpty == false
    }
}
