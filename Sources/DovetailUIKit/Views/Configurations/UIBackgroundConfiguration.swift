import DovetailCore
import Foundation

/// What is behind a button, a row or an item: a fill with round corners and a line along its edge.
public struct UIBackgroundConfiguration: Equatable, Sendable {
    /// A view in front of the fill, as large as it; nil for none.
    public var customView: UIView?
    /// The radius of its corners, in points. Of a button, where its corner style is fixed or dynamic.
    public var cornerRadius: CGFloat = 0
    /// Space around it, in points; negative to go beyond what it is behind of.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The sides at which the margins of the view are added to ``backgroundInsets``: 16 points at the sides, 8 above and below.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The fill; nil for that of what it is behind of.
    public var backgroundColor: UIColor?
    /// Makes the fill of ``backgroundColor``, or of the tint where that is nil.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// A picture in front of the fill.
    public var image: UIImage?
    /// How the picture fills it.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// What is seen of what is behind, blurred; nil for nothing.
    public var visualEffect: UIVisualEffect?
    /// The colour of the line along its edge; nil for the tint.
    public var strokeColor: UIColor?
    /// Makes the line's colour of ``strokeColor``, or of the tint where that is nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of that line, in points. Without one there is no line.
    public var strokeWidth: CGFloat = 0
    /// How far the line is outside of the edge, in points; negative for inside.
    public var strokeOutset: CGFloat = 0

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var result = UIBackgroundConfiguration()
        result.backgroundColor = .clear
        return result
    }
    /// What is behind a row by itself.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// What is behind a row by itself.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// What is behind a row by itself.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// What is behind a row by itself.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// What is behind a row by itself.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// What is behind a header by itself.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// What is behind a footer by itself.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// What is behind a header or a footer by itself.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// What is behind a header or a footer by itself.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// What is behind a header by itself.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// The same: a list shows by itself that a row is selected.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// The fill with a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        backgroundColorTransformer?(backgroundColor ?? tintColor) ?? backgroundColor ?? tintColor
    }
    /// The line's colour with a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        strokeColorTransformer?(strokeColor ?? tintColor) ?? strokeColor ?? tintColor
    }

    public static func == (first: Self, second: Self) -> Bool {
        first.customView === second.customView && first.cornerRadius == second.cornerRadius
            && first.backgroundInsets == second.backgroundInsets
            && first.edgesAddingLayoutMarginsToBackgroundInsets == second.edgesAddingLayoutMarginsToBackgroundInsets
            && first.backgroundColor == second.backgroundColor && first.image === second.image
            && first.imageContentMode == second.imageContentMode && first.visualEffect === second.visualEffect
            && first.strokeColor == second.strokeColor && first.strokeWidth == second.strokeWidth
            && first.strokeOutset == second.strokeOutset
            // What a closure does cannot be compared.
            && first.backgroundColorTransformer == nil && second.backgroundColorTransformer == nil
            && first.strokeColorTransformer == nil && second.strokeColorTransformer == nil
    }

    /// Whether there is anything to show.
    var isShown: Bool {
        customView != nil || backgroundColor != nil || backgroundColorTransformer != nil || image != nil
            || visualEffect != nil || strokeWidth > 0
    }
}

/// Shows a ``UIBackgroundConfiguration``.
struct BackgroundContent: View {
    let configuration: UIBackgroundConfiguration
    let tint: UIColor?

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: max(configuration.cornerRadius, 0), style: .continuous)
        ZStack {
            if configuration.visualEffect is UIBlurEffect { shape.fill(.regularMaterial) }
            if configuration.backgroundColor != nil || configuration.backgroundColorTransformer != nil {
                shape.fill(Color(uiColor: configuration.resolvedBackgroundColor(for: color)))
            }
            if let image = configuration.image { picture(image).clipShape(shape) }
            if let view = configuration.customView { UIViewContent(view).clipShape(shape) }
            if configuration.strokeWidth > 0 {
                shape.inset(by: -configuration.strokeOutset)
                    .strokeBorder(
                        Color(uiColor: configuration.resolvedStrokeColor(for: color)),
                        lineWidth: configuration.strokeWidth)
            }
        }
        .padding(insets)
    }

    private var color: UIColor { tint ?? .tintColor }

    private var insets: EdgeInsets {
        var result = EdgeInsets(configuration.backgroundInsets)
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.leading) { result.leading += 16 }
        if edges.contains(.trailing) { result.trailing += 16 }
        if edges.contains(.top) { result.top += 8 }
        if edges.contains(.bottom) { result.bottom += 8 }
        return result
    }

    @ViewBuilder private func picture(_ image: UIImage) -> some View {
        switch configuration.imageContentMode {
        case .scaleAspectFit: Image(uiImage: image).resizableInBox().aspectRatio(contentMode: .fit)
        case .scaleAspectFill: Image(uiImage: image).resizableInBox().aspectRatio(contentMode: .fill)
        case .center: Image(uiImage: image)
        default: Image(uiImage: image).resizableInBox()
        }
    }
}
