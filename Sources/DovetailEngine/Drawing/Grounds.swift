import Foundation

/// The colours that pages and what is grouped on them are drawn on, as they are in the environment of the view that draws them.
extension Color {
    /// Behind a window, a page or a sheet.
    package static let windowGround = ground("windowBackground") { $0.windowBackground }
    /// Behind grouped content.
    package static let groupedGround = ground("groupedBackground") {
        Theme.groupedBackground($0.colorScheme, $0.idiom, isPresented: $0.isPresentedOver)
    }
    /// The rows of grouped content.
    package static let groupedRow = ground("groupedRow") {
        Theme.groupedRow($0.colorScheme, $0.idiom, isPresented: $0.isPresentedOver)
    }

    /// A colour that follows from the environment of the view that draws it.
    package static func ground(
        _ name: String, _ resolve: @escaping @Sendable (EnvironmentValues) -> Resolved
    ) -> Color {
        Color(.dynamic(DynamicColor(name: name) { resolve($0) }))
    }
}

private struct IsPresentedOverKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is in a sheet or a popover, which in the dark is lighter than the page it lies over.
    package var isPresentedOver: Bool {
        get { self[IsPresentedOverKey.self] }
        set { self[IsPresentedOverKey.self] = newValue }
    }

    /// What the window or sheet that the views are in is drawn on.
    package var windowBackground: Color.Resolved {
        Theme.windowBackground(colorScheme, idiom, isPresented: isPresentedOver)
    }
}
