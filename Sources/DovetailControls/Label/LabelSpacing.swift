import DovetailCore
import Foundation

private struct LabelSpacing: Equatable {
    var iconWidth: CGFloat?
    var iconToTitle: CGFloat?
}

private struct LabelSpacingKey: EnvironmentKey {
    static var defaultValue: LabelSpacing { LabelSpacing() }
}

extension EnvironmentValues {
    private var labelSpacing: LabelSpacing {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }

    /// The width that labels keep for their icons, in points; nil where each icon is as wide as it is.
    public internal(set) var labelReservedIconWidth: CGFloat? {
        get { labelSpacing.iconWidth }
        set { labelSpacing.iconWidth = newValue }
    }

    /// The distance between the icon and the title of a label, in points; nil for the usual one.
    public internal(set) var labelIconToTitleSpacing: CGFloat? {
        get { labelSpacing.iconToTitle }
        set { labelSpacing.iconToTitle = newValue }
    }
}

extension View {
    /// Sets the width in points that labels keep for their icons where these stand before the titles, so that titles of labels with
    /// icons of different widths begin at the same place. The icon is in the middle of it.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }

    /// Sets the distance in points between the icons and the titles of labels where these stand side by side.
    nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, value)
    }
}
