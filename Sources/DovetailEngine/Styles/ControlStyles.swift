import Foundation

/// The tint of texts and symbols of the library's own controls: the tint around, and where that is the system's accent, a shade of it that can
/// be read on fills, too.
package struct TintTextShapeStyle: ShapeStyle, Hashable {
    package init() {}
    package func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        guard environment.builtIn.isTintOfSystem else { return TintShapeStyle()._paint(in: environment) }
        return _ResolvedPaint(Theme.accentText(environment.colorScheme, environment.builtIn.contrast))
    }
}

/// The tint of what white text of the library's own controls stands on: the tint around, and where that is the system's accent, a shade of it
/// that white can be read on.
package struct TintFillShapeStyle: ShapeStyle, Hashable {
    package init() {}
    package func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        guard environment.builtIn.isTintOfSystem else { return TintShapeStyle()._paint(in: environment) }
        return _ResolvedPaint(Theme.accentFill(environment.colorScheme, environment.builtIn.contrast))
    }
}

extension ShapeStyle where Self == TintTextShapeStyle {
    package static var tintText: TintTextShapeStyle { TintTextShapeStyle() }
}
extension ShapeStyle where Self == TintFillShapeStyle {
    package static var tintFill: TintFillShapeStyle { TintFillShapeStyle() }
}

extension Color {
    /// Lines between things.
    package static let separatorLine = ofTheme("separator") { Theme.separator($0, $1) }
    /// The outline by which a control is known that has no other.
    package static let controlOutline = ofTheme("controlOutline") { Theme.controlOutline($0, $1) }
    /// The outline of the chosen segment of a picker, which its ground alone does not tell from the others.
    package static let segmentOutline = ofTheme("segmentOutline") {
        $0 == .dark && $1 == .standard ? .transparent : Theme.controlOutline($0, $1)
    }
    /// The outline of what has the keyboard.
    package static let focusRing = ofTheme("focusRing") { Theme.accent($0, $1) }
    /// Texts of what destroys.
    package static let dangerText = ofTheme("dangerText") { Theme.dangerText($0, $1) }
    /// What white text of what destroys, or of a count, stands on.
    package static let dangerFill = ofTheme("dangerFill") { Theme.dangerFill($0, $1) }
    /// What white text stands on where nothing gives it a colour.
    package static let neutralFill = ofTheme("neutralFill") { _, _ in Theme.neutralFill }
    /// A switch of touch devices that is on.
    package static let switchOn = ofTheme("switchOn") { Theme.switchOn($0, $1) }
    /// The accent colour under white text of the library's own controls.
    package static let accentFill = dynamic("accentFill") { TintFillShapeStyle.color(in: $0, of: .accentColor) }
    /// The tint under white text of the library's own controls.
    package static let tintFill = dynamic("tintFill") { TintFillShapeStyle.color(in: $0, of: .controlTint) }
    /// The accent colour of texts of the library's own controls.
    package static let accentText = dynamic("accentText") { environment in
        environment.builtIn.isTintOfSystem
            ? Theme.accentText(environment.colorScheme, environment.builtIn.contrast)
            : Color.accentColor.resolve(in: environment)
    }
    /// Less important text in a selected row.
    package static let selectedSecondary = ofTheme("selectedSecondary") { scheme, _ in Theme.selectedSecondary(scheme) }

    private static func ofTheme(
        _ name: String, _ color: @escaping @Sendable (ColorScheme, ColorSchemeContrast) -> Resolved
    ) -> Color {
        dynamic(name) { color($0.colorScheme, $0.builtIn.contrast) }
    }

    private static func dynamic(
        _ name: String, _ resolve: @escaping @Sendable (EnvironmentValues) -> Resolved
    ) -> Color {
        Color(.dynamic(DynamicColor(name: name, resolve: resolve)))
    }
}

extension TintFillShapeStyle {
    fileprivate static func color(in environment: EnvironmentValues, of usual: Color) -> Color.Resolved {
        environment.builtIn.isTintOfSystem
            ? Theme.accentFill(environment.colorScheme, environment.builtIn.contrast)
            : usual.resolve(in: environment)
    }
}
