import Foundation

extension View {
    /// Moves the symbol as long as the effect is active.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(ContinuousSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
    }

    /// Moves the symbol once when a value changes.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(PlayedSymbolEffect(motion: effect._motion, options: options, value: value))
    }

    /// Keeps the symbols of this view still.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffectsAreRemoved) { if isEnabled { $0 = true } }
    }
}

private struct SymbolEffectsRemovedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    fileprivate var symbolEffectsAreRemoved: Bool {
        get { self[SymbolEffectsRemovedKey.self] }
        set { self[SymbolEffectsRemovedKey.self] = newValue }
    }
}

/// How a symbol is drawn at a moment of its movement.
private struct SymbolPose {
    var scale = 1.0
    var angle = 0.0
    var opacity = 1.0
}

private struct PosedSymbol<Content: View>: View {
    nonisolated(unsafe) let content: Content
    let pose: SymbolPose

    var body: some View {
        content.scaleEffect(pose.scale).rotationEffect(.degrees(pose.angle)).opacity(pose.opacity)
    }
}

/// Plays a movement when a value changes.
private struct PlayedSymbolEffect<Value: Equatable>: ViewModifier {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    nonisolated(unsafe) let value: Value
    @Environment(\.symbolEffectsAreRemoved) private var isRemoved
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    nonisolated init(motion: _SymbolMotion, options: SymbolEffectOptions, value: Value) {
        self.motion = motion
        self.options = options
        self.value = value
    }

    func body(content: Content) -> some View {
        let (motion, options) = (motion, options)
        content.keyframeAnimator(initialValue: 0.0, trigger: isRemoved || reducesMotion ? nil : value) {
            view, progress in
            PosedSymbol(content: view, pose: motion.pose(at: progress.truncatingRemainder(dividingBy: 1)))
        } keyframes: { start in
            MoveKeyframe(0)
            LinearKeyframe(Double(options.count), duration: motion.duration / options.speed * Double(options.count))
        }
    }
}

/// Plays a movement over and over, or holds a pose.
private struct ContinuousSymbolEffect: ViewModifier {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let isActive: Bool
    @Environment(\.symbolEffectsAreRemoved) private var isRemoved
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    nonisolated init(motion: _SymbolMotion, options: SymbolEffectOptions, isActive: Bool) {
        self.motion = motion
        self.options = options
        self.isActive = isActive
    }

    func body(content: Content) -> some View {
        let motion = motion
        if let held = motion.heldPose(isActive: isActive && !isRemoved) {
            PosedSymbol(content: content, pose: held).animation(.default, value: isActive)
        } else {
            content.keyframeAnimator(
                initialValue: 0.0, repeating: isActive && !isRemoved && !reducesMotion
            ) { view, progress in
                PosedSymbol(content: view, pose: motion.pose(at: progress))
            } keyframes: { _ in
                LinearKeyframe(1.0, duration: motion.duration / options.speed)
            }
        }
    }
}

extension _SymbolMotion {
    /// How long the movement takes once, in seconds.
    fileprivate var duration: Double {
        switch self {
        case .bounce: 0.5
        case .pulse: 1.4
        case .wiggle: 0.6
        case .rotate: 1.2
        case .breathe: 2
        case .scale, .disappear, .appear: 0.3
        }
    }

    /// What is drawn at a part of the movement, 0...1.
    fileprivate func pose(at part: Double) -> SymbolPose {
        var pose = SymbolPose()
        let wave = sin(part * .pi)
        switch self {
        case .bounce(let isUp): pose.scale = 1 + (isUp ? 0.22 : -0.18) * sin(part * 2 * .pi) * (1 - part)
        case .pulse: pose.opacity = 1 - 0.6 * wave
        case .wiggle: pose.angle = 12 * sin(part * 4 * .pi) * (1 - part)
        case .rotate(let isClockwise): pose.angle = (isClockwise ? 360 : -360) * part
        case .breathe: (pose.scale, pose.opacity) = (1 + 0.12 * wave, 1 - 0.25 * wave)
        case .scale, .disappear, .appear: break
        }
        return pose
    }

    /// What is drawn as long as an effect is active or not, if it does not move; else nil.
    fileprivate func heldPose(isActive: Bool) -> SymbolPose? {
        var pose = SymbolPose()
        switch self {
        case .scale(let isUp): if isActive { pose.scale = isUp ? 1.2 : 0.8 }
        case .disappear: if isActive { (pose.scale, pose.opacity) = (0.6, 0) }
        case .appear: if !isActive { (pose.scale, pose.opacity) = (0.6, 0) }
        default: return nil
        }
        return pose
    }
}
