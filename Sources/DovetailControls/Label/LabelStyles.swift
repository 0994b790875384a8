import DovetailCore
import Foundation

/// Icon and title; in a bar the icon alone.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticLabel(configuration: configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone. The title still names it for accessibility.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { IconOnlyLabel(configuration: configuration) }
}

/// The icon, and the title behind it.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

struct AutomaticLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInBar) private var isInBar
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        if isInMenu {
            MenuLabel(configuration: configuration)
        } else if isInBar {
            IconOnlyLabel(configuration: configuration)
        } else {
            TitleAndIcon(configuration: configuration)
        }
    }
}

private struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.isInList) private var isInList
    @Environment(\.shownListLook) private var look
    @Environment(\.hasForegroundStyle) private var hasForegroundStyle
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.labelReservedIconWidth) private var iconWidth
    @Environment(\.labelIconToTitleSpacing) private var spacing

    var body: some View {
        let row = isInList ? LabelIdiom[idiom].row : nil
        let rowIconWidth = row.map { $0.iconWidth * Font.TextStyle.body.lengthScale(at: typeSize) }
        HStack(alignment: .firstLineCenter, spacing: spacing ?? row?.spacing ?? LabelIdiom[idiom].spacing) {
            configuration.icon
                .transformEnvironment(\.self) { values in
                    if isTinted { values.builtIn.foregroundStyle = AnyShapeStyle(.tint) }
                    if row != nil { values.imageScale = .large }
                }
                .frame(minWidth: iconWidth ?? rowIconWidth)
            configuration.title
        }
    }
}

extension TitleAndIcon {
    /// The icons of rows stand out, unless something says how the label is to look.
    fileprivate var isTinted: Bool {
        isInList && !hasForegroundStyle && (LabelIdiom[idiom].tintsIconsOfRows || look == .sidebar)
    }
}

extension EnvironmentValues {
    /// Whether a style is set for what is inside, in place of the usual one.
    fileprivate var hasForegroundStyle: Bool { builtIn.foregroundStyle != nil }
}

private struct IconOnlyLabel: View {
    let configuration: LabelStyleConfiguration

    var body: some View {
        if let name = configuration.name {
            configuration.icon.accessibilityLabel(Text(verbatim: name))
        } else {
            configuration.icon
        }
    }
}

/// In a menu icons stand before the titles on the desktop, elsewhere at the far end.
private struct MenuLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.idiom) private var idiom

    var body: some View {
        if LabelIdiom[idiom].leadsWithIconsInMenus {
            HStack(spacing: 7) {
                configuration.icon.frame(width: 16)
                configuration.title
            }
        } else {
            HStack(spacing: 12) {
                configuration.title
                Spacer(minLength: 8)
                configuration.icon
            }
        }
    }
}
