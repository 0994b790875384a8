import AttributeGraph
import Combine
import Foundation

/// Takes values apart so that another program can put them together again.
///
/// A value that is `Codable` is encoded; else a struct is taken apart into its stored properties, and an object fills the one that the new
/// program made in its place. Closures, pointers and references to objects that the new program has not made can't be handed over.
package enum ValueHandover {
    // MARK: Taking apart

    /// Nil where the value, or a part of it, can't be handed over.
    package static func value<Value>(of value: Value) -> HandedValue? {
        if let wrapper = value as? any HandedWrapper { return wrapper.handed }
        if let erased = value as? AnyHashable, Value.self == AnyHashable.self {
            func base<Base>(_ base: Base) -> HandedValue? {
                guard let name = _mangledTypeName(Base.self) else { return nil }
                return self.value(of: base).map { .erased(type: name, $0) }
            }
            return _openExistential(erased.base, do: base)
        }
        if Value.self is any Decodable.Type, let encodable = value as? any Encodable, let data = encoded(encodable) {
            return .coded(data)
        }
        if Value.self is AnyObject.Type { return fields(of: value as AnyObject) }
        switch Mirror(reflecting: value).displayStyle {
        case .enum where _isPOD(Value.self):
            return withUnsafeBytes(of: value) { .bytes(Data($0), description: String(reflecting: value)) }
        case .struct, .tuple:
            return withUnsafePointer(to: value) {
                fields(FieldReflection.fields(of: Value.self), at: UnsafeRawPointer($0), mustHaveAll: true)
            }
        default: return nil
        }
    }

    /// Those stored properties of an object that can be handed over. Nil where there is none.
    static func fields(of object: AnyObject) -> HandedValue? {
        let fields = FieldReflection.classFields(of: type(of: object))
        return self.fields(
            fields, at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()), mustHaveAll: false)
    }

    private static func fields(_ fields: [StoredField], at start: UnsafeRawPointer, mustHaveAll: Bool) -> HandedValue? {
        var values: [String: HandedValue] = [:]
        for field in fields {
            func read<Field>(_: Field.Type) -> HandedValue? {
                value(of: (start + field.offset).assumingMemoryBound(to: Field.self).pointee)
            }
            if field.isStrong, let value = _openExistential(field.type, do: read) {
                values[field.name] = value
            } else if mustHaveAll {
                return nil
            }
        }
        return .fields(layout: HandoverNames.layout(of: fields), values)
    }

    private static func encoded(_ value: some Encodable) -> Data? {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        return try? encoder.encode([value])
    }

    // MARK: Putting together

    /// A value made of what was handed over; nil where it is of another type or layout now.
    package static func make<Value>(_ type: Value.Type, of handed: HandedValue) -> Value? {
        if let wrapper = type as? any HandedWrapper.Type { return wrapper.make(of: handed) as? Value }
        switch handed {
        case .coded(let data):
            guard let type = type as? any Decodable.Type else { return nil }
            return decoded(type, data) as? Value
        case .bytes(let data, let description):
            guard _isPOD(type), data.count == MemoryLayout<Value>.size else { return nil }
            let place = UnsafeMutableRawPointer.allocate(
                byteCount: max(data.count, 1), alignment: MemoryLayout<Value>.alignment)
            defer { place.deallocate() }
            data.copyBytes(to: UnsafeMutableRawBufferPointer(start: place, count: data.count))
            // A number that is no case any more has no description to compare with; the runtime tells it as an empty one.
            let value = place.load(as: Value.self)
            return String(reflecting: value) == description ? value : nil
        case .fields(let layout, let values):
            guard !(type is AnyObject.Type) else { return nil }
            return structure(type, layout, values)
        case .erased(let name, let inner):
            guard type == AnyHashable.self, let base = _typeByName(name) as? any Hashable.Type else { return nil }
            func made<Base: Hashable>(_ base: Base.Type) -> AnyHashable? {
                make(base, of: inner).map { AnyHashable($0) }
            }
            return _openExistential(base, do: made) as? Value
        case .optional, .list: return nil
        }
    }

    private static func structure<Value>(_: Value.Type, _ layout: String, _ values: [String: HandedValue]) -> Value? {
        let fields = FieldReflection.fields(of: Value.self)
        guard !fields.isEmpty, HandoverNames.layout(of: fields) == layout else { return nil }
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { place.deallocate() }
        var made: [() -> Void] = []
        for field in fields {
            func initialize<Field>(_ type: Field.Type) -> Bool {
                guard let handed = values[field.name], let value = make(type, of: handed) else { return false }
                let pointer = (UnsafeMutableRawPointer(place) + field.offset).bindMemory(to: Field.self, capacity: 1)
                pointer.initialize(to: value)
                made.append { pointer.deinitialize(count: 1) }
                return true
            }
            guard _openExistential(field.type, do: initialize) else {
                for undo in made { undo() }
                return nil
            }
        }
        return place.move()
    }

    private static func decoded<Value: Decodable>(_: Value.Type, _ data: Data) -> Any? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        return (try? decoder.decode([Value].self, from: data))?.first
    }

    /// Fills an object that the new program made with the stored properties that the old one had. Nobody may observe it yet.
    /// - Returns: Whether the object's layout is what it was. Properties that can't be handed over stay as they were made.
    static func fill(_ object: AnyObject, with handed: HandedValue) -> Bool {
        guard case .fields(let layout, let values) = handed else { return false }
        let fields = FieldReflection.classFields(of: type(of: object))
        guard HandoverNames.layout(of: fields) == layout else { return false }
        let start = Unmanaged.passUnretained(object).toOpaque()
        for field in fields {
            guard field.isStrong, let handed = values[field.name] else { continue }
            func fill<Field>(_ type: Field.Type) {
                let pointer = (start + field.offset).assumingMemoryBound(to: Field.self)
                if let value = make(type, of: handed) {
                    pointer.pointee = value
                } else if type is AnyObject.Type {
                    _ = self.fill(pointer.pointee as AnyObject, with: handed)
                }
            }
            _openExistential(field.type, do: fill)
        }
        return true
    }
}

/// A generic type that is handed over by what it holds.
protocol HandedWrapper {
    var handed: HandedValue? { get }
    static func make(of handed: HandedValue) -> Any?
}

extension Optional: HandedWrapper {
    var handed: HandedValue? {
        guard let self else { return .optional(nil) }
        return ValueHandover.value(of: self).map { .optional($0) }
    }

    static func make(of handed: HandedValue) -> Any? {
        guard case .optional(let inner) = handed else { return nil }
        guard let inner else { return Self.none as Any }
        return ValueHandover.make(Wrapped.self, of: inner).map { Self.some($0) as Any }
    }
}

extension Array: HandedWrapper {
    var handed: HandedValue? {
        var list: [HandedValue] = []
        for element in self {
            guard let value = ValueHandover.value(of: element) else { return nil }
            list.append(value)
        }
        return .list(list)
    }

    static func make(of handed: HandedValue) -> Any? {
        guard case .list(let list) = handed else { return nil }
        let elements = list.compactMap { ValueHandover.make(Element.self, of: $0) }
        return elements.count == list.count ? elements : nil
    }
}

extension Published: HandedWrapper {
    var handed: HandedValue? {
        var copy = self
        var value: Value?
        // A publisher of a property sends what it holds to whoever subscribes.
        let subscription = copy.projectedValue.sink { value = $0 }
        subscription.cancel()
        return value.flatMap { ValueHandover.value(of: $0) }
    }

    static func make(of handed: HandedValue) -> Any? {
        ValueHandover.make(Value.self, of: handed).map { Self(initialValue: $0) }
    }
}
