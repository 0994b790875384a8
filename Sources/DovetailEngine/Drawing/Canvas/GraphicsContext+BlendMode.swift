extension GraphicsContext {
    /// How colours are mixed. The raw values are those of ``CGBlendMode``; another number draws as ``normal``.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

        public static let normal = BlendMode(.normal)
        public static let multiply = BlendMode(.multiply)
        public static let screen = BlendMode(.screen)
        public static let overlay = BlendMode(.overlay)
        public static let darken = BlendMode(.darken)
        public static let lighten = BlendMode(.lighten)
        public static let colorDodge = BlendMode(.colorDodge)
        public static let colorBurn = BlendMode(.colorBurn)
        public static let softLight = BlendMode(.softLight)
        public static let hardLight = BlendMode(.hardLight)
        public static let difference = BlendMode(.difference)
        public static let exclusion = BlendMode(.exclusion)
        public static let hue = BlendMode(.hue)
        public static let saturation = BlendMode(.saturation)
        public static let color = BlendMode(.color)
        public static let luminosity = BlendMode(.luminosity)
        /// Takes away what is there.
        public static let clear = BlendMode(.clear)
        /// Replaces what is there, also where what is drawn is transparent.
        public static let copy = BlendMode(.copy)
        /// Draws only where something is there, and takes away the rest of that within what is drawn.
        public static let sourceIn = BlendMode(.sourceIn)
        /// Draws only where nothing is there, and takes away what is there within what is drawn.
        public static let sourceOut = BlendMode(.sourceOut)
        /// Draws only where something is there, over that.
        public static let sourceAtop = BlendMode(.sourceAtop)
        /// Draws behind what is there.
        public static let destinationOver = BlendMode(.destinationOver)
        /// Keeps of what is there as much as what is drawn is opaque.
        public static let destinationIn = BlendMode(.destinationIn)
        /// Takes away of what is there as much as what is drawn is opaque.
        public static let destinationOut = BlendMode(.destinationOut)
        /// Keeps of what is there as much as what is drawn is opaque, and draws behind it.
        public static let destinationAtop = BlendMode(.destinationAtop)
        /// Shows what is drawn and what is there where only one of both is.
        public static let xor = BlendMode(.xor)
        public static let plusDarker = BlendMode(.plusDarker)
        public static let plusLighter = BlendMode(.plusLighter)

        /// Whether what is there is taken away first, wherever something is drawn, however transparent that is.
        var replaces: Bool { self == .clear || self == .copy }

        /// What is done in place of the mode.
        var rule: CompositingRule? {
            switch CGBlendMode(rawValue: rawValue) {
            case .sourceIn: .sourceIn
            case .sourceOut: .sourceOut
            case .destinationIn: .destinationIn
            case .destinationAtop: .destinationAtop
            case .xor: .xor
            default: nil
            }
        }

        /// The mode of effects that does the same, together with ``replaces``.
        var mode: DovetailEngine.BlendMode {
            switch CGBlendMode(rawValue: rawValue) {
            case .multiply: .multiply
            case .screen: .screen
            case .overlay: .overlay
            case .darken: .darken
            case .lighten: .lighten
            case .colorDodge: .colorDodge
            case .colorBurn: .colorBurn
            case .softLight: .softLight
            case .hardLight: .hardLight
            case .difference: .difference
            case .exclusion: .exclusion
            case .hue: .hue
            case .saturation: .saturation
            case .color: .color
            case .luminosity: .luminosity
            case .clear, .destinationOut: .destinationOut
            case .copy, .plusLighter: .plusLighter
            case .sourceAtop: .sourceAtop
            case .destinationOver: .destinationOver
            case .plusDarker: .plusDarker
            case .normal, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor, nil: .normal
            }
        }
    }
}
