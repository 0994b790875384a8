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

extension EnvironmentValues {
    /// What the window or sheet that the views are in is drawn on.
    package var windowBackground: Color.Resolved {
        Theme.windowBackground(colorScheme, idiom, isPresented: isPresentedOver)
    }
}
