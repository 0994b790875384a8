/// How the colours of a view are mixed with those behind it, in the innermost group that is composited on its own.
public enum BlendMode: Hashable, Sendable {
    /// Covers what is behind.
    case normal
    case multiply, screen, overlay, darken, lighten
    case colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion
    case hue, saturation, color, luminosity
    /// Drawn only where something is behind.
    case sourceAtop
    /// Drawn behind what is there.
    case destinationOver
    /// Takes away what is there.
    case destinationOut
    /// Adds up the darkness of both.
    case plusDarker
    /// Adds up the light of both.
    case plusLighter
}
