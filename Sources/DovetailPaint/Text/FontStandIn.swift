import DovetailCore

/// What stands in for a font of Apple's systems that is not installed: the system's font in the form and weight that the name tells.
///
/// Apps name these fonts as though they were always there, as they are on Apple's systems.
struct FontStandIn: Equatable {
    let design: TextRunStyle.Design
    let weight: Int
    let isItalic: Bool

    /// Nil for names of other fonts. Letter case does not count.
    ///
    /// - Parameter name: A family (`Avenir Next`), a full name (`Avenir Next Bold`) or a PostScript name (`AvenirNext-DemiBold`).
    init?(_ name: String) {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        // The longest name that fits: “Avenir Next” before “Avenir”.
        let families = Self.families.filter { letters.hasPrefix($0.key) }
        guard let family = families.max(by: { $0.key.count < $1.key.count }) else { return nil }
        let face = letters.dropFirst(family.key.count)
        guard face.isEmpty || Self.faces.contains(where: { face.contains($0) }) else { return nil }
        design = family.value
        isItalic = face.contains("italic") || face.contains("oblique")
        weight = Self.weights.first { face.contains($0.name) }?.weight ?? 400
    }

    /// By their names without spaces, in lower case.
    private static let families: [String: TextRunStyle.Design] = {
        var result: [String: TextRunStyle.Design] = [:]
        for name in [
            "helveticaneue", "helvetica", "avenirnextcondensed", "avenirnext", "avenir", "arial", "verdana",
            "trebuchetms", "futura", "gillsans", "optima", "sfprotext", "sfprodisplay", "sfpro", "sfcompact",
            "sfuitext", "sfuidisplay", "applesdgothicneo", "hiraginosans", "pingfangsc", "pingfangtc", "pingfanghk",
            "thonburi", "kefa", "euphemiaucas", "copperplate", "dinalternate", "dincondensed", "impact", "lucidagrande",
            "geneva", "tahoma", "charterroundedmt", "markerfelt", "chalkboardse", "chalkduster", "noteworthy",
            "bradleyhanditctt", "snellroundhand", "savoyelet", "zapfino", "partylet", "papyrus",
        ] {
            result[name] = .standard
        }
        for name in ["arialroundedmt", "sfprorounded", "arialrounded"] { result[name] = .rounded }
        for name in [
            "georgia", "timesnewroman", "times", "palatino", "baskerville", "didot", "cochin", "hoeflertext",
            "iowanoldstyle", "charter", "bodoni72", "bodoni72oldstyle", "bodoni72smallcaps", "rockwell",
            "superclarendon",
            "americantypewriter", "newyork", "hiraminpron", "hiraginominchopron", "applemyungjo", "bigcaslon",
        ] {
            result[name] = .serif
        }
        for name in ["couriernew", "courier", "menlo", "monaco", "sfmono", "andalemono"] { result[name] = .monospaced }
        return result
    }()

    /// Parts of names of faces, the longer ones first where one holds another.
    private static let weights: [(name: String, weight: Int)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 200), ("extrabold", 800), ("demibold", 600),
        ("semibold", 600),
        ("ultrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700), ("medium", 500), ("light", 300),
        ("book", 400),
    ]
    private static let faces =
        weights.map(\.name) + ["regular", "roman", "italic", "oblique", "mt", "ps", "w3", "w6", "plain", "condensed"]
}
