/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// What lines go around more often one way than the other is filled.
    case fill
    /// What an odd number of lines lies around is filled.
    case eoFill
    /// The line is drawn.
    case stroke
    case fillStroke
    case eoFillStroke
}

/// How pixels are blended when a picture is drawn in another size.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default` = 0, none = 1, low = 2, high = 3, medium = 4

    init(_ interpolation: Image.Interpolation) {
        switch interpolation {
        case .none: self = .none
        case .low: self = .low
        case .medium: self = .medium
        case .high: self = .high
        }
    }

    var interpolation: Image.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .default, .medium: .medium
        case .high: .high
        }
    }
}
