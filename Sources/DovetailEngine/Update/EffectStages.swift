import AttributeGraph

/// The stages of an update in which effects run. Bodies are pulled by whichever stage needs them first.
extension EffectStage {
    /// Which views there are, and what watches values (`onChange`, `animation(_:value:)`).
    package static let structure = EffectStage(rawValue: 0)
    /// Interpolated values: where a change meets its transaction.
    package static let animate = EffectStage(rawValue: 1)
    /// Containers place their children.
    package static let layout = EffectStage(rawValue: 2)
    /// Display nodes take over content and geometry.
    package static let record = EffectStage(rawValue: 3)
}
