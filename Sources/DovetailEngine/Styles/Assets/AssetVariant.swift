/// For which environments a variant of an asset is meant.
struct AssetVariant {
    /// The device that it is meant for, as catalogues call it.
    private let device: String
    /// `light` or `dark`; nil for any.
    private let luminosity: String?
    private let isHighContrast: Bool
    private let isWideGamut: Bool
    private let direction: String?

    init(_ entry: [String: Any]) {
        device = entry["idiom"] as? String ?? "universal"
        var luminosity: String?
        var isHighContrast = false
        for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
            let value = appearance["value"] as? String
            if appearance["appearance"] as? String == "luminosity" { luminosity = value }
            if appearance["appearance"] as? String == "contrast" { isHighContrast = value == "high" }
        }
        self.luminosity = luminosity
        self.isHighContrast = isHighContrast
        isWideGamut = entry["display-gamut"] as? String == "display-P3"
        direction = entry["language-direction"] as? String
    }

    /// How well the variant suits; nil when it is meant for something else. Contrast counts least, the idiom most.
    func fit(_ environment: EnvironmentValues) -> Int? {
        var fit = 0
        if device != "universal" {
            guard device == AssetIdiom[environment.idiom].name else { return nil }
            fit += 16
        }
        if let luminosity {
            guard (luminosity == "dark") == (environment.colorScheme == .dark) else { return nil }
            fit += 8
        }
        if let direction {
            guard (direction == "right-to-left") == (environment.layoutDirection == .rightToLeft) else { return nil }
            fit += 4
        }
        if isHighContrast {
            guard environment.colorSchemeContrast == .increased else { return nil }
            fit += 2
        }
        // What is painted is sRGB, so the colour that was chosen for that is nearer to what is meant.
        return isWideGamut ? fit : fit + 1
    }
}
