import Foundation

/// Whether materials look as in a window that is used. One that looks inactive hides what is behind it. Only in the `desktop` idiom
/// do materials ever look inactive, as on macOS.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private enum Kind { case automatic, active, inactive, matchWindow }
    private let kind: Kind

    /// The background of bars follows its window; other materials look active.
    public static let automatic = MaterialActiveAppearance(kind: .automatic)
    /// Always active.
    public static let active = MaterialActiveAppearance(kind: .active)
    /// Always inactive.
    public static let inactive = MaterialActiveAppearance(kind: .inactive)
    /// As the window.
    public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)

    /// Whether a material with this appearance looks active.
    func isActive(isBar: Bool, in environment: EnvironmentValues) -> Bool {
        guard GroundIdiom[environment.idiom].dimsInactiveMaterials else { return true }
        return switch kind {
        case .automatic: !isBar || environment.appearsActive
        case .active: true
        case .inactive: false
        case .matchWindow: environment.appearsActive
        }
    }
}

private struct MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
    /// Whether materials that say nothing themselves look active.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }
}

extension Material {
    /// The material, always active or not, whatever the environment says.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
        var copy = self
        copy.activeAppearance = appearance
        return copy
    }
}

extension ShapeStyle {
    /// The style with its materials active or not.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle {
        MaterialAppearanceStyle(base: self, appearance: appearance)
    }
}

private struct MaterialAppearanceStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let appearance: MaterialActiveAppearance

    func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { base._paint(in: changed(environment)) }
    func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        base._paint(level: level, in: changed(environment))
    }

    private func changed(_ environment: EnvironmentValues) -> EnvironmentValues {
        var values = environment
        values.materialActiveAppearance = appearance
        return values
    }
}
