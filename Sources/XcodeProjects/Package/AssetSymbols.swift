import Foundation

/// The names that Xcode makes for the colours and pictures of asset catalogues: `ColorResource.brandBlue`, `ImageResource.logo`.
///
/// A name is put together from the words of the asset's name, without the kind at its end (“Accent Color” is `accent`); folders that
/// provide a namespace become types.
public struct AssetSymbols {
    enum Kind: String, CaseIterable {
        case color = "ColorResource"
        case image = "ImageResource"
    }

    struct Asset: Hashable {
        var kind: Kind
        /// The namespaces around, then the name.
        var path: [String]
    }

    private(set) var assets: [Asset] = []

    /// Reads the catalogues among a module's resources.
    public init(resources: [ProjectFile]) {
        var namespaces: Set<String> = []
        for file in resources where file.destination.hasSuffix("/Contents.json") {
            guard let data = try? FileReading.data(of: file.source, limit: 1 << 20),
                let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
                (list["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
            else { continue }
            namespaces.insert(String(file.destination.dropLast("/Contents.json".count)))
        }
        var found: Set<Asset> = []
        for file in resources where file.destination.contains(".xcassets/") {
            let parts = file.destination.split(separator: "/").map(String.init)
            guard
                let index = parts.firstIndex(where: {
                    $0.hasSuffix(".colorset") || $0.hasSuffix(".imageset") || $0.hasSuffix(".symbolset")
                }),
                let catalogue = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }), catalogue < index
            else { continue }
            let dot = parts[index].lastIndex(of: ".")!
            var path: [String] = []
            for level in (catalogue + 1)..<index where namespaces.contains(parts[...level].joined(separator: "/")) {
                path.append(parts[level])
            }
            path.append(String(parts[index][..<dot]))
            found.insert(Asset(kind: parts[index].hasSuffix(".colorset") ? .color : .image, path: path))
        }
        assets = found.sorted {
            ($0.kind.rawValue, $0.path.joined(separator: "/")) < ($1.kind.rawValue, $1.path.joined(separator: "/"))
        }
    }

    /// A source file with the declarations; nil when there are no assets.
    /// - Parameter extensions: Whether `Color` and `ShapeStyle` get the names too, as Xcode's setting for it says.
    public func source(bundle: String, extensions: Bool = true) -> String? {
        guard !assets.isEmpty else { return nil }
        var text = """
            // Written by dovetail open: what Xcode makes from asset catalogues. Apple's tools make it themselves.
            #if os(Linux)
            import Foundation
            import SwiftUI

            """
        for kind in Kind.allCases {
            let declarations = Tree(assets.filter { $0.kind == kind }, kind: kind).lines(indent: "    ", bundle: bundle)
            if !declarations.isEmpty {
                text += "\nextension \(kind.rawValue) {\n" + declarations.joined(separator: "\n") + "\n}\n"
            }
        }
        let colors =
            extensions ? Tree(assets.filter { $0.kind == .color && $0.path.count == 1 }, kind: .color).names : []
        let own = colors.filter { !Self.namesOfColor.contains($0) }
        if !own.isEmpty {
            text += "\nextension Color {\n"
            text += own.map {
                "    nonisolated static var \($0.escapedIdentifier): Color { Color(ColorResource.\($0.escapedIdentifier)) }"
            }.joined(separator: "\n")
            text += "\n}\n\nextension ShapeStyle where Self == Color {\n"
            text += own.map {
                "    nonisolated static var \($0.escapedIdentifier): Color { Color(ColorResource.\($0.escapedIdentifier)) }"
            }.joined(separator: "\n")
            text += "\n}\n"
        }
        return text + "#endif\n"
    }

    /// Names that `Color` has itself. Xcode warns about assets of these names, and makes nothing of them.
    private static let namesOfColor: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
        "white",
        "black", "clear", "primary", "secondary", "accent", "accentColor", "tertiary", "quaternary", "background",
        "foreground", "tint", "selection",
        "separator", "placeholder", "link", "fill", "windowBackground", "body",
    ]

    /// The name of an asset as a Swift identifier, or nil when nothing of it can be one.
    static func identifier(_ name: String, kind: Kind) -> String? {
        var words: [String] = []
        var word = ""
        for character in name {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        guard !words.isEmpty else { return nil }
        var result = words[0].first.map { $0.isUppercase } == true ? lowerCamel(words[0]) : words[0]
        result += words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let suffix = kind == .color ? "Color" : "Image"
        if result.hasSuffix(suffix), result.count > suffix.count { result.removeLast(suffix.count) }
        if result.first?.isNumber == true { result = "_" + result }
        return result
    }

    /// `BrandBlue` is `brandBlue`, `URLIcon` is `urlIcon`, `ABC` is `abc`.
    private static func lowerCamel(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        if capitals == word.count { return word.lowercased() }
        let count =
            capitals <= 1 ? 1 : capitals - (word[word.index(word.startIndex, offsetBy: capitals)].isLowercase ? 1 : 0)
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    /// The declarations of one namespace and those inside.
    private struct Tree {
        private var entries: [(name: String, path: String)] = []
        private var inner: [(name: String, tree: Tree)] = []
        private let kind: Kind

        init(_ assets: [Asset], kind: Kind, depth: Int = 0) {
            self.kind = kind
            var names: Set<String> = []
            for asset in assets where asset.path.count == depth + 1 {
                guard let name = AssetSymbols.identifier(asset.path[depth], kind: kind), names.insert(name).inserted
                else { continue }
                entries.append((name, asset.path.joined(separator: "/")))
            }
            let groups = Dictionary(grouping: assets.filter { $0.path.count > depth + 1 }) { $0.path[depth] }
            for (name, assets) in groups.sorted(by: { $0.key < $1.key }) {
                guard let words = AssetSymbols.identifier(name, kind: kind) else { continue }
                let type = words.prefix(1).uppercased() + words.dropFirst()
                if names.insert(type).inserted { inner.append((type, Tree(assets, kind: kind, depth: depth + 1))) }
            }
        }

        var names: [String] { entries.map(\.name) }

        func lines(indent: String, bundle: String) -> [String] {
            var lines = entries.map {
                "\(indent)nonisolated static let \($0.name.escapedIdentifier) = \(kind.rawValue)(name: \($0.path.swiftLiteral), bundle: \(bundle))"
            }
            for (name, tree) in inner {
                lines.append("\(indent)enum \(name.escapedIdentifier) {")
                lines += tree.lines(indent: indent + "    ", bundle: bundle)
                lines.append("\(indent)}")
            }
            return lines
        }
    }
}

extension String {
    /// The name, in backticks where it is a word of the language.
    var escapedIdentifier: String { Self.words.contains(self) ? "`\(self)`" : self }

    private static let words: Set = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal",
        "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct",
        "subscript",
        "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
        "for", "guard",
        "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await", "false", "is", "nil",
        "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
    ]
}
