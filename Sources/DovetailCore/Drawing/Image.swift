import AttributeGraph
import Foundation

/// A view that shows a symbol or a picture.
public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case symbol(String)
        case named(String, Bundle?)
        case data(Data, scale: CGFloat)
    }

    package var source: Source
    package var isResizable = false
    package var renderingMode: TemplateRenderingMode?
    package var interpolation: Interpolation = .medium
    package var label: String?
    package var isDecorative = false

    /// A symbol by name. A name that the symbol set lacks is drawn as a visible placeholder and logged once.
    public init(systemName: String) { source = .symbol(systemName) }

    /// A picture in a bundle's resources (`name`, `name.png`, `name.jpg`). One that is not there is drawn as a visible
    /// placeholder and logged once.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

    /// A picture with a label for accessibility.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.plainString
    }

    /// A picture that says nothing to a person who cannot see it.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    /// A picture from encoded bytes (PNG, JPEG); `scale` is its pixels for each point.
    package init(data: Data, scale: CGFloat = 1) { source = .data(data, scale: scale) }

    /// Whether the picture fills the space it is given.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    /// Whether the picture is drawn in its own colours or in the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolation = interpolation
        return copy
    }

    public enum ResizingMode: Hashable, Sendable { case stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
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

extension Image: PrimitiveView {
    public static func _makeView(view: Attribute<Image>, inputs: _ViewInputs) -> _ViewOutputs {
        let environment = inputs.environment
        let paint = ShapeDrawing.paint(Attribute(value: ForegroundStyle()), inputs)
        let metrics = Attribute<SymbolMetrics>.computed { SymbolMetrics(environment.value) }
        let services = inputs.services
        return _ViewOutputs(
            layout: .layout(inputs) {
                let image = view.value
                return ImageEngine(
                    natural: image.naturalSize(metrics.value, services), isResizable: image.isResizable,
                    metrics: metrics.value, services: services)
            },
            display: DisplayLeaf.make(inputs: inputs) { _ in
                view.value.appearance(metrics.value, paint.value.paint)
            })
    }

    private func naturalSize(_ metrics: SymbolMetrics, _ services: HostServices) -> CGSize {
        switch source {
        case .symbol:
            let side = ResolvedSymbol.boxSize(pointSize: metrics.pointSize)
            return CGSize(width: side, height: side)
        case .data(_, let scale):
            let pixels = services.imageSize(resolved(nil)) ?? CGSize(width: 24, height: 24)
            return CGSize(width: pixels.width / scale, height: pixels.height / scale)
        case .named:
            return services.imageSize(resolved(nil)) ?? CGSize(width: 24, height: 24)
        }
    }

    private func resolved(_ template: Paint?) -> ResolvedImage {
        let file: ResolvedImage.Source
        switch source {
        case .symbol(let name): file = .missing(name: name)
        case .data(let data, _): file = .data(data)
        case .named(let name, let bundle):
            file = Self.path(of: name, in: bundle ?? .main).map { .file($0) } ?? .missing(name: name)
        }
        return ResolvedImage(source: file, templatePaint: template, smooth: interpolation != .none)
    }

    /// The file of a named picture. Names are relative to the bundle's resources and do not leave them.
    private static func path(of name: String, in bundle: Bundle) -> String? {
        guard !name.split(separator: "/", omittingEmptySubsequences: false).contains(".."), !name.contains("\0") else {
            return nil
        }
        for type in [nil, "png", "jpg", "jpeg", "svg"] as [String?] {
            if let path = bundle.path(forResource: name, ofType: type) { return path }
        }
        return nil
    }

    private func appearance(_ metrics: SymbolMetrics, _ paint: Paint) -> DisplayLeaf.Appearance {
        var semantics: Semantics?
        if !isDecorative {
            semantics = Semantics(role: .image)
            semantics?.label = label
            switch source {
            case .symbol(let name): semantics?.symbolName = name
            case .named(let name, _): if label == nil { semantics?.label = name }
            case .data: break
            }
        }
        if case .symbol(let name) = source {
            let symbol = ResolvedSymbol(
                name: name, pointSize: metrics.pointSize, weight: metrics.weight, paint: paint,
                fillsBounds: isResizable)
            return .init(content: .symbol(symbol), semantics: semantics)
        }
        return .init(
            content: .image(resolved(renderingMode == .template ? paint : nil)), semantics: semantics)
    }
}

/// The size and weight of symbols in an environment.
private struct SymbolMetrics: Equatable {
    let pointSize: CGFloat
    let weight: Int
    let style: TextRunStyle

    init(_ environment: EnvironmentValues) {
        var style = RunContext(environment).style(in: environment)
        style.color = .transparent
        self.style = style
        pointSize = style.size * environment.imageScale.factor
        weight = style.weight
    }
}

private struct ImageEngine: LayoutEngine {
    let natural: CGSize
    let isResizable: Bool
    let metrics: SymbolMetrics
    let services: HostServices

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    /// A symbol's middle stands at half the height of the capitals beside it.
    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        guard
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        return size.height / 2 + services.textEngine.metrics(of: metrics.style).capHeight / 2
    }
}
