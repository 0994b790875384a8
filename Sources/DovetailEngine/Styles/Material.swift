import Foundation

/// A translucent layer: what is behind is seen blurred, under a tint of the appearance in force. It is opaque where a person does not want to
/// see through things (see ``EnvironmentValues/accessibilityReduceTransparency``).
public struct Material: ShapeStyle, Hashable {
    /// How much of what is behind is hidden: 0 for the thinnest.
    private let thickness: Int
    /// Whether it looks active; nil for as the environment says.
    var activeAppearance: MaterialActiveAppearance?

    private init(thickness: Int) { self.thickness = thickness }

    /// Shows most of what is behind.
    public static let ultraThin = Material(thickness: 0)
    public static let thin = Material(thickness: 1)
    public static let regular = Material(thickness: 2)
    public static let thick = Material(thickness: 3)
    /// Hides most of what is behind.
    public static let ultraThick = Material(thickness: 4)
    /// The background of bars.
    public static let bar = Material(thickness: 5)

    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        let isLight = environment.colorScheme == .light
        let opacities = [0.4, 0.55, 0.68, 0.8, 0.9, 0.78]
        let tint =
            isLight
            ? Color.Resolved(red: 0.98, green: 0.98, blue: 0.985) : Color.Resolved(red: 0.13, green: 0.13, blue: 0.145)
        if environment.accessibilityReduceTransparency { return _ResolvedPaint(tint) }
        let appearance = activeAppearance ?? environment.materialActiveAppearance
        if !appearance.isActive(isBar: thickness == 5, in: environment) { return _ResolvedPaint(tint) }
        return _ResolvedPaint(
            .material(
                MaterialPaint(
                    blurRadius: 20, saturation: isLight ? 1.6 : 1.4,
                    tint: tint.multiplyingOpacity(by: opacities[thickness]))))
    }
}

extension ShapeStyle where Self == Material {
    /// What is behind, blurred; shows most of it.
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    /// What is behind, blurred; hides most of it.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The background of bars.
    public static var bar: Material { .bar }
}
