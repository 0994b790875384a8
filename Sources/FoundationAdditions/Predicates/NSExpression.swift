import Foundation

/// A value that is computed: of an object's properties, of constants, or by a function.
///
///     let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "price")])
///     let result = NSExpression(format: "2 * (3 + %@)", 4).expressionValue(with: nil, context: nil)   // 14
///
/// Foundation on Linux has a class of this name without members, so a file that imports both says `FoundationAdditions.NSExpression`; files of apps that
/// `dovetail open` writes find this one. Arithmetic is that of `Double`: `1 / 2` is 0.5, where Apple's gives 0 for whole numbers. Blocks, sets of
/// expressions and `NSExpression`'s archives are not there.
///
/// **Threads.** Any: it never changes.
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
    /// What an expression is made of.
    public enum ExpressionType: UInt, Sendable {
        case constantValue, evaluatedObject, variable, keyPath, function
        case aggregate = 14
        case subquery = 13
    }

    /// What it is made of.
    public let expressionType: ExpressionType
    /// The path of a key path.
    public let keyPath: String
    /// The name of a function as it was given, such as `sum:`.
    public let function: String
    /// The values of a function.
    public let arguments: [NSExpression]?
    /// The name of a variable.
    public let variable: String
    /// The value of a constant.
    public let constantValue: Any?
    package let expression: PredicateExpression

    private init(
        _ type: ExpressionType, _ expression: PredicateExpression, keyPath: String = "", function: String = "",
        arguments: [NSExpression]? = nil, variable: String = "", constant: Any? = nil
    ) {
        (expressionType, self.expression, self.keyPath, self.function) = (type, expression, keyPath, function)
        (self.arguments, self.variable, constantValue) = (arguments, variable, constant)
    }

    /// The value itself.
    public convenience init(forConstantValue obj: Any?) {
        self.init(.constantValue, .constant(obj), constant: obj)
    }

    /// The value at the end of a path from the object, such as `owner.name`.
    public convenience init(forKeyPath keyPath: String) {
        let names = keyPath.split(separator: ".").map(String.init)
        self.init(.keyPath, .path(names), keyPath: keyPath)
    }

    /// What is substituted for a name.
    public convenience init(forVariable string: String) {
        self.init(.variable, .variable(string), variable: string)
    }

    /// Several values, as a list.
    public convenience init(forAggregate subexpressions: [Any]) {
        let parts = subexpressions.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
        self.init(.aggregate, .list(parts.map(\.expression)), arguments: parts)
    }

    /// What a function makes of values: `sum:`, `count:`, `min:`, `max:`, `average:`, `add:to:`, `sqrt:`, `uppercase:`, `now` and the others that predicates
    /// know, by Apple's names. A name that is none of these ends the program, as on Apple's systems.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard let function = PredicateFunction(name: name) else {
            fatalError("NSExpression has no function “\(name)”.")
        }
        let parts = parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
        self.init(.function, .function(function, parts.map(\.expression)), function: name, arguments: parts)
    }

    /// A value that is written as text, by the rules of predicates. One that cannot be read ends the program, as on Apple's systems.
    public convenience init(format expressionFormat: String, _ args: Any?...) {
        self.init(written: expressionFormat, args)
    }

    /// A value that is written as text, with what stands in place of `%@` and its like in an array.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(written: expressionFormat, arguments)
    }

    private convenience init(written format: String, _ arguments: [Any?]) {
        let expression: PredicateExpression
        do {
            expression = try PredicateParser.expression(format, arguments)
        } catch {
            fatalError("NSExpression cannot read “\(format)”: \(error)")
        }
        self.init(expression)
    }

    private convenience init(_ expression: PredicateExpression) {
        switch expression {
        case .constant(let value): self.init(.constantValue, expression, constant: value)
        case .object: self.init(.evaluatedObject, expression)
        case .variable(let name): self.init(.variable, expression, variable: name)
        case .list(let items): self.init(.aggregate, expression, arguments: items.map { NSExpression($0) })
        case .subquery: self.init(.subquery, expression)
        case .function(let function, let arguments):
            self.init(
                .function, expression, function: function.rawValue + ":", arguments: arguments.map { NSExpression($0) })
        case .member, .element: self.init(.keyPath, expression, keyPath: expression.pathText ?? "")
        }
    }

    /// The object that is asked about.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject, .object) }

    /// The value for an object; nil where there is none.
    ///
    /// - Parameter context: What is substituted for variables, by their names.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var bindings: [String: Any] = [:]
        for (name, value) in context ?? [:] { if let name = PredicateValue.text(name) { bindings[name] = value } }
        let value = expression.value(PredicateContext(object: object, bindings: bindings))
        // As an object, which can be cast to any type of number.
        switch PredicateValue.unwrapped(value) {
        case let number as Double: return NSNumber(value: number)
        case let number as Int: return NSNumber(value: number)
        case let number as Int64: return NSNumber(value: number)
        case let truth as Bool: return NSNumber(value: truth)
        case let value: return value
        }
    }

    /// The function that makes one value of those of several objects, with what it is made of; nil for any other expression.
    package var aggregation: (function: PredicateFunction, argument: PredicateExpression)? {
        guard expressionType == .function, case .function(let function, let arguments) = expression,
            function.isAggregate, let first = arguments.first, arguments.count == 1
        else { return nil }
        return (function, first)
    }

    /// The function that makes a value of its arguments; nil for any other expression.
    package var plainFunction: PredicateFunction? {
        guard expressionType == .function, case .function(let function, _) = expression else { return nil }
        return function
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }
}

extension PredicateExpression {
    /// The path as text; nil for what is none.
    fileprivate var pathText: String? {
        switch self {
        case .member(.object, let name): name
        case .member(let whole, let name): whole.pathText.map { $0 + "." + name }
        default: nil
        }
    }
}
