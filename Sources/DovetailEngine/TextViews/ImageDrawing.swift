import AttributeGraph
import Foundation

extension Image: PrimitiveView {
    public static func _makeView(view: Attribute<Image>, inputs: _ViewInputs) -> _ViewOutputs {
        let environment = inputs.environment
        let paint = ShapeDrawing.paint(Attribute(value: ForegroundStyle()), inputs)
        let metrics = Attribute<SymbolMetrics>.computed { environment.read { SymbolMetrics($0) } }
        let services = inputs.services
        return _ViewOutputs(
            layout: .layout(inputs) {
                let image = view.value
                let pointSize = metrics.value.pointSize
                return ImageEngine(
                    natural: environment.read { image.naturalSize(pointSize: pointSize, services, $0) },
                    isResizable: image.isResizable, metrics: metrics.value, services: services)
            },
            display: DisplayLeaf.make(inputs: inputs, changing: inputs.services.textEngine) { size in
                let (image, metrics, paint) = (view.value, metrics.value, paint.value.paint)
                return environment.read { values in
                    var appearance = image.appearance(metrics, paint, values)
                    if case .drawn(let steps) = image.source {
                        appearance.content = steps.content(fitting: size, values, services)
                    }
                    return appearance
                }
            })
    }

    /// The symbol that this is, by its name: one of the symbol set, or one of an asset catalogue with the file of its template. Nil for
    /// other pictures.
    func symbol(in environment: EnvironmentValues) -> (name: String, file: String?)? {
        switch source {
        case .symbol(let name): return (name, nil)
        case .data, .drawn, .pixels: return nil
        case .named(let name, let bundle):
            if environment.symbolVariants != .none {
                for name in environment.symbolVariants.names(of: name) {
                    if let file = AssetCatalog.symbol(name, in: bundle, environment) { return (name, file) }
                }
            }
            return AssetCatalog.symbol(name, in: bundle, environment).map { (name, $0) }
        }
    }

    /// The size that the picture has unless it is resizable. A picture that is not there has none.
    func naturalSize(pointSize: CGFloat, _ services: HostServices, _ environment: EnvironmentValues) -> CGSize {
        if let (name, file) = symbol(in: environment) {
            let side = ResolvedSymbol.boxSize(pointSize: pointSize)
            let size = CGSize(width: side, height: side)
            guard isResizable, !keepsBox else { return size }
            // What is drawn gives the proportions, in which it is scaled to fit.
            let form = form(name, file, SymbolMetrics(environment), environment)
            guard let bounds = services.symbolBounds(form) else { return size }
            return CGSize(width: side * bounds.width, height: side * bounds.height)
        }
        if case .drawn(let steps) = source { return steps.size }
        let picture = resolved(nil, environment)
        guard let pixels = services.imageSize(picture) else {
            if case .missing(let name) = picture.source {
                Log.warnOnce("image \(name)", "there is no image named “\(name)”; it takes no space")
            }
            return .zero
        }
        return CGSize(width: pixels.width / picture.scale, height: pixels.height / picture.scale)
    }

    /// The encoded picture, and its pixels for each point; nil for a symbol.
    func resolvedPicture(in environment: EnvironmentValues) -> (image: ResolvedImage, scale: CGFloat)? {
        if symbol(in: environment) != nil { return nil }
        let picture = resolved(nil, environment)
        return (picture, picture.scale)
    }

    /// The picture with all that a painter needs. `template` is the paint for pictures that are drawn as masks.
    func resolved(_ template: Paint?, _ environment: EnvironmentValues) -> ResolvedImage {
        var picture: ResolvedImage
        var isTemplate = renderingMode == .template
        switch source {
        case .symbol(let name): picture = ResolvedImage(source: .missing(name: name))
        case .drawn: picture = ResolvedImage(source: .missing(name: "drawn by the app"))
        case .pixels(let frame): picture = ResolvedImage(source: .pixels(frame))
        case .data(let data, let scale):
            picture = ResolvedImage(source: .data(data))
            picture.scale = scale > 0 && scale.isFinite ? scale : 1
        case .named(let name, let bundle):
            let asset = ImageAssets.asset(name, bundle, environment)
            picture = ResolvedImage(source: asset?.source ?? .missing(name: name))
            picture.scale = asset.map { $0.scale > 0 ? $0.scale : 1 } ?? 1
            if renderingMode == nil, asset?.isTemplate == true { isTemplate = true }
        }
        picture.smooth = interpolation != .none
        picture.isAntialiased = isAntialiased
        if isResizable {
            picture.caps = capInsets
            picture.isTiled = resizingMode == .tile
        }
        if isTemplate { picture.templatePaint = template }
        return picture
    }

    /// What is drawn in an environment, the picture's own size, and the distance from its top to the baseline of a text beside it.
    package func drawing(
        in environment: EnvironmentValues, _ services: HostServices
    ) -> (content: DisplayContent, size: CGSize, baseline: CGFloat) {
        let metrics = SymbolMetrics(environment)
        let size = naturalSize(pointSize: metrics.pointSize, services, environment)
        let paint = ForegroundStyle()._paint(in: environment).paint
        var baseline = size.height
        if symbol(in: environment) != nil {
            baseline = size.height / 2 + services.textEngine.metrics(of: metrics.style).capHeight / 2
        }
        if case .drawn(let steps) = source {
            return (steps.content(fitting: size, environment, services), size, baseline)
        }
        return (appearance(metrics, paint, environment).content, size, baseline)
    }

    private func appearance(
        _ metrics: SymbolMetrics, _ paint: Paint, _ environment: EnvironmentValues
    ) -> DisplayLeaf.Appearance {
        var semantics: Semantics?
        if !isDecorative {
            semantics = Semantics(role: .image)
            semantics?.label = label
            switch source {
            case .symbol(let name): semantics?.symbolName = name
            case .named(let name, _): if label == nil { semantics?.label = name }
            case .data, .drawn, .pixels: break
            }
        }
        if environment.builtIn.text.redactionReasons.isEmpty == false, environment.isRedacted {
            let block = ResolvedImage(source: .block)
            var picture = block
            picture.templatePaint = .color(paint.representativeColor.multiplyingOpacity(by: 0.18))
            return .init(content: .image(picture), semantics: semantics)
        }
        if let (name, file) = symbol(in: environment) {
            return .init(content: .symbol(symbol(name, file, metrics, paint, environment)), semantics: semantics)
        }
        return .init(content: .image(resolved(paint, environment)), semantics: semantics)
    }

    /// What is drawn of a symbol, in black: all that its size depends on.
    private func form(
        _ name: String, _ file: String?, _ metrics: SymbolMetrics, _ environment: EnvironmentValues
    ) -> ResolvedSymbol {
        var names = [name]
        let variants = environment.symbolVariants
        if variants != .none, file == nil { names = variants.names(of: name) }
        var symbol = ResolvedSymbol(
            name: names[0], pointSize: metrics.pointSize, weight: metrics.weight,
            paint: .color(Color.Resolved(red: 0, green: 0, blue: 0)),
            fit: !isResizable ? .own : keepsBox ? .box : .drawing)
        symbol.file = file
        symbol.alternatives = Array(names.dropFirst())
        return symbol
    }

    private func symbol(
        _ name: String, _ file: String?, _ metrics: SymbolMetrics, _ paint: Paint, _ environment: EnvironmentValues
    ) -> ResolvedSymbol {
        var symbol = form(name, file, metrics, environment)
        symbol.paint = paint
        symbol.value = variableValue.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
        var kind = (symbolRenderingMode ?? environment.symbolRenderingMode)?.kind
        // The original look of a symbol is that with colours of its own.
        if kind == nil, renderingMode == .original { kind = .multicolor }
        // Where styles are given for several levels, symbols show them.
        if kind == nil, environment.builtIn.foregroundStyle?.hasLevels == true { kind = .palette }
        switch kind {
        case nil, .monochrome: break
        case .multicolor:
            if file == nil, let colors = SymbolColors(of: symbol.name) {
                colors.apply(to: &symbol, in: environment)
            }
        case .hierarchical:
            symbol.secondaryPaint = _ResolvedPaint(paint).fading(to: HierarchicalShapeStyle.opacity(of: 1)).paint
            symbol.tertiaryPaint = _ResolvedPaint(paint).fading(to: HierarchicalShapeStyle.opacity(of: 2)).paint
        case .palette:
            symbol.secondaryPaint = HierarchicalShapeStyle.secondary._paint(in: environment).paint
            symbol.tertiaryPaint = HierarchicalShapeStyle.tertiary._paint(in: environment).paint
        }
        return symbol
    }
}

/// The size and weight of symbols in an environment.
private struct SymbolMetrics: Equatable {
    let pointSize: CGFloat
    let weight: Int
    let style: TextRunStyle

    init(_ environment: EnvironmentValues) {
        var style = RunContext(environment).style(in: environment)
        style = style.withoutColors
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

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        isResizable
            ? LayoutAnswer(proposal.replacingUnspecifiedDimensions(by: natural))
            : LayoutAnswer(natural, reach: .all)
    }

    /// A symbol's middle stands at half the height of the capitals beside it.
    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        guard
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        return size.height / 2 + services.textEngine.metrics(of: metrics.style).capHeight / 2
    }
}
