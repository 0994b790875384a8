import Foundation

extension Color.Resolved: Animatable {
    // Interpolated with alpha folded in, so that fading to a clear colour does not pass through its hue.
    public var animatableData: AnimatablePair<AnimatablePair<Float, Float>, AnimatablePair<Float, Float>> {
        get {
            AnimatablePair(
                AnimatablePair(red * opacity, green * opacity), AnimatablePair(blue * opacity, opacity))
        }
        set {
            let alpha = newValue.second.second
            let factor = alpha > 0 ? 1 / alpha : 0
            self = Color.Resolved(
                red: newValue.first.first * factor, green: newValue.first.second * factor,
                blue: newValue.second.first * factor, opacity: alpha)
        }
    }
}
