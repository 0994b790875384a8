import Foundation

/// How strongly what stands in front of a blur is seen.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator

    /// From 0 to 1, as opaque as the colours of these names are on a plain ground.
    var opacity: CGFloat {
        switch self {
        case .label: 1
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.6
        case .secondaryFill: 0.5
        case .tertiaryFill: 0.4
        case .separator: 0.29
        }
    }
}
