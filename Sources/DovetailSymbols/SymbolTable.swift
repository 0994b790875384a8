/// The lines of the symbol set, by name.
///
/// A line is `name|layers` or `name|=other name`, in the files named after their categories.
///
/// Layers are separated by semicolons; each is a letter and SVG path data on the 24 × 24 grid. The letter tells how the
/// layer is drawn in the outlined form and in the filled one, which `name.fill` is made of:
///
/// | letter | outlined | filled |
/// |---|---|---|
/// | `s` line | stroked | stroked |
/// | `a` area | stroked | filled and stroked |
/// | `i` ink on an area | stroked | cut out with the pen |
/// | `h` part in front of an area | stroked | its area cut out, then stroked |
/// | `f` solid | filled | filled |
/// | `n` hole | its area cut out | its area cut out |
/// | `x` gap | cut out with the pen | cut out with the pen |
///
/// After the other name may follow `filled`, `mirrored` (left and right change places) and `turned` with clockwise degrees.
enum SymbolTable {
    /// Name → the rest of its line.
    static let lines: [Substring: Substring] = {
        var lines: [Substring: Substring] = [:]
        for text in categories {
            for line in text.split(separator: "\n") {
                guard let bar = line.firstIndex(of: "|") else { continue }
                lines[line[..<bar]] = line[line.index(after: bar)...]
            }
        }
        return lines
    }()

    private static let categories = [
        symbolsArrows, symbolsCharacters, symbolsDevices, symbolsDocuments, symbolsMedia, symbolsMessages,
        symbolsNature,
        symbolsPeople, symbolsRelatives, symbolsSigns, symbolsThings, symbolsTransport,
    ]
}
