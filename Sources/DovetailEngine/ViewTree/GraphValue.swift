/// A value on its way to what is made of it, as libraries name it that make parts of tables from others.
///
/// On Apple's systems it stands for a value that changes; here it is the value itself, and what is made of it is made anew.
public struct _GraphValue<Value> {
    // Read on the main actor alone, where tables are made.
    package nonisolated(unsafe) let value: Value

    package init(_ value: Value) { self.value = value }

    /// A part of it.
    public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
        _GraphValue<Part>(value[keyPath: keyPath])
    }
}
