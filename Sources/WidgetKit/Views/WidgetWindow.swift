import DovetailControls
import SwiftUI

/// The program of widgets: a window that shows them.
struct WidgetsApp<Bundle: WidgetBundle>: App {
    var body: some Scene { WindowGroup("Widgets") { WidgetWindow(Bundle()) } }
}

/// Shows widgets in every size that they support.
package struct WidgetWindow: View {
    private let widgets: [_WidgetDescription]

    /// The widgets of a bundle.
    package init(_ bundle: some WidgetBundle) { widgets = bundle.body.body._descriptions }

    package var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 32) {
                ForEach(Array(widgets.enumerated()), id: \.offset) { _, widget in
                    VStack(alignment: .leading, spacing: 16) {
                        VStack(alignment: .leading, spacing: 2) {
                            (widget.name ?? Text(verbatim: widget.kind)).font(.headline)
                            if let text = widget.text {
                                text.font(.subheadline).foregroundStyle(.secondary)
                            }
                        }
                        ForEach(widget.families, id: \.self) { family in
                            VStack(alignment: .leading, spacing: 6) {
                                WidgetFrame(family: family, hasMargins: widget.hasMargins) { widget.content(family) }
                                Text(verbatim: family.title).font(.caption).foregroundStyle(.secondary)
                            }
                        }
                    }
                }
            }
            .padding(24)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(Color.widgetGround)
    }
}

extension Color {
    /// What widgets stand on, so that white ones are seen on white and black ones on black.
    static var widgetGround: Color { Color(white: 0.5).opacity(0.14) }
}

/// A widget in one size.
struct WidgetFrame<Content: View>: View {
    let family: WidgetFamily
    let hasMargins: Bool
    @ViewBuilder let content: Content
    @Environment(\.openURL) private var openURL
    @State private var address: URL?

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: family.cornerRadius, style: .continuous)
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaPadding(hasMargins ? family.margin : 0)
            .frame(width: family.size.width, height: family.size.height)
            .background(family.isAccessory ? AnyShapeStyle(.fill.tertiary) : AnyShapeStyle(.background))
            .clipShape(shape)
            .overlay { shape.strokeBorder(.separator, lineWidth: 0.5) }
            .contentShape(shape)
            .environment(\.widgetFamily, family)
            .environment(\.isInWidget, true)
            .onPreferenceChange(WidgetURLKey.self) { address = $0 }
            .onTapGesture { if let address { openURL(address) } }
    }
}
