import Foundation

/// A value in a condition.
package indirect enum PredicateExpression {
    case constant(Any?)
    /// The value that is asked about.
    case object
    /// A value in another one, by the name of a property.
    case member(PredicateExpression, String)
    /// What is substituted for a name.
    case variable(String)
    case list([PredicateExpression])

    package func value(_ context: PredicateContext) -> Any? {
        switch self {
        case .constant(let value): value
        case .object: context.object
        case .member(let whole, let name): PredicateValue.member(name, of: whole.value(context))
        case .variable(let name): context.bindings[name]
        case .list(let items): items.map { $0.value(context) }
        }
    }
}

extension PredicateExpression {
    func substituting(_ values: [String: Any]) -> PredicateExpression {
        switch self {
        case .constant, .object: self
        case .member(let whole, let name): .member(whole.substituting(values), name)
        case .variable(let name): values[name].map { .constant($0) } ?? self
        case .list(let items): .list(items.map { $0.substituting(values) })
        }
    }
}

/// An object that finds its values by their names by itself.
package protocol KeyedValues: AnyObject {
    func value(ofKey key: String) -> Any?
    /// Stands for the object where two are compared.
    var identity: AnyObject { get }
}

/// What conditions ask of values of any type.
package enum PredicateValue {
    /// The value without the optionals around it.
    package static func unwrapped(_ value: Any?) -> Any? {
        guard var value else { return nil }
        while let optional = value as? any OptionalValue {
            guard let inner = optional.content else { return nil }
            value = inner
        }
        return value is NSNull ? nil : value
    }

    package static func text(_ value: Any?) -> String? {
        switch unwrapped(value) {
        case let text as String: text
        case let text as NSString: text.description
        case let text as Substring: String(text)
        case let character as Character: String(character)
        case let raw as any RawRepresentable: raw.rawValue as? String
        default: nil
        }
    }

    package static func number(_ value: Any?) -> Double? {
        switch unwrapped(value) {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let truth as Bool: truth ? 1 : 0
        case let decimal as Decimal: NSDecimalNumber(decimal: decimal).doubleValue
        case let raw as any RawRepresentable: raw.rawValue is String ? nil : number(raw.rawValue)
        default: nil
        }
    }

    package static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (unwrapped(left), unwrapped(right))
        guard let left, let right else { return left == nil && right == nil }
        if left is any KeyedValues || right is any KeyedValues { return identity(left) === identity(right) }
        if let left = number(left), let right = number(right) { return left == right }
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return type(of: left) is AnyObject.Type && (left as AnyObject) === (right as AnyObject)
    }

    private static func identity(_ value: Any) -> AnyObject {
        (value as? any KeyedValues)?.identity ?? value as AnyObject
    }

    package static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let left = number(left), let right = number(right) {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        let (left, right) = (unwrapped(left), unwrapped(right))
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        if let left = left as? UUID, let right = right as? UUID { return left.uuidString.compare(right.uuidString) }
        return nil
    }

    /// The elements of a collection; nil for a value that is none.
    package static func elements(_ value: Any?) -> [Any?]? {
        switch unwrapped(value) {
        case let array as [Any?]: return array
        case let array as NSArray: return Array(array)
        case let set as NSSet: return set.allObjects
        case let dictionary as [AnyHashable: Any]: return Array(dictionary.values)
        case let value?:
            let mirror = Mirror(reflecting: value)
            return mirror.displayStyle == .collection || mirror.displayStyle == .set
                ? mirror.children.map(\.value) : nil
        case nil: return nil
        }
    }

    /// A value in another one.
    package static func member(_ name: String, of whole: Any?) -> Any? {
        guard let whole = unwrapped(whole) else { return nil }
        if let text = text(whole), name == "length" { return text.utf16.count }
        if name == "description", let object = whole as? any CustomStringConvertible { return object.description }
        if let keyed = whole as? any KeyedValues { return keyed.value(ofKey: name) }
        if let dictionary = whole as? [String: Any] { return dictionary[name] }
        if let dictionary = whole as? NSDictionary { return dictionary.object(forKey: name) }
        if let elements = elements(whole) {
            if name == "count" || name == "@count" { return elements.count }
            // The values of all of them, as for `ANY friends.name`.
            return elements.map { member(name, of: $0) }
        }
        var mirror: Mirror? = Mirror(reflecting: whole)
        while let known = mirror {
            // Properties of wrappers, such as `@Published`, are stored under a name with a line before it.
            if let child = known.children.first(where: { $0.label == name || $0.label == "_" + name }) {
                return child.value
            }
            mirror = known.superclassMirror
        }
        return nil
    }
}

/// An optional of any type.
private protocol OptionalValue { var content: Any? { get } }
extension Optional: OptionalValue { fileprivate var content: Any? { self } }
