import DovetailCore

/// A layer that holds others in one space. Here each of those is drawn flat, as in any other layer.
@MainActor @preconcurrency
open class CATransformLayer: CALayer {}
