import AttributeGraph
import Foundation

/// A value on its way from one program to the one that takes its place, which was compiled from other sources.
package indirect enum HandedValue: Codable {
    /// A `Codable` value, as JSON within an array.
    case coded(Data)
    /// A trivial enumeration. The description tells whether the bytes still mean the same.
    case bytes(Data, description: String)
    /// The stored properties of a struct or an object, by name, with what the type looked like.
    case fields(layout: String, [String: HandedValue])
    case optional(HandedValue?)
    case list([HandedValue])
    /// A value of any type, such as an element of a path, with the type's name.
    case erased(type: String, HandedValue)
}

/// Names of types that mean the same in two programs.
package enum HandoverNames {
    /// The type's full name. That of a private type holds an address in its usual form, which is left out.
    package static func name(of type: Any.Type) -> String {
        var rest = Substring(_typeName(type, qualified: true))
        guard rest.contains("(unknown context at ") else { return String(rest) }
        var name = ""
        while let start = rest.range(of: "(unknown context at "),
            let end = rest[start.upperBound...].firstIndex(of: ")")
        {
            name += rest[..<start.lowerBound] + "private"
            rest = rest[rest.index(after: end)...]
        }
        return name + rest
    }

    /// The same without what the type is generic over: a view that is generic over its content is the same view when its content is edited.
    package static func plainName(of type: Any.Type) -> String {
        let name = name(of: type)
        guard name.contains("<") else { return name }
        var (plain, depth, last) = ("", 0, Character(" "))
        for character in name {
            // The end of an arrow, in the type of a closure, closes nothing.
            let closes = character == ">" && last != "-"
            if character == "<" { depth += 1 } else if depth == 0 { plain.append(character) }
            if closes, depth > 0 { depth -= 1 }
            last = character
        }
        return plain
    }

    /// What a type's stored properties are. A type whose layout is another one starts over.
    static func layout(of fields: [StoredField]) -> String {
        fields.map { "\($0.name): \(name(of: $0.type))" }.joined(separator: "; ")
    }

    /// The same for a struct or class.
    static func layout(of type: Any.Type) -> String {
        layout(
            of: (type as? AnyObject.Type).map { FieldReflection.classFields(of: $0) }
                ?? FieldReflection.fields(of: type))
    }

    /// The same for a view, a modifier, an app or a scene, for which counts what its dynamic properties hold. Of others, such as a view's
    /// content, the type changes with each edit.
    static func layout(ofView type: Any.Type) -> String {
        FieldReflection.fields(of: type).map { field in
            let isDynamic = field.type is any DynamicProperty.Type
            return "\(field.name): \(isDynamic ? name(of: field.type) : plainName(of: field.type))"
        }.joined(separator: "; ")
    }

    /// A number for a place in the tree of views: that of the place around, and a name within it. The same in each process.
    static func place(_ outer: UInt64, _ name: String) -> UInt64 {
        // FNV-1a: Swift's own hashes differ from process to process.
        var hash = outer
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return (hash ^ 0xff) &* 0x100_0000_01b3
    }
}
