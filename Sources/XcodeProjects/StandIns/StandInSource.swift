/// The declarations of a project's stand-ins.
struct StandInSource {
    let standIns: StandIns
    private var lines: [String] = []

    init(_ standIns: StandIns) {
        var standIns = standIns.withParameterTypes
        // What is a type and is called as well makes a value of the type: two declarations of one name are refused.
        for (name, shapes) in standIns.functions where standIns.types[name] != nil {
            standIns.initialisers[name, default: []].formUnion(shapes)
            standIns.functions[name] = nil
        }
        self.standIns = standIns
    }

    var text: String {
        var lines = [
            "// Written by dovetail open: what the project uses of modules that are not there.", "import Combine",
            "import Foundation", "import SwiftUI", "#if canImport(UIKit)", "import UIKit", "#endif", "",
        ]
        for (name, kind) in standIns.types.sorted(by: { $0.key < $1.key }) { lines += type(name, kind) + [""] }
        lines += members
        for (name, methods) in standIns.foreignMethods.sorted(by: { $0.key < $1.key }) {
            lines.append("extension \(name) {")
            lines += Set(methods.flatMap { foreign($0, of: name) }).sorted().map { "    " + $0 }
            lines += ["}", ""]
        }
        for (name, properties) in (standIns.foreignProperties ?? [:]).sorted(by: { $0.key < $1.key }) {
            lines.append("extension \(name) {")
            lines += properties.filter { !isInherited($0, by: name) }.sorted().map { "    " + foreign($0, of: name) }
            lines += ["}", ""]
        }
        for (name, shapes) in standIns.functions.sorted(by: { $0.key < $1.key }) {
            lines += unique(shapes.map { .init(name: name, shape: $0) }).flatMap { function($0, prefix: "", owner: "") }
        }
        // A projected value, such as `$name`, belongs to the wrapped property of that name.
        for name in standIns.variables.sorted() where !name.hasPrefix("$") {
            lines.append("public var \(name.escaped): StandIn { StandIn() }")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Types

    private func type(_ name: String, _ kind: StandIns.TypeKind) -> [String] {
        let parameters =
            kind.parameterCount == 0
            ? "" : "<" + (0..<kind.parameterCount).map { "Element\($0)" }.joined(separator: ", ") + ">"
        let module = (standIns.origins[name] ?? []).sorted().joined(separator: ", ")
        switch kind.form {
        case .interface:
            return ["public protocol \(name)\(name.hasSuffix("Delegate") ? ": AnyObject" : "") {}"]
        case .wrapper: return wrapper(name)
        case .uiView, .uiController: return uiKit(name, kind.form, module: module)
        case .object:
            var lines = [
                "@dynamicMemberLookup", "open class \(name)\(parameters): StandInMembers, Hashable {",
                "    public init() {}",
                "    public static func == (first: \(name), second: \(name)) -> Bool { first === second }",
                "    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }",
            ]
            lines += initialisers(name) + Self.dynamicMembers(.object) + nested(name) + ["}"]
            for conformance in (standIns.conformances[name] ?? []).sorted() where conformance == "ObservableObject" {
                lines.append("extension \(name): \(conformance) {}")
            }
            return lines
        case .value:
            var lines = [
                "@dynamicMemberLookup",
                "public struct \(name)\(parameters): StandInValue, Hashable, Comparable, Codable, Error {",
                "    public init() {}", "    public static func < (first: Self, second: Self) -> Bool { false }",
                "    public var standInModule: String { \(module.swiftLiteral) }",
            ]
            lines += initialisers(name) + Self.dynamicMembers(.value) + nested(name) + ["}"]
            lines.append(
                "extension \(name): View { public var body: some View { StandInBox(\(name.swiftLiteral), of: \(module.swiftLiteral)) } }"
            )
            if standIns.conformances[name]?.contains("RandomAccessCollection") == true {
                let element = kind.parameterCount > 0 ? "Element0" : "StandIn"
                lines += [
                    "extension \(name): RandomAccessCollection {", "    public var startIndex: Int { 0 }",
                    "    public var endIndex: Int { 0 }",
                    "    public subscript(index: Int) -> \(element) { fatalError(\"There are no elements.\") }", "}",
                ]
            }
            if standIns.conformances[name]?.contains("Identifiable") == true {
                lines.append("extension \(name): Identifiable { public var id: Int { 0 } }")
            }
            return lines
        }
    }

    static func dynamicMembers(_ form: StandIns.TypeKind.Form) -> [String] {
        let setter = form == .object ? "set {}" : "nonmutating set {}"
        return [
            "    public subscript(dynamicMember name: String) -> StandIn { get { StandIn() } \(setter) }",
            "    @_disfavoredOverload public subscript<Result>(dynamicMember name: String) -> Result { get { standInEmpty(Result.self, name) } \(setter) }",
            "    public subscript(key: Any) -> StandIn { get { StandIn() } \(setter) }",
            "    @_disfavoredOverload public subscript(key: Any) -> StandIn? { get { nil } \(setter) }",
            "    @_disfavoredOverload public subscript<Result>(key: Any) -> Result { get { standInEmpty(Result.self, \"[]\") } \(setter) }",
        ] + staticMembers
    }

    /// What a message may call a member that no declaration can be named.
    private static let unnamed: Set = ["init", "self", "Type", "subscript"]

    private static let staticMembers = [
        "    public static subscript(key: StandIn) -> StandIn { get { StandIn() } set {} }",
        "    @_disfavoredOverload public static subscript<Result>(key: StandIn) -> Result { get { standInEmpty(Result.self, \"[]\") } set {} }",
        "    public static subscript(dynamicMember name: String) -> StandIn { get { StandIn() } set {} }",
        "    @_disfavoredOverload public static subscript<Result>(dynamicMember name: String) -> Result { get { standInEmpty(Result.self, name) } set {} }",
    ]

    func nested(_ name: String) -> [String] {
        (standIns.nested[name] ?? []).sorted().flatMap { inner in
            [
                "    @dynamicMemberLookup", "    public struct \(inner): StandInValue, Hashable, Codable, Error {",
                "        public init() {}",
            ] + (initialisers(inner) + Self.dynamicMembers(.value)).map { "    " + $0 } + ["    }"]
        }
    }

    /// They always succeed: apps often end when they can't make a value.
    private func initialisers(_ name: String) -> [String] {
        unique((standIns.initialisers[name] ?? []).map { .init(name: name, shape: $0.succeeding) }).filter {
            !$0.shape.arguments.isEmpty
        }.map { method in
            let signature = Signature(method.shape)
            return
                "    public init\(signature.generics)(\(signature.parameters))\(effects(method)) { \(body(method, "\(name)"))}"
        }
    }

    private func wrapper(_ name: String) -> [String] {
        var lines = [
            "@propertyWrapper", "public struct \(name)<Value> {",
            "    private final class Box { var value: Value?; init(_ value: Value?) { self.value = value } }",
            "    private let box: Box", "    public init() { box = Box(nil) }",
            "    public init(wrappedValue: Value) { box = Box(wrappedValue) }",
            "    public var wrappedValue: Value {",
            "        get { box.value ?? standInEmpty(Value.self, \(("@" + name).swiftLiteral)) }",
            "        nonmutating set { box.value = newValue }", "    }",
            "    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }",
        ]
        for method in unique((standIns.initialisers[name] ?? []).map { .init(name: name, shape: $0) })
        where !method.shape.arguments.isEmpty {
            let signature = Signature(method.shape)
            lines += [
                "    public init\(signature.generics)(\(signature.parameters)) { box = Box(nil) }",
                "    @_disfavoredOverload public init\(signature.generics)(\(signature.parameters)) where Value == StandIn { box = Box(nil) }",
                "    public init\(signature.generics)(wrappedValue: Value, \(signature.parameters)) { box = Box(wrappedValue) }",
            ]
            if method.shape.arguments == [.init(label: nil, form: .type)] {
                lines.append("    public init<Row>(_ type: Row.Type) where Value == [Row] { box = Box([]) }")
            }
        }
        return lines + ["}"]
    }

    // MARK: Members

    private var members: [String] {
        var lines = ["extension StandInMembers {"]
        for method in unique(standIns.methods) {
            lines += function(method, prefix: "    ", owner: "\\(Self.self).")
        }
        for name in standIns.optionalProperties.sorted() {
            lines.append("    " + property(name, "\(typeOfProperty(name))?", "nil"))
        }
        for (name, type) in (standIns.propertyTypes ?? [:]).sorted(by: { $0.key < $1.key })
        where !standIns.optionalProperties.contains(name) {
            lines.append("    " + property(name, type, empty(type, name)))
        }
        for (name, count) in standIns.handlers.sorted(by: { $0.key < $1.key }) {
            let parameters = Array(repeating: "StandIn", count: count).joined(separator: ", ")
            let result = standIns.handlerResults?[name] ?? "Void"
            lines.append("    " + property(name, "((\(parameters)) -> \(result))?", "nil"))
        }
        lines += ["}", "", "extension StandInValue {"]
        for name in standIns.optionalProperties.sorted() {
            // The same where it is used as if it were always there.
            let type = typeOfProperty(name)
            lines.append("    @_disfavoredOverload " + property(name, type, empty(type, name)))
        }
        for (name, shapes) in standIns.members.sorted(by: { $0.key < $1.key }) where !Self.unnamed.contains(name) {
            if shapes.contains(nil) {
                // Some are assigned to, such as settings that a type has.
                lines.append("    public static var \(name.escaped): Self { get { Self() } set {} }")
            }
            for method in unique(shapes.compactMap { $0 }.map { .init(name: name, shape: $0) }) {
                let signature = Signature(method.shape)
                lines.append(
                    "    public static func \(name.escaped)\(signature.generics)(\(signature.parameters)) -> Self { Self() }"
                )
            }
        }
        return lines + ["}", ""]
    }

    private func typeOfProperty(_ name: String) -> String { standIns.propertyTypes?[name] ?? "StandIn" }

    /// A property that always has the same value, whatever is written to it.
    private func property(_ name: String, _ type: String, _ value: String) -> String {
        "public var \(name.escaped): \(type) { get { \(value) } nonmutating set {} }"
    }

    /// Nothing, as a value of a type.
    private func empty(_ type: String, _ name: String) -> String {
        "\(Self.emptyValue)(\(type).self, \(name.swiftLiteral))"
    }

    private func function(_ method: StandIns.Method, prefix: String, owner: String) -> [String] {
        guard !Self.unnamed.contains(method.name) else { return [] }
        let signature = Signature(method.shape)
        let head =
            prefix
            + "@discardableResult @_disfavoredOverload public \(method.isStatic ? "static " : "")func \(method.name.escaped)"
        let effects = effects(method)
        let body = body(method, owner + method.name)
        let isThrowing = effects.contains("throws")
        let generic = signature.generics.isEmpty ? "<Result>" : signature.generics.dropLast() + ", Result>"
        let result = owner.hasPrefix("\\(") && !method.isStatic ? "StandIn(of: self)" : "StandIn()"
        let call = "\(method.name)"
        var lines = [
            "\(head)\(signature.generics)(\(signature.parameters))\(effects) -> StandIn { \(body)\(isThrowing ? "" : "return \(result) ")}",
            "\(head)\(generic)(\(signature.parameters))\(effects) -> Result { \(body)\(isThrowing ? "" : "return \(Self.emptyValue)(Result.self, \(call.swiftLiteral)) ")}",
        ]
        if let row = signature.row {
            lines.append(
                "\(head)\(signature.generics)(\(signature.parameters))\(effects) -> [\(row)] { \(body)\(isThrowing ? "" : "return [] ")}"
            )
        }
        return lines
    }

    private func foreign(_ method: StandIns.Method, of type: String) -> [String] {
        guard type == "View", !method.isStatic else { return function(method, prefix: "", owner: type + ".") }
        let signature = Signature(method.shape)
        // A modifier never throws.
        var told = method
        told.shape = method.shape.succeeding
        return [
            "public func \(method.name.escaped)\(signature.generics)(\(signature.parameters)) -> Self { \(body(told, "View." + method.name))return self }"
        ]
    }

    /// The function that makes empty values. Types that have one have a member of that name, which would be found first in their extensions.
    private static let emptyValue = "\(StandIns.moduleName).standInEmpty"

    /// Whether a class of UIKit's has a property from one that it inherits from, which an extension can't declare again.
    private func isInherited(_ property: String, by type: String) -> Bool {
        var type = type
        while let parent = Self.parents[type] {
            if standIns.foreignProperties?[parent]?.contains(property) == true { return true }
            type = parent
        }
        return false
    }

    private static let parents: [String: String] = [
        "UIButton": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl", "UITextField": "UIControl",
        "UISegmentedControl": "UIControl", "UIStepper": "UIControl", "UIDatePicker": "UIControl",
        "UIPageControl": "UIControl", "UIRefreshControl": "UIControl", "UIControl": "UIView", "UILabel": "UIView",
        "UIImageView": "UIView", "UIStackView": "UIView", "UIProgressView": "UIView", "UISearchBar": "UIView",
        "UIActivityIndicatorView": "UIView", "UIPickerView": "UIView", "UINavigationBar": "UIView",
        "UITabBar": "UIView", "UIToolbar": "UIView", "UIVisualEffectView": "UIView", "UIScrollView": "UIView",
        "UITextView": "UIScrollView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
        "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
        "UICollectionViewCell": "UICollectionReusableView", "UINavigationController": "UIViewController",
        "UITabBarController": "UIViewController", "UITableViewController": "UIViewController",
        "UICollectionViewController": "UIViewController", "UIAlertController": "UIViewController",
        "UIActivityViewController": "UIViewController", "UIImagePickerController": "UINavigationController",
        "UIHostingController": "UIViewController", "UIPageViewController": "UIViewController",
        "UISearchController": "UIViewController", "UISplitViewController": "UIViewController",
        "UIViewController": "UIResponder", "UIView": "UIResponder", "UIApplication": "UIResponder",
    ]

    /// A property of another module's type. One of a type itself is mostly one of its values, such as a colour; of others nothing is known.
    private func foreign(_ property: String, of type: String) -> String {
        let isStatic = property.hasPrefix("static ")
        let name = isStatic ? String(property.dropFirst(7)) : property
        let note = "StandInLog.note(\("\(type).\(name)".swiftLiteral), #fileID, #line)"
        guard isStatic, StandInRuntime.typesWithValues.contains(type) else {
            return "public \(isStatic ? "static " : "")var \(name.escaped): StandIn { \(note); return StandIn() }"
        }
        return
            "public static var \(name.escaped): \(type) { \(note); return \(Self.emptyValue)(\(type).self, \("\(type).\(name)".swiftLiteral)) }"
    }

    func effects(_ method: StandIns.Method) -> String {
        (method.shape.isAsync ? " async" : "")
            + (method.shape.isThrowing && !standIns.neverThrowing.contains(method.name) ? " throws" : "")
    }

    /// Tells the call, and throws where it may.
    func body(_ method: StandIns.Method, _ name: String) -> String {
        let labels = method.shape.arguments.map { ($0.label ?? "_") + ":" }.joined()
        let call = "\"\(name)(\(labels))\""
        return effects(method).contains("throws")
            ? "StandInLog.note(\(call), file, line); throw StandInError(call: \(call)) "
            : "StandInLog.note(\(call), file, line); "
    }

    /// Each signature once: what is called without `try` somewhere does not throw.
    func unique(_ methods: some Sequence<StandIns.Method>) -> [StandIns.Method] {
        var seen: [String: StandIns.Method] = [:]
        for method in methods {
            let signature = Signature(method.shape)
            let key =
                "\(method.isStatic)\(method.name)\(signature.generics)(\(signature.parameters))\(method.shape.isAsync)"
            if var old = seen[key] {
                old.shape.isThrowing = old.shape.isThrowing && method.shape.isThrowing
                seen[key] = old
            } else {
                seen[key] = method
            }
        }
        return seen.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// The parameters that take what a call gives.
struct Signature {
    private(set) var generics = ""
    private(set) var parameters = ""
    /// The type that a list is asked of.
    private(set) var row: String?

    init(_ shape: CallShape) {
        var names: [String] = []
        var texts: [String] = []
        /// The type that is named in the call.
        var kind: String?
        for (index, argument) in shape.arguments.enumerated() {
            let type: String
            var attribute = ""
            switch argument.form {
            case .value: type = "Any?"
            case .type:
                names.append("Row\(index)")
                type = "Row\(index).Type"
                kind = kind ?? "Row\(index)"
                if argument.label == nil { row = row ?? "Row\(index)" }
            case .member: type = "StandIn"
            case .variable:
                names.append("Value\(index)")
                type = "inout Value\(index)"
            case .closure(let closure):
                let success = kind ?? "StandIn"
                let parameters = closure.parameters.enumerated().map { place, parameter -> String in
                    switch parameter {
                    case .value: return "StandIn"
                    case .optional: return "StandIn?"
                    case .error: return "(any Error)?"
                    case .outcome: return "Swift.Result<\(success), any Error>"
                    case .named(let type): return type
                    case .typed:
                        names.append("Value\(index)_\(place)")
                        return "Value\(index)_\(place)"
                    }
                }
                names.append("Content\(index)" + (closure.isViewBuilder ? ": View" : ""))
                if closure.isViewBuilder { attribute = "@ViewBuilder " }
                type =
                    "(\(parameters.joined(separator: ", ")))"
                    + (closure.isAsync ? " async" : "") + (closure.isThrowing ? " throws" : "") + " -> Content\(index)"
            }
            texts.append("\(attribute)\(argument.label ?? "_") value\(index): \(type)")
        }
        texts += ["file: String = #fileID", "line: Int = #line"]
        generics = names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
        parameters = texts.joined(separator: ", ")
    }
}

extension String {
    /// The name as a declaration has it.
    fileprivate var escaped: String {
        let keywords: Set = [
            "default", "in", "for", "is", "as", "do", "if", "else", "while", "repeat", "switch", "case", "where", "try",
            "catch",
            "func", "var", "let", "class", "struct", "enum", "protocol", "import", "return", "break", "continue",
            "public",
            "internal", "private", "extension", "operator", "self", "true", "false", "nil", "throw", "static", "super",
            "any",
        ]
        return keywords.contains(self) ? "`\(self)`" : self
    }
}
