/// Names of files for previews, each different from those before.
package struct PreviewFileNames {
    private var used: Set<String> = []

    package init() {}

    /// The name of a preview as one of a file: letters, digits and a few signs stay, the rest becomes `-`. It neither is hidden nor longer
    /// than file systems take.
    package mutating func add(_ name: String) -> String {
        var plain = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        // 255 bytes with the number and the extension.
        while plain.utf8.count > 200 { plain.removeLast() }
        if plain.isEmpty || plain.hasPrefix(".") { plain = "preview" + plain }
        var candidate = plain
        var number = 2
        while !used.insert(candidate).inserted {
            candidate = "\(plain)-\(number)"
            number += 1
        }
        return candidate + ".png"
    }
}
