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
    /// What a function makes of some values.
    case function(PredicateFunction, [PredicateExpression])
    /// The elements of a collection for which a condition is met, in which the name stands for the element.
    case subquery(PredicateExpression, String, PredicateCondition)
    /// An element of a collection: the one at a number, `FIRST`, `LAST`, or how many there are, `SIZE`.
    case element(PredicateExpression, PredicateExpression)

    package func value(_ context: PredicateContext) -> Any? {
        switch self {
        case .constant(let value): value
        case .object: context.object
        case .member(let whole, let name): PredicateValue.member(name, of: whole.value(context))
        case .variable(let name): context.bindings[name]
        case .list(let items): items.map { $0.value(context) }
        case .function(let function, let arguments): function.value(arguments.map { $0.value(context) })
        case .subquery(let whole, let name, let condition):
            PredicateValue.elements(whole.value(context))?.filter { element in
                var bindings = context.bindings
                bindings[name] = element
                return condition.isMet(PredicateContext(object: context.object, bindings: bindings))
            }
        case .element(let whole, let index): Self.element(index, of: whole.value(context), context)
        }
    }

    private static func element(_ index: PredicateExpression, of whole: Any?, _ context: PredicateContext) -> Any? {
        let elements = PredicateValue.elements(whole) ?? []
        switch index {
        case .member(.object, "FIRST"): return elements.first ?? nil
        case .member(.object, "LAST"): return elements.last ?? nil
        case .member(.object, "SIZE"): return elements.count
        default:
            let key = index.value(context)
            if let number = PredicateValue.number(key), let index = Int(exactly: number) {
                return elements.indices.contains(index) ? elements[index] : nil
            }
            return PredicateValue.text(key).flatMap { PredicateValue.member($0, of: whole) }
        }
    }
}

extension PredicateExpression {
    func substituting(_ values: [String: Any]) -> PredicateExpression {
        replacing { expression in
            guard case .variable(let name) = expression else { return nil }
            return values[name].map { .constant($0) }
        }
    }

    /// The value with others in the place of those that `other` gives one for.
    package func replacing(_ other: (PredicateExpression) -> PredicateExpression?) -> PredicateExpression {
        if let other = other(self) { return other }
        switch self {
        case .constant, .object, .variable: return self
        case .member(let whole, let name): return .member(whole.replacing(other), name)
        case .list(let items): return .list(items.map { $0.replacing(other) })
        case .function(let function, let arguments): return .function(function, arguments.map { $0.replacing(other) })
        case .subquery(let whole, let name, let condition):
            return .subquery(whole.replacing(other), name, condition.replacing(other))
        case .element(let whole, let index): return .element(whole.replacing(other), index)
        }
    }

    /// The value at the end of a path, which may ask for the sum and the like of a collection: `friends.@max.age`.
    package static func path(_ names: [String], from start: PredicateExpression = .object) -> PredicateExpression {
        var result = start
        for (index, name) in names.enumerated() {
            if let function = PredicateFunction(collectionOperator: name) {
                return .function(function, [path(Array(names[(index + 1)...]), from: result)])
            }
            result = .member(result, name)
        }
        return result
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
