import Foundation

/// What stands for `@NSManaged` in the copies that are built: accessors, since no Objective-C makes them when the program runs.
///
/// A replacement stays on its line; comments and texts stay as they are.
///
/// | in the project | in the copy |
/// |---|---|
/// | `@NSManaged public var title: String?` | `public var title: String? { get { _managedValue("title") } set { _setManagedValue("title", newValue) } }` |
/// | `@NSManaged public func addToItems(_ value: Item)` | `public func addToItems(_ value: Item) { _addManaged("items", value) }` |
/// | `override init(entity: NSEntityDescription, insertInto …)` | `required init(…)` |
///
/// | `Item.fetchRequest() as! NSFetchRequest<Item>` | `Item.fetchRequest()._typed() as NSFetchRequest<Item>` |
///
/// Generic classes of Swift's can't be cast so. The one before: a class that is found by its name is made by an initialiser that all subclasses have.
enum ManagedForms {
    private static let marks = ["@NSManaged", "NSEntityDescription", "as! NSFetchRequest"].map { Data($0.utf8) }

    /// A source with the forms replaced. Bytes that are no text stay as they are.
    static func replaced(in source: Data) -> Data {
        guard marks.contains(where: { source.range(of: $0) != nil }), let text = String(data: source, encoding: .utf8)
        else { return source }
        let pieces = SourceCode(text).pieces.map { $0.isCode ? replaced(in: String($0.text)) : String($0.text) }
        return Data(pieces.joined().utf8)
    }

    private static let words =
        #"((?:\s+(?:(?:public|open|internal|package|private|fileprivate)(?:\(set\))?|dynamic|final|class|nonisolated|@\w+(?:\([^)]*\))?))*)"#
    private static let property = try! NSRegularExpression(
        pattern: #"@NSManaged"# + words + #"\s+var\s+`?(\w+)`?\s*:[ \t]*([^\n;{}=]+)"#)
    private static let method = try! NSRegularExpression(
        pattern: #"@NSManaged"# + words + #"\s+func\s+(addTo|removeFrom|insertInto|replace)(\w+)\s*\(([^)]*)\)"#)
    private static let initialiser = try! NSRegularExpression(
        pattern:
            #"\boverride\b((?:\s+(?:public|open|internal))*\s+init\s*\(\s*entity\s*(?:\w+\s*)?:\s*NSEntityDescription)"#
    )

    private static let cast = try! NSRegularExpression(pattern: #"\s+as!\s+(NSFetchRequest<\w+>)"#)

    private static func replaced(in code: String) -> String {
        var code = code
        if code.contains("@NSManaged") {
            code = replace(property, in: code) { words, parts in
                let (name, type) = (parts[0], parts[1])
                let plain = type.trimmingCharacters(in: .whitespaces)
                let space = type.hasSuffix(" ") ? " " : ""
                return
                    "\(words) var `\(name)`: \(plain) { get { _managedValue(\"\(name)\") } set { _setManagedValue(\"\(name)\", newValue) } }\(space)"
            }
            code = replace(method, in: code) { words, parts in
                "\(words) func \(parts[0])\(parts[1])(\(parts[2])) { \(call(parts[0], parts[1], parts[2])) }"
            }
        }
        code = cast.stringByReplacingMatches(
            in: code, range: NSRange(code.startIndex..., in: code), withTemplate: "._typed() as $1")
        return initialiser.stringByReplacingMatches(
            in: code, range: NSRange(code.startIndex..., in: code), withTemplate: "required$1")
    }

    /// Replaces each match by what is made of its first group, the words before the declaration, and of the others.
    private static func replace(
        _ expression: NSRegularExpression, in code: String, _ body: (String, [String]) -> String
    ) -> String {
        var result = ""
        var end = code.startIndex
        for match in expression.matches(in: code, range: NSRange(code.startIndex..., in: code)) {
            let groups = (1..<match.numberOfRanges).map { group in
                Range(match.range(at: group), in: code).map { String(code[$0]) } ?? ""
            }
            guard let range = Range(match.range, in: code) else { continue }
            result += code[end..<range.lowerBound]
            var words = groups[0]
            // The space after the attribute goes with it, but for lines.
            if words.first == " " { words.removeFirst() }
            let made = body(words, Array(groups.dropFirst()))
            result += words.isEmpty && made.first == " " ? String(made.dropFirst()) : made
            end = range.upperBound
        }
        return result + code[end...]
    }

    private static func call(_ kind: String, _ name: String, _ parameters: String) -> String {
        let key = name.prefix(1).lowercased() + name.dropFirst()
        let parts = parameters.split(separator: ",").map { parameter -> (label: String, name: String) in
            let words = parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).map(String.init)
            return (words.first ?? "_", words.last ?? "value")
        }
        guard let first = parts.first else { return "" }
        let second = parts.dropFirst().first?.name ?? first.name
        return switch kind {
        case "addTo": "_addManaged(\"\(key)\", \(first.name))"
        case "insertInto": "_addManaged(\"\(key)\", \(first.name), at: \(second))"
        case "removeFrom" where first.label == "at": "_removeManaged(\"\(key)\", at: \(first.name))"
        case "removeFrom": "_removeManaged(\"\(key)\", \(first.name))"
        default: "_replaceManaged(\"\(key)\", at: \(first.name), \(second))"
        }
    }
}
