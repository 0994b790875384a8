/// How colours are mixed with what has been drawn before.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    /// Takes away what is there.
    case clear
    /// Replaces what is there.
    case copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    /// Shows what is drawn and what is there where only one of both is.
    case xor
    case plusDarker, plusLighter

    var mode: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: rawValue) }
}
