import DovetailControls
import SwiftUI

struct WidgetURLKey: PreferenceKey {
    static let defaultValue: URL? = nil
    static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

extension View {
    /// The address that a tap on the widget opens. Outside of widgets it does nothing.
    nonisolated public func widgetURL(_ url: URL?) -> some View { preference(key: WidgetURLKey.self, value: url) }

    /// Shows the view as a widget in one size, for a preview.
    nonisolated public func previewContext(_ context: WidgetPreviewContext) -> some View {
        WidgetFrame(family: context.family, hasMargins: true) { self }
    }
}

/// A size of widgets, for previews.
public struct WidgetPreviewContext: Sendable {
    let family: WidgetFamily
    /// A size.
    public init(family: WidgetFamily) { self.family = family }
}

/// How a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    /// In its own colours: always so here.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two groups of one colour each.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// In shades of one colour, as on a locked phone.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
    @Entry var familyOfWidget: WidgetFamily = .systemSmall
    /// The size of the widget that the view is in.
    public var widgetFamily: WidgetFamily {
        get { familyOfWidget }
        set { familyOfWidget = newValue }
    }
    /// How the widget is drawn: in its own colours.
    public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
    /// Whether the background of the widget is shown: it is.
    public var showsWidgetContainerBackground: Bool { true }
    /// The distances that a widget's content has from its edges.
    public var widgetContentMargins: EdgeInsets {
        let margin = widgetFamily.margin
        return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }
}

/// What is behind small widgets on a locked phone.
public struct AccessoryWidgetBackground: View {
    public init() {}
    public var body: some View { Rectangle().fill(.fill.tertiary) }
}
