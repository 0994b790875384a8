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
/// A digit from 1 to 3 after the letter is the layer's rank in looks of several colours, 1 where there is none. A layer with the digit 1
/// stands before those of lower ranks: what would be cut out of them is drawn in its own colour. Holes and gaps cut layers of their
/// rank and lower ones.
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
        symbolsArrows, symbolsCharacters, symbolsCompositions, symbolsDevices, symbolsDocuments, symbolsMedia,
        symbolsMessages,
        symbolsNature,
        symbolsPeople, symbolsRelatives, symbolsSigns, symbolsThings, symbolsTransport,
    ]
}
