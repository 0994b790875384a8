/// A value that views hand up to those around them, such as a title or the widths of some columns.
public protocol PreferenceKey {
    associatedtype Value
    /// What the value is where no view has set one.
    static var defaultValue: Value { get }
    /// Joins the value of a view with that of the next one in the order of the tree.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
