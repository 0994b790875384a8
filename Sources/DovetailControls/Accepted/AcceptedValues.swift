import DovetailCore
import Foundation

// What is handed to modifiers that have no effect here.

/// Whether what is dragged opens a view that it rests on.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Whether the system's writing tools are offered.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How the colours of symbols are drawn.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How symbols with a value show it.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// Whether choosing a tab for searching brings the keyboard to its field.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    public static let automatic = TabSearchActivation(name: "automatic")
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// Where a pencil hovers over a view.
public struct PencilHoverPose: Hashable, Sendable {
    /// In points, in the view.
    public let location: CGPoint
    /// The same in parts of the view's size.
    public let anchor: UnitPoint
    /// The distance from the screen: 0 where the pencil touches it, 1 where it is hardly noticed.
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// Where the pencil was; nil where it was too far away.
    public let hoverPose: PencilHoverPose?
}

/// A pencil that is pressed together.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// Where the pencil was; nil where it was too far away.
    public let hoverPose: PencilHoverPose?
}

/// How far pressing a pencil together has come.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}
