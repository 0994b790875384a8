import Foundation

/// The names that Xcode makes for the colours and pictures of asset catalogues: `ColorResource.brandBlue`, `ImageResource.logo`.
///
/// A name is put together from the words of the asset's name, without the kind at its end (“Accent Color” and `accent_color` are `accent`); folders that
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
    /// What a catalogue says itself of extensions, against the project's setting.
    private var extensionChoices: [Asset: Bool] = [:]

    /// Reads the catalogues among a module's resources.
    public init(resources: [ProjectFile]) {
        var namespaces: Set<String> = []
        var choices: [String: Bool] = [:]
        for file in resources where file.destination.hasSuffix("/Contents.json") {
            guard let data = try? FileReading.data(of: file.source, limit: 1 << 20),
                let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
                let properties = list["properties"] as? [String: Any]
            else { continue }
            let folder = String(file.destination.dropLast("/Contents.json".count))
            if properties["provides-namespace"] as? Bool == true { namespaces.insert(folder) }
            if let choice = properties["generate-swift-asset-symbol-extensions"] as? String {
                choices[folder] = choice == "enabled"
            }
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
            let asset = Asset(kind: parts[index].hasSuffix(".colorset") ? .color : .image, path: path)
            found.insert(asset)
            if let choice = choices[parts[...catalogue].joined(separator: "/")] { extensionChoices[asset] = choice }
        }
        assets = found.sorted {
            ($0.kind.rawValue, $0.path.joined(separator: "/")) < ($1.kind.rawValue, $1.path.joined(separator: "/"))
        }
    }

    /// The types that get names of assets, beside the two that exist for that.
    private static let extended: [(type: String, kind: Kind, constraint: String)] = [
        ("Color", .color, ""), ("ShapeStyle", .color, " where Self == Color"), ("UIColor", .color, ""),
        ("UIImage", .image, ""), ("NSColor", .color, ""), ("NSImage", .image, ""),
    ]

    /// The types that an app may have declared members of with the names of assets.
    static let extendedTypes = Set(extended.map(\.type) + Kind.allCases.map(\.rawValue))

    /// A source file with the declarations; nil when there are no assets, or the project wants no symbols.
    /// - Parameters:
    ///   - settings: What the project's build settings say of symbols.
    ///   - declared: Members that the module declares itself, by type. They are not declared again.
    ///   - hasAppKit: Whether the module imports AppKit.
    public func source(
        bundle: String, settings: AssetSymbolSettings = AssetSymbolSettings(),
        declared: [String: Set<String>] = [:], hasAppKit: Bool = false
    ) -> String? {
        guard !assets.isEmpty, settings.areMade else { return nil }
        var text = """
            // Written by dovetail open: what Xcode makes from asset catalogues. Apple's tools make it themselves.
            #if os(Linux)
            import Foundation
            import SwiftUI

            """
        if hasAppKit { text += "import AppKit\n" }
        for kind in Kind.allCases {
            let declarations = Tree(
                assets.filter { $0.kind == kind }, kind: kind, declared: declared[kind.rawValue] ?? []
            ).lines(indent: "    ") { name, _, path in
                "nonisolated static let \(name) = \(kind.rawValue)(name: \(path.swiftLiteral), bundle: \(bundle))"
            }
            if !declarations.isEmpty {
                text += "\nextension \(kind.rawValue) {\n" + declarations.joined(separator: "\n") + "\n}\n"
            }
        }
        for (type, kind, constraint) in Self.extended where hasAppKit || !type.hasPrefix("NS") {
            let taken = Self.taken(by: type).union(declared[type] ?? [])
            // A protocol has no types in it, so its names are those of assets in no namespace.
            let tree = extensionTree(kind, settings, isFlat: type == "ShapeStyle", taken: taken)
            let value = type == "ShapeStyle" ? "Color" : type
            let label = type.hasPrefix("UI") || type.hasPrefix("NS") ? "resource: " : ""
            // `Color(.brand)` is the colour of the catalogue, and not that of a `UIColor`.
            let rank = type.hasSuffix("Color") && !label.isEmpty ? "@_disfavoredOverload " : ""
            let lines = tree.lines(indent: "    ") { name, scope, _ in
                let resource = ([kind.rawValue] + scope + [name]).joined(separator: ".")
                return "\(rank)nonisolated static var \(name): \(value) { \(value)(\(label)\(resource)) }"
            }
            if !lines.isEmpty {
                text += "\nextension \(type)\(constraint) {\n" + lines.joined(separator: "\n") + "\n}\n"
            }
        }
        return text + "#endif\n"
    }

    /// The names that the types of frameworks get: those of assets in catalogues that have them.
    private func extensionTree(
        _ kind: Kind, _ settings: AssetSymbolSettings, isFlat: Bool, taken: Set<String> = []
    ) -> Tree {
        let wanted = assets.filter {
            $0.kind == kind && (!isFlat || $0.path.count == 1) && (extensionChoices[$0] ?? settings.haveExtensions)
        }
        return Tree(wanted, kind: kind, declared: taken)
    }

    /// Names of assets that the app declares itself for a type, which are not made for that; each as `Color.brand`.
    func leftOut(_ settings: AssetSymbolSettings, declared: [String: Set<String>]) -> [String] {
        guard settings.areMade else { return [] }
        var result: [String] = []
        for kind in Kind.allCases {
            let names = Tree(assets.filter { $0.kind == kind && $0.path.count == 1 }, kind: kind).names
            result += names.filter { declared[kind.rawValue]?.contains($0) == true }.map { "\(kind.rawValue).\($0)" }
        }
        for (type, kind, _) in Self.extended {
            result += extensionTree(kind, settings, isFlat: true).names.filter { declared[type]?.contains($0) == true }
                .map {
                    "\(type).\($0)"
                }
        }
        return result
    }

    /// Names that a type has itself. Xcode warns about assets of these names, and makes nothing of them.
    private static func taken(by type: String) -> Set<String> {
        switch type {
        case "UIColor", "NSColor": namesOfPlatformColors
        case "UIImage", "NSImage": ["add", "remove", "actions", "checkmark", "strokedCheckmark"]
        case "Color": namesOfColor
        default: namesOfColor.union(namesOfStyles)
        }
    }

    private static let namesOfColor: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
        "white",
        "black", "clear", "primary", "secondary", "accentColor", "body",
    ]

    /// Names of styles that are no colours: `Color.background` is the app's own where it has a colour of that name, and `.background` stays the style.
    private static let namesOfStyles: Set = [
        "tertiary", "quaternary", "background", "foreground", "tint", "selection", "separator", "placeholder", "link",
        "fill", "windowBackground",
    ]

    private static let namesOfPlatformColors: Set = [
        "red", "orange", "yellow", "green", "cyan", "blue", "purple", "magenta", "brown", "gray", "darkGray",
        "lightGray",
        "white", "black", "clear", "tint", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemRed",
        "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
        "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
        "systemGray4", "systemGray5", "systemGray6", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "separator",
        "opaqueSeparator", "link", "placeholderText", "darkText", "lightText", "text", "controlAccent", "control",
        "controlBackground", "controlText", "windowBackground", "underPageBackground", "selectedContentBackground",
        "textBackground", "header", "headerText", "grid", "shadow", "highlight", "findHighlight",
    ]

    /// The name of an asset as a Swift identifier, or nil when nothing of it can be one.
    static func identifier(_ name: String, kind: Kind) -> String? {
        var words: [String] = []
        var word = ""
        // Folders may write an accent, or a Korean syllable, in parts; see `spellings`.
        for character in name.precomposedStringWithCanonicalMapping {
            if character.isLetter || character.isNumber {
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

    /// `BrandBlue` is `brandBlue`, `URLIcon` is `urlIcon`; `BG` stays as it is.
    private static func lowerCamel(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        if capitals == word.count { return capitals > 1 ? word : word.lowercased() }
        let count =
            capitals <= 1 ? 1 : capitals - (word[word.index(word.startIndex, offsetBy: capitals)].isLowercase ? 1 : 0)
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    /// The declarations of one namespace and those inside.
    private struct Tree {
        private var entries: [(name: String, path: String)] = []
        private var inner: [(name: String, tree: Tree)] = []
        private let kind: Kind

        /// - Parameter declared: Names that are not to be used at this level.
        init(_ assets: [Asset], kind: Kind, depth: Int = 0, declared: Set<String> = []) {
            self.kind = kind
            var names = declared
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

        /// - Parameter declaration: What is written for an asset, by its identifier, the types around that, and its path in the catalogue.
        func lines(
            indent: String, scope: [String] = [],
            declaration: (_ name: String, _ scope: [String], _ path: String) -> String
        ) -> [String] {
            var lines = entries.flatMap { entry in
                entry.name.spellings.map { indent + declaration($0.escapedIdentifier, scope, entry.path) }
            }
            for (name, tree) in inner {
                let type = name.escapedIdentifier
                let members = tree.lines(indent: indent + "    ", scope: scope + [type], declaration: declaration)
                if members.isEmpty { continue }
                lines += ["\(indent)enum \(type) {"] + members + ["\(indent)}"]
            }
            return lines
        }
    }
}

extension String {
    /// The name as sources may write it: an accent or a Korean syllable as one, or in parts. The compiler tells the two apart.
    fileprivate var spellings: [String] {
        let one = precomposedStringWithCanonicalMapping
        let parts = decomposedStringWithCanonicalMapping
        return one.utf8.elementsEqual(parts.utf8) ? [one] : [one, parts]
    }

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
