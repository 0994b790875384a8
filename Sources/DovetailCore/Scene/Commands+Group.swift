import AttributeGraph

extension Group: Commands where Content: Commands {
    public typealias Body = Never

    /// Commands treated as one in code, such as those of a property or of a branch.
    @_disfavoredOverload
    public init(@CommandsBuilder content: () -> Content) { self.init(holding: content()) }

    public static func _makeCommandList(commands: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        Content._makeCommandList(commands: commands.field(at: 0, as: Content.self), inputs: inputs)
    }
}
