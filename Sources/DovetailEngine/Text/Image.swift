import AttributeGraph
import Foundation

/// A view that shows a symbol or a picture.
public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case symbol(String)
        case named(String, Bundle?)
        case data(Data, scale: CGFloat)
        case drawn(DrawnImage)
        case pixels(PixelFrame)
    }

    package var source: Source
    package var isResizable = false
    /// Whether a resizable symbol is scaled with the box around it, rather than stretched to what is drawn of it.
    package var keepsBox = false
    package var capInsets = EdgeInsets()
    package var resizingMode = ResizingMode.stretch
    package var renderingMode: TemplateRenderingMode?
    package var interpolation: Interpolation = .medium
    package var isAntialiased = true
    package var symbolRenderingMode: SymbolRenderingMode?
    /// 0...1: how much of a symbol such as `wifi` is lit.
    package var variableValue: Double?
    package var label: String?
    package var isDecorative = false

    package init(_ source: Source) { self.source = source }

    /// A symbol by name. A name that the symbol set lacks is drawn as a visible placeholder and logged once.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// A symbol that shows a value, such as the strength of `wifi`.
    ///
    /// - Parameter variableValue: 0 (nothing is lit) to 1 (all is); nil for a symbol that shows none.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName))
        self.variableValue = variableValue
    }

    /// A picture in a bundle's resources: a file with the name, with or without its extension (`png`, `jpg`, `jpeg`, `svg`,
    /// `webp`, `gif`), `@2x` and `@3x` ones where the display has as many pixels; or of an asset catalogue. One that is not there
    /// takes no space and is logged once.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

    /// A picture that shows a value.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// A picture with a label for accessibility.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.plainString
    }

    /// A picture that shows a value, with a label for accessibility.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = variableValue
    }

    /// A picture that says nothing to a person who cannot see it.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    /// A picture that shows a value, and says nothing to a person who cannot see it.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// A picture from encoded bytes (PNG, JPEG); `scale` is its pixels for each point.
    package init(data: Data, scale: CGFloat = 1) { self.init(.data(data, scale: scale)) }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// Lets the picture fill the space it is given.
    ///
    /// - Parameters:
    ///   - capInsets: Edges that keep their size, in points of the picture.
    ///   - resizingMode: Whether what is between them is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Lets the picture fill the space it is given; a symbol with the room around it, as it stands beside a text.
    package func resizableInBox() -> Image {
        with {
            $0.isResizable = true
            $0.keepsBox = true
        }
    }

    /// Sets whether the picture is drawn in its own colours or in the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }

    /// Sets how pixels are blended when the picture is drawn in another size.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

    /// Sets whether the picture's edges are smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

    /// Sets how the parts of the symbol are coloured; nil for what the environment says.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolRenderingMode = mode } }

    /// How a picture fills a space of another size.
    public enum ResizingMode: Hashable, Sendable {
        /// The picture is repeated in its own size.
        case tile
        /// The picture is stretched.
        case stretch
    }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// How pictures are oriented in their files.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
    /// The size of a symbol relative to the text around it.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .medium: 1
            case .large: 1.3
            }
        }
    }
}

/// An image that an app's code draws; see `ImageRendererSteps`.
package class DrawnImage: Equatable, @unchecked Sendable {
    /// In points, finite and not negative.
    let size: CGSize

    init(size: CGSize) { self.size = size }

    // A closure tells nothing of what it draws.
    package static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }
}
