extension Schema {
    /// A variable whose value is made of others, such as a structure with numbers and texts.
    ///
    /// It is made by hand. (On Apple's systems variables of `@Model` with such values are described by it as well; here they are plain
    /// attributes, because the store has the whole value in one column.)
    public final class CompositeAttribute: Attribute, @unchecked Sendable {
        /// The parts of the value. Set before the attribute is handed to an entity.
        public var properties: [Attribute] = []

        /// Describes a variable by hand; its parts are set afterwards.
        ///
        /// - Parameters:
        ///   - name: The name of the variable.
        ///   - originalName: The name in stores of earlier versions; nil where it is the same.
        ///   - options: How the value is kept.
        ///   - valueType: The type of the whole value.
        ///   - defaultValue: The value that new models have; nil for none.
        ///   - hashModifier: Changed by an author to tell versions apart whose variables are the same otherwise.
        public override init(
            name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type,
            defaultValue: Any? = nil, hashModifier: String? = nil
        ) {
            super.init(
                name: name, originalName: originalName, options: options, valueType: valueType,
                defaultValue: defaultValue, hashModifier: hashModifier)
        }

        public override var debugDescription: String {
            "CompositeAttribute - name: \(name), valueType: \(valueType), properties: \(properties.map(\.name))"
        }
    }
}
