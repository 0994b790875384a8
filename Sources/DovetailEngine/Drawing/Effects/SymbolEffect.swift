import Foundation

/// A movement of symbols.
///
/// Here it moves the view that it is applied to as a whole, since the symbols of this set have no layers: so it is best applied
/// to the image itself.
public protocol SymbolEffect: Sendable {
    /// Not for use outside the framework.
    var _motion: _SymbolMotion { get }
}

/// An effect that is played once, when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that goes on as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// The movements of symbols. Not for use outside the framework.
public enum _SymbolMotion: Hashable, Sendable {
    case bounce(up: Bool), pulse, scale(up: Bool), wiggle, rotate(clockwise: Bool), breathe, disappear, appear
}

/// Jumps once.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .bounce(up: isUp) }
    fileprivate var isUp = true
    /// Grows first.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
    /// Shrinks first.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
    /// As a whole, as always here.
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// Becomes paler and darker.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .pulse }
    /// As a whole, as always here.
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Lights up parts one after the other: here the whole becomes paler and darker.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .pulse }
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// Is larger or smaller while it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .scale(up: isUp) }
    fileprivate var isUp = true
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
    /// As a whole, as always here.
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Turns a little to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .wiggle }
    public var clockwise: WiggleSymbolEffect { self }
    public var counterClockwise: WiggleSymbolEffect { self }
    /// To and fro about its middle, as always here; so are the others that name a direction.
    public var left: WiggleSymbolEffect { self }
    public var right: WiggleSymbolEffect { self }
    public var up: WiggleSymbolEffect { self }
    public var down: WiggleSymbolEffect { self }
    public var forward: WiggleSymbolEffect { self }
    public var backward: WiggleSymbolEffect { self }
    public func custom(angle: Double) -> WiggleSymbolEffect { self }
    public func custom(angle: Angle) -> WiggleSymbolEffect { self }
    /// As a whole, as always here.
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// Turns around.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .rotate(clockwise: isClockwise) }
    fileprivate var isClockwise = true
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
    /// As a whole, as always here.
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .breathe }
    public var plain: BreatheSymbolEffect { self }
    public var pulse: BreatheSymbolEffect { self }
    /// As a whole, as always here.
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Is not there while it is active.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .disappear }
    public var up: DisappearSymbolEffect { self }
    public var down: DisappearSymbolEffect { self }
}

/// Is there while it is active.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .appear }
    public var up: AppearSymbolEffect { self }
    public var down: AppearSymbolEffect { self }
}

/// Is there while it is active. On Apple's systems the symbol is drawn stroke by stroke; here it fades in.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .appear }
}

/// Is not there while it is active. On Apple's systems the symbol is taken away stroke by stroke; here it fades out.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .disappear }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// How often and how fast an effect is played.
public struct SymbolEffectOptions: Hashable, Sendable {
    var speed = 1.0
    var count = 1

    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Over and over, where the effect goes on in any case.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
    /// Times as fast as usual.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    /// So many times in a row.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

    /// Times as fast as usual.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.speed = speed > 0 && speed.isFinite ? min(speed, 100) : 1
        return copy
    }
    /// So many times in a row; nil for once, or for ever where the effect goes on in any case.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var copy = self
        copy.count = min(max(count ?? 1, 1), 100)
        return copy
    }
    /// So often.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self.repeat(behavior.count) }
    /// So often.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior.count)
    }

    /// How often an effect runs.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?
        /// Over and over, where the effect goes on in any case.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
        /// So many times, or over and over where the effect goes on in any case.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }
        /// So many times. The pause between is always the same here.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
}
