import Foundation

/// A target in the text of a manifest.
struct ManifestTarget {
    let name: String
    /// The arguments of the call that describes it.
    private let call: String

    init?(_ call: String) {
        guard let name = ManifestText.string("name", in: call) else { return nil }
        self.name = name
        self.call = call
    }

    /// The folder of its sources. Without one that it names, the usual places are looked at; nil for the whole folder of the package.
    func sources(in folder: URL) -> URL? {
        guard let path = ManifestText.string("path", in: call) else {
            return ["Sources", "Source", "src", "srcs"].lazy.map { folder.appendingPathComponent("\($0)/\(name)") }
                .first { FileReading.kind(of: $0) == .folder }
        }
        let place = folder.appendingPathComponent(path).standardizedFileURL
        return place.path == folder.standardizedFileURL.path ? nil : place
    }

    /// What of that folder is no source or resource.
    var excluded: Set<String> {
        guard let list = ManifestText.list("exclude", in: call) else { return [] }
        return Set(ManifestText.strings(in: list))
    }

    /// The names of what it depends on: other targets, and products of packages that are named by a word alone.
    var dependencies: [String] {
        guard var list = ManifestText.list("dependencies", in: call) else { return [] }
        var named: [String] = []
        // What stands in a call is no name by itself.
        for start in [".target(", ".byName(", ".product("] {
            for call in ManifestText.calls(start, in: list) {
                if start != ".product(", let name = ManifestText.string("name", in: call) { named.append(name) }
                list = list.replacingOccurrences(of: start + call + ")", with: "")
            }
        }
        return named + ManifestText.strings(in: list)
    }

    func products(of packages: [PackageReference]) -> [PackageProduct] {
        ManifestText.calls(".product(", in: call).compactMap { call in
            guard let name = ManifestText.string("name", in: call),
                let package = ManifestText.string("package", in: call)
            else { return nil }
            return PackageProduct(
                name: name, package: packages.first { $0.identity.lowercased() == package.lowercased() })
        }
    }
}

/// Finds what is said in the text of a manifest, which cannot be run without Apple's tools.
enum ManifestText {
    /// The text after a label.
    static func string(_ label: String, in text: String) -> String? {
        guard let range = text.range(of: label + ":") else { return nil }
        let rest = text[range.upperBound...].drop(while: \.isWhitespace)
        guard rest.first == "\"" else { return nil }
        let value = rest.dropFirst().prefix { $0 != "\"" && $0 != "\n" }
        return value.isEmpty ? nil : String(value)
    }

    /// What stands between the brackets after a label.
    static func list(_ label: String, in text: String) -> String? {
        guard let range = text.range(of: label + ":") else { return nil }
        let rest = text[range.upperBound...].drop(while: \.isWhitespace)
        return rest.first == "[" ? inside(rest.dropFirst(), "[", "]") : nil
    }

    /// All texts in quotes.
    static func strings(in text: String) -> [String] {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The arguments of each call that begins so.
    static func calls(_ start: String, in text: String) -> [String] {
        var result: [String] = []
        var rest = Substring(text)
        while let range = rest.range(of: start) {
            rest = rest[range.upperBound...]
            guard let arguments = inside(rest, "(", ")") else { break }
            result.append(arguments)
        }
        return result
    }

    /// The arguments of the calls that begin in one of some ways, but for those within the arguments of another one: what a target depends
    /// on is written as a target is.
    static func outerCalls(_ starts: [String], skipping others: [String], in text: String) -> [String] {
        var result: [String] = []
        var rest = Substring(text)
        while true {
            let next = (starts + others).compactMap { start in rest.range(of: start).map { (start, $0) } }
                .min { $0.1.lowerBound < $1.1.lowerBound }
            guard let (start, range) = next, let arguments = inside(rest[range.upperBound...], "(", ")") else { break }
            if starts.contains(start) { result.append(arguments) }
            rest = rest[rest.index(range.upperBound, offsetBy: arguments.count)...]
        }
        return result
    }

    /// What stands before the bracket that ends what one has begun.
    private static func inside(_ text: Substring, _ opening: Character, _ closing: Character) -> String? {
        var depth = 1
        let end = text.firstIndex { character in
            if character == opening { depth += 1 }
            if character == closing { depth -= 1 }
            return depth == 0
        }
        return end.map { String(text[..<$0]) }
    }
}
