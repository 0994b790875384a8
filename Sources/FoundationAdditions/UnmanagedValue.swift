/// What a function of Core Foundation's kind hands over: `Unmanaged<CFString>` and its like on Apple's systems.
///
/// `CFString`, `CFArray`, `CFDictionary` and `CFTypeRef` are values of Swift here, which `Unmanaged` can't have. The calls are the same:
///
///     let info = IOPSCopyPowerSourcesInfo().takeRetainedValue()
///
/// `dovetail open` and `dovetail build` write this type in place of `Unmanaged<CFString>` in the copies that are built.
public struct UnmanagedValue<Value> {
    private let value: Value

    package init(_ value: Value) { self.value = value }

    /// The value.
    public func takeRetainedValue() -> Value { value }
    /// The value.
    public func takeUnretainedValue() -> Value { value }
    /// The same: values need no count of those who hold them.
    @discardableResult public func retain() -> Self { self }
    /// Gives nothing back: values need no count of those who hold them.
    public func release() {}
}

extension UnmanagedValue: Sendable where Value: Sendable {}
