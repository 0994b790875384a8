import Foundation

/// Methods and properties that an extension of a class overrides, which natively only the class itself can do: in the copies that are built
/// they stand at the class's end.
///
/// | in the project | in the copy |
/// |---|---|
/// | `class Page: UITableViewController { … }` | `class Page: UITableViewController { … override func … }` |
/// | `extension Page { override func … }` | `extension Page { }` |
///
/// Conditions around the extension go along.
///
/// The class may be in another file of the same module, which gets the imports of the extension's then. Messages of the compiler name the
/// lines that the declarations had. Extensions of other modules' classes stay as they are: see ``ObjectiveCForms``.
struct ExtensionOverrides {
    /// A source by the path that it is written to.
    typealias Sources = [(path: String, text: Data)]

    /// A declaration that is to be moved.
    private struct Override {
        let type: String
        let file: Int
        let range: Range<Int>
    }

    /// The sources, in their order, with the overrides moved.
    /// - Parameter folder: The folder that the paths are in, for the compiler's messages.
    static func moved(in sources: Sources, folder: URL) -> Sources {
        let words = ["extension", "override"].map { Data($0.utf8) }
        var masked: [Int: MaskedSource] = [:]
        var overrides: [Override] = []
        for (file, source) in sources.enumerated()
        where words.allSatisfy({ source.text.range(of: $0) != nil }) {
            guard let text = String(data: source.text, encoding: .utf8) else { continue }
            let mask = MaskedSource(text)
            masked[file] = mask
            overrides += Self.overrides(in: mask).map { Override(type: $0.type, file: file, range: $0.range) }
        }
        guard !overrides.isEmpty else { return sources }
        let types = Set(overrides.map(\.type))
        // A name that two classes have says nothing; conditions decide which one is there.
        var ends: [String: [(file: Int, brace: Int)]] = [:]
        for (file, source) in sources.enumerated() {
            guard types.contains(where: { source.text.range(of: Data($0.utf8)) != nil }),
                let text = String(data: source.text, encoding: .utf8)
            else { continue }
            let mask = masked[file] ?? MaskedSource(text)
            masked[file] = mask
            for (name, brace) in classEnds(in: mask) where types.contains(name) {
                ends[name, default: []].append((file, brace))
            }
        }
        let moved = overrides.filter { ends[$0.type]?.count == 1 }
        return apply(moved, ends.mapValues { $0[0] }, sources, masked, folder)
    }

    private static func apply(
        _ overrides: [Override], _ ends: [String: (file: Int, brace: Int)], _ sources: Sources,
        _ masked: [Int: MaskedSource], _ folder: URL
    ) -> Sources {
        var edits: [Int: [(range: Range<Int>, text: [UInt8])]] = [:]
        var imports: [Int: [String]] = [:]
        func place(_ file: Int, _ offset: Int) -> String {
            let path = folder.appendingPathComponent(sources[file].path).path
            return "\n#sourceLocation(file: \"\(path)\", line: \(masked[file]!.line(of: offset)))\n"
        }
        for (type, group) in Dictionary(grouping: overrides, by: \.type).sorted(by: { $0.key < $1.key }) {
            guard let end = ends[type] else { continue }
            var added: [UInt8] = []
            for override in group {
                let bytes = Array([UInt8](sources[override.file].text)[override.range])
                let conditions = masked[override.file]!.conditions(around: override.range.lowerBound)
                added += conditions.map { "\n#if \($0)" }.joined().utf8
                added += place(override.file, override.range.lowerBound).utf8
                added += bytes
                added += conditions.map { _ in "\n#endif" }.joined().utf8
                edits[override.file, default: []].append((override.range, bytes.filter { $0 == 10 }))
                if override.file != end.file {
                    imports[end.file, default: []] += Self.imports(in: masked[override.file]!)
                }
            }
            added += place(end.file, end.brace).utf8
            edits[end.file, default: []].append((end.brace..<end.brace, added))
        }
        var result = sources
        for (file, changes) in edits {
            var bytes = [UInt8](sources[file].text)
            for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
                bytes.replaceSubrange(change.range, with: change.text)
            }
            let known = Self.imports(in: masked[file]!)
            let more = Set(imports[file] ?? []).subtracting(known).sorted()
            if !more.isEmpty { bytes += ("\n" + more.joined(separator: "\n") + "\n").utf8 }
            result[file].text = Data(bytes)
        }
        return result
    }

    /// What extensions at the top of a file override.
    private static func overrides(in source: MaskedSource) -> [(type: String, range: Range<Int>)] {
        var found: [(type: String, range: Range<Int>)] = []
        for (name, body) in declared("extension", in: source) {
            var place = body.lowerBound
            while place < body.upperBound {
                let byte = source.bytes[place]
                if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
                    place = source.end(of: place) ?? body.upperBound
                } else if MaskedSource.isName(byte) {
                    let end = source.endOfName(place)
                    if source.text(place..<end) == "override",
                        let declaration = declaration(around: place, in: source, body)
                    {
                        found.append((name, declaration))
                        place = declaration.upperBound
                    } else {
                        place = end
                    }
                } else {
                    place += 1
                }
            }
        }
        return found
    }

    /// A declaration with the word `override` at a place: its attributes on lines above, its words, and its body.
    private static func declaration(around word: Int, in source: MaskedSource, _ body: Range<Int>) -> Range<Int>? {
        var brace = word
        while brace < body.upperBound, source.bytes[brace] != UInt8(ascii: "{") {
            brace = source.bytes[brace] == UInt8(ascii: "(") ? source.end(of: brace) ?? body.upperBound : brace + 1
        }
        guard brace < body.upperBound, let end = source.end(of: brace) else { return nil }
        var start = max(body.lowerBound, source.statement(before: word).lowerBound)
        while start > body.lowerBound {
            let above = source.statement(before: start - 1).lowerBound
            let line = source.text(above..<start - 1).trimmingCharacters(in: .whitespaces)
            guard above >= body.lowerBound, line.hasPrefix("@"), !line.contains("{") else { break }
            start = above
        }
        return start..<end
    }

    /// The classes at the top of a file, with the places of the braces that end them.
    private static func classEnds(in source: MaskedSource) -> [(name: String, brace: Int)] {
        declared("class", in: source).map { ($0.name, $0.body.upperBound) }
    }

    /// What a word declares at the top of a file, with what stands between the braces.
    private static func declared(_ word: String, in source: MaskedSource) -> [(name: String, body: Range<Int>)] {
        var found: [(name: String, body: Range<Int>)] = []
        var place = 0
        while place < source.bytes.count {
            let byte = source.bytes[place]
            if byte == UInt8(ascii: "{") {
                place = source.end(of: place) ?? source.bytes.count
                continue
            }
            guard MaskedSource.isName(byte) else {
                place += 1
                continue
            }
            let end = source.endOfName(place)
            let isDeclared = source.text(place..<end) == word
            place = end
            guard isDeclared else { continue }
            let start = source.skippingSpace(end)
            let nameEnd = source.endOfName(start)
            // Types within types have a point in their names, and are not looked for.
            guard let brace = source.bytes[nameEnd...].firstIndex(of: UInt8(ascii: "{")),
                let close = source.end(of: brace), source.bytes[nameEnd] != UInt8(ascii: ".")
            else { continue }
            found.append((source.text(start..<nameEnd), brace + 1..<close - 1))
            place = close
        }
        return found
    }

    /// The lines that import something in any case.
    private static func imports(in source: MaskedSource) -> [String] {
        var depth = 0
        return source.text(source.bytes.indices).split(separator: "\n").compactMap { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("#if") { depth += 1 }
            if line.hasPrefix("#endif") { depth -= 1 }
            let words = line.split(separator: " ")
            guard depth == 0, words.drop(while: { $0.hasPrefix("@") }).first == "import" else { return nil }
            return line
        }
    }
}
