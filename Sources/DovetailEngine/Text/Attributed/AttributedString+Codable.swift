import AttributeGraph
import Foundation

/// Attributed strings in archives, in the form that Foundation writes on Apple's systems: a text without attributes is a string, another one an
/// array of pieces of text, each followed by its attributes under their names.
///
/// Written are the attributes of Foundation's and SwiftUI's scopes whose values are `Codable`: links, languages, intents, numbers in points, and
/// so on. Fonts and colours are not, as on Apple's systems. On Linux Foundation does not tell which attributes a scope has, so that it makes
/// no difference which scope an app names, and the attributes of an app's own scopes are not written.
extension AttributedString: @retroactive Codable {
    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        var pieces: any UnkeyedDecodingContainer
        var table: [AttributeContainer] = []
        if let container = try? decoder.container(keyedBy: LongFormKeys.self) {
            // Foundation's form for a text of very many pieces: attributes by their index in a table.
            pieces = try container.nestedUnkeyedContainer(forKey: .runs)
            table = try container.decode([AttributeContainer].self, forKey: .attributeTable)
        } else {
            pieces = try decoder.unkeyedContainer()
        }
        self.init()
        while !pieces.isAtEnd {
            let text = try pieces.decode(String.self)
            let attributes: AttributeContainer
            if let index = try? pieces.decode(Int.self) {
                guard table.indices.contains(index) else {
                    throw DecodingError.dataCorruptedError(
                        in: pieces, debugDescription: "There are no attributes of the number \(index)")
                }
                attributes = table[index]
            } else {
                attributes = try pieces.decode(AttributeContainer.self)
            }
            append(AttributedString(text, attributes: attributes))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        let runs = runs.map { (text: String(characters[$0.range]), attributes: $0.attributes) }
        if runs.allSatisfy({ ArchivedAttributes.all(of: $0.attributes).isEmpty }) {
            var container = encoder.singleValueContainer()
            try container.encode(String(characters))
            return
        }
        var container = encoder.unkeyedContainer()
        for run in runs {
            try container.encode(run.text)
            try container.encode(run.attributes)
        }
    }

    private enum LongFormKeys: String, CodingKey { case runs, attributeTable }
}

extension AttributedString: @retroactive EncodableWithConfiguration, @retroactive DecodableWithConfiguration {
    public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws {
        try encode(to: encoder)
    }
    public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws {
        try self.init(from: decoder)
    }
}

/// The attributes of a piece of text, under their names.
extension AttributeContainer: @retroactive Codable {
    public init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: AttributeName.self)
        for name in container.allKeys {
            // What nobody knows here is left out, as it is by Foundation.
            guard let attribute = ArchivedAttributes.known[name.stringValue] else { continue }
            try attribute.decode(&self, try container.superDecoder(forKey: name))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AttributeName.self)
        for attribute in ArchivedAttributes.all(of: self) {
            try attribute.encode(self, container.superEncoder(forKey: AttributeName(attribute.name)))
        }
    }
}

extension AttributeContainer: @retroactive EncodableWithConfiguration, @retroactive DecodableWithConfiguration {
    public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws {
        try encode(to: encoder)
    }
    public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws {
        try self.init(from: decoder)
    }
}

private struct AttributeName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// An attribute whose values can be archived.
private struct ArchivedAttribute: @unchecked Sendable {
    let name: String
    let isIn: (AttributeContainer) -> Bool
    let encode: (AttributeContainer, any Encoder) throws -> Void
    let decode: (inout AttributeContainer, any Decoder) throws -> Void

    init<K: CodableAttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
        name = K.name
        isIn = { $0[K.self] != nil }
        encode = { container, encoder in
            if let value = container[K.self] { try K.encode(value, to: encoder) }
        }
        decode = { container, decoder in container[K.self] = try K.decode(from: decoder) }
    }
}

private enum ArchivedAttributes {
    private typealias Foundation = AttributeScopes.FoundationAttributes
    private typealias Own = AttributeScopes.SwiftUIAttributes

    static let known: [String: ArchivedAttribute] = {
        let attributes = [
            ArchivedAttribute(Foundation.LinkAttribute.self),
            ArchivedAttribute(Foundation.LanguageIdentifierAttribute.self),
            ArchivedAttribute(Foundation.InlinePresentationIntentAttribute.self),
            ArchivedAttribute(Foundation.AlternateDescriptionAttribute.self),
            ArchivedAttribute(Foundation.ImageURLAttribute.self),
            ArchivedAttribute(Foundation.ReplacementIndexAttribute.self),
            ArchivedAttribute(Foundation.PersonNameComponentAttribute.self),
            ArchivedAttribute(Foundation.DateFieldAttribute.self),
            ArchivedAttribute(Foundation.NumberFormatAttributes.NumberPartAttribute.self),
            ArchivedAttribute(Foundation.NumberFormatAttributes.SymbolAttribute.self),
            ArchivedAttribute(Own.KerningAttribute.self), ArchivedAttribute(Own.TrackingAttribute.self),
            ArchivedAttribute(Own.BaselineOffsetAttribute.self),
        ]
        return Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
    }()

    /// Those that a container has, by name.
    static func all(of container: AttributeContainer) -> [ArchivedAttribute] {
        known.values.filter { $0.isIn(container) }.sorted { $0.name < $1.name }
    }
}
