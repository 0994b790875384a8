/// Sets one environment value for the views inside: the type of ``View/environment(_:_:)``'s result on Apple's systems, for code that names
/// it. Here the result of that is another type, so a value of this one has to be made and applied.
///
///     content.modifier(_EnvironmentKeyWritingModifier(keyPath: \.lineLimit, value: 2))
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    // Neither changes, and the body reads them on the main thread alone.
    nonisolated(unsafe) public let keyPath: WritableKeyPath<EnvironmentValues, Value>
    nonisolated(unsafe) public let value: Value

    /// Any thread may make one.
    public nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    public func body(content: Content) -> some View { content.environment(keyPath, value) }
}
