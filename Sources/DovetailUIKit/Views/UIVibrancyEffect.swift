import DovetailCore
import Foundation

/// Lets what is behind a blur shine through what stands in front of it.
///
/// On iOS the colours of both are mixed. Here the content keeps its colours, and is as opaque as the effect's style says: the content view's
/// `alpha` is set to that when a view gets the effect. The numbers are those of iOS for labels and the separator; those of fills are an estimate.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
    let style: UIVibrancyEffectStyle

    /// For content in front of a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// For content of a kind in front of a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.style = style
        super.init()
    }
}
