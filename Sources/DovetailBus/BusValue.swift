import CGTK

/// A value that is sent over a bus.
package indirect enum BusValue: Equatable, Sendable {
    case bool(Bool)
    case int(Int32)
    case uint(UInt32)
    case byte(UInt8)
    case long(Int64)
    case unsignedLong(UInt64)
    case short(Int16)
    case double(Double)
    case string(String)
    case path(String)
    case bytes([UInt8])
    case variant(BusValue)
    case tuple([BusValue])
    /// The type of the elements, which an empty array has too, in the bus's notation.
    case array(of: String, [BusValue])
    /// Values by names: `a{sv}`.
    case dictionary([String: BusValue])
    /// Texts by names: `a{ss}`.
    case texts([String: String])

    /// What GLib sends: a floating reference.
    package func makeVariant() -> OpaquePointer {
        switch self {
        case .bool(let value): return g_variant_new_boolean(value ? 1 : 0)
        case .int(let value): return g_variant_new_int32(value)
        case .uint(let value): return g_variant_new_uint32(value)
        case .byte(let value): return g_variant_new_byte(value)
        case .long(let value): return g_variant_new_int64(gint64(value))
        case .unsignedLong(let value): return g_variant_new_uint64(guint64(value))
        case .short(let value): return g_variant_new_int16(value)
        case .double(let value): return g_variant_new_double(value)
        // The bus refuses texts that are not UTF-8 or have a NUL in them.
        case .string(let value): return g_variant_new_string(value.replacing("\0", with: ""))
        case .path(let value): return g_variant_new_object_path(value)
        case .bytes(let bytes):
            return Self.withType("y") { g_variant_new_fixed_array($0, bytes, gsize(bytes.count), 1) }
        case .variant(let value): return g_variant_new_variant(value.makeVariant())
        case .tuple(let values):
            var children = values.map { Optional($0.makeVariant()) }
            return g_variant_new_tuple(&children, gsize(children.count))
        case .array(let type, let values):
            var children = values.map { Optional($0.makeVariant()) }
            return Self.withType(type) { g_variant_new_array($0, &children, gsize(children.count)) }
        case .dictionary(let values):
            var children = values.map { name, value in
                Optional(
                    g_variant_new_dict_entry(
                        BusValue.string(name).makeVariant(), g_variant_new_variant(value.makeVariant()))!)
            }
            return Self.withType("{sv}") { g_variant_new_array($0, &children, gsize(children.count)) }
        case .texts(let values):
            var children = values.sorted { $0.key < $1.key }.map { name, value in
                Optional(
                    g_variant_new_dict_entry(BusValue.string(name).makeVariant(), BusValue.string(value).makeVariant())!
                )
            }
            return Self.withType("{ss}") { g_variant_new_array($0, &children, gsize(children.count)) }
        }
    }

    private static func withType(_ type: String, _ make: (OpaquePointer?) -> OpaquePointer?) -> OpaquePointer {
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        return make(type)!
    }

    /// What came over the bus. Nil for types that nothing here is asked in.
    package init?(_ variant: OpaquePointer) {
        func children() -> [BusValue]? {
            var values: [BusValue] = []
            for index in 0..<g_variant_n_children(variant) {
                let child = g_variant_get_child_value(variant, index)!
                defer { g_variant_unref(child) }
                guard let value = BusValue(child) else { return nil }
                values.append(value)
            }
            return values
        }
        let type = String(cString: g_variant_get_type_string(variant))
        switch type.first {
        case "b": self = .bool(g_variant_get_boolean(variant) != 0)
        case "i": self = .int(g_variant_get_int32(variant))
        case "u": self = .uint(g_variant_get_uint32(variant))
        case "y": self = .byte(g_variant_get_byte(variant))
        case "x": self = .long(Int64(g_variant_get_int64(variant)))
        case "t": self = .unsignedLong(UInt64(g_variant_get_uint64(variant)))
        case "n": self = .short(g_variant_get_int16(variant))
        case "d": self = .double(g_variant_get_double(variant))
        case "s": self = .string(String(cString: g_variant_get_string(variant, nil)))
        case "o": self = .path(String(cString: g_variant_get_string(variant, nil)))
        case "v":
            let inner = g_variant_get_variant(variant)!
            defer { g_variant_unref(inner) }
            // What is inside may be of any type; the interfaces here use none of the others.
            self = .variant(BusValue(inner) ?? .string(""))
        case "(", "{":
            guard let values = children() else { return nil }
            self = .tuple(values)
        case "a" where type == "ay":
            var count: gsize = 0
            let bytes = g_variant_get_fixed_array(variant, &count, 1)
            self = .bytes([UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count))))
        case "a" where type == "a{sv}":
            var values: [String: BusValue] = [:]
            for index in 0..<g_variant_n_children(variant) {
                let entry = g_variant_get_child_value(variant, index)!
                let (name, value) = (g_variant_get_child_value(entry, 0)!, g_variant_get_child_value(entry, 1)!)
                if case .variant(let inner)? = BusValue(value) {
                    values[String(cString: g_variant_get_string(name, nil))] = inner
                }
                for part in [name, value, entry] { g_variant_unref(part) }
            }
            self = .dictionary(values)
        case "a" where type == "a{ss}":
            guard let entries = children() else { return nil }
            var texts: [String: String] = [:]
            for entry in entries where entry.elements.count == 2 {
                texts[entry.elements[0].string ?? ""] = entry.elements[1].string ?? ""
            }
            self = .texts(texts)
        case "a":
            guard let values = children() else { return nil }
            self = .array(of: String(type.dropFirst()), values)
        default: return nil
        }
    }

    // MARK: Parts

    package var uint: UInt32? { if case .uint(let value) = self { value } else { nil } }
    package var double: Double? { if case .double(let value) = self { value } else { nil } }
    package var int: Int32? { if case .int(let value) = self { value } else { nil } }
    package var string: String? {
        switch self {
        case .string(let value), .path(let value): value
        default: nil
        }
    }
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The elements of an array or tuple; empty for other values.
    package var elements: [BusValue] {
        switch self {
        case .tuple(let values), .array(_, let values): values
        default: []
        }
    }
    package var dictionary: [String: BusValue] { if case .dictionary(let values) = self { values } else { [:] } }
    /// What is inside a variant; another value itself.
    package var content: BusValue { if case .variant(let inner) = self { inner.content } else { self } }
}
