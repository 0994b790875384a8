/// The value of a stored field of another attribute's value. A change elsewhere in it ends here.
///
/// Nothing but the field is copied, and that only when it differs; no closure is kept.
struct FieldRule<Field>: Rule {
    let whole: AttributeID
    /// Bytes from the start of the whole value.
    let offset: Int

    var value: Field {
        (Graph.readPointer(whole) + offset).assumingMemoryBound(to: Field.self).pointee
    }

    static func _evaluate(_ slot: RuleSlot) -> Bool {
        let rule = slot.rule.assumingMemoryBound(to: Self.self)
        let field = Graph.readPointer(rule.pointee.whole) + rule.pointee.offset
        if slot.hasValue, slot.comparison.areEqual(UnsafeRawPointer(slot.value), UnsafeRawPointer(field)) {
            return false
        }
        return slot.replace(field.assumingMemoryBound(to: Field.self).pointee)
    }
}

extension Attribute {
    /// The stored field at an offset in bytes, as ``FieldReflection`` and `MemoryLayout.offset(of:)` tell them.
    ///
    /// The value must really have a stored property of that type there: nothing checks it.
    public func field<Field>(at offset: Int, as type: Field.Type) -> Attribute<Field> {
        Attribute<Field>(FieldRule<Field>(whole: id, offset: offset))
    }

    /// Lends the value, brought up to date, for reading, without a copy. Inside a rule this makes the rule depend on it.
    /// `body` may not read or set other attributes.
    @inlinable
    public func withValue<Result>(_ body: (borrowing Value) throws -> Result) rethrows -> Result {
        try body(Graph.readPointer(id).assumingMemoryBound(to: Value.self).pointee)
    }
}
