import Foundation

/// Draws into a ``Canvas``: shapes, texts and pictures, with a transform, clips, filters, opacity and a blend mode that hold for
/// what is drawn from then on. A copy draws into the same canvas, with settings of its own.
///
/// Lengths are in points; the origin is the canvas's top left corner.
public struct GraphicsContext {
    private let recorder: DrawingRecorder
    let services: HostServices
    private let size: CGSize
    let symbols: [CanvasSymbols.Symbol]
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// How opaque things are drawn, in 0...1.
    public var opacity = 1.0
    /// How colours are mixed with what has been drawn before.
    public var blendMode = BlendMode.normal
    /// The transform from the coordinates that things are drawn in to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// Clips, masks and filters, outermost first, each in the canvas's coordinates.
    private var wrappers: [Wrapper] = []
    private var clipBounds: CGRect

    private enum Wrapper {
        case effect(DisplayEffect)
        case mask([DrawingOperation])
        case shadow(FilterShadow)
    }

    init(
        recorder: DrawingRecorder, environment: EnvironmentValues, services: HostServices, size: CGSize,
        symbols: [CanvasSymbols.Symbol]
    ) {
        self.symbols = symbols
        self.recorder = recorder
        self.environment = environment
        self.services = services
        self.size = size
        clipBounds = CGRect(origin: .zero, size: size)
    }

    // MARK: Transforms

    /// Draws larger or smaller from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Draws elsewhere from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Draws turned from now on, clockwise for positive angles.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Draws through another transform, then through the one in force.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    /// What clips leave out.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws outside of the shape, and not inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Draws only inside a path from now on, and inside what was clipped to before.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var clip = path.applying(transform)
        var style = style
        if options.contains(.inverse) {
            if !style.isEOFilled { clip = clip.normalized(eoFill: false) }
            clip.addRect(clip.boundingRect.union(CGRect(origin: .zero, size: size)).insetBy(dx: -10_000, dy: -10_000))
            style.isEOFilled = true
        } else {
            clipBounds = clipBounds.intersection(clip.boundingRect)
        }
        wrappers.append(.effect(.clip(clip, style)))
    }

    /// Draws only where a layer is opaque from now on.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var mask = try layer(content)
        if opacity != 1 { mask = [.group(.opacity(min(max(opacity, 0), 1)), mask)] }
        if options.contains(.inverse) {
            let all = CGRect(origin: .zero, size: size).insetBy(dx: -10_000, dy: -10_000)
            let black = Color.Resolved(red: 0, green: 0, blue: 0)
            mask = [
                .group(
                    .compositing,
                    [.fill(Path(all), .color(black), FillStyle(), all), .group(.blend(.destinationOut), mask)])
            ]
        }
        wrappers.append(.mask(mask))
    }

    /// The rectangle around what is not clipped away, in the coordinates that things are drawn in.
    public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

    // MARK: Filters and layers

    /// Options of filters. There are none that mean anything here.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Draws each thing through a filter from now on.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        wrappers.append(contentsOf: filter.effects(in: environment).map { .effect($0) })
        if let shadow = filter.shadow { wrappers.append(.shadow(shadow(environment))) }
    }

    /// Draws several things as one: opacity, filters and the blend mode apply to the whole. What is set inside ends with the layer.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        record([.group(.compositing, try layer(content))], isTransformed: true)
    }

    /// The steps of a layer, in the coordinates of the canvas.
    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawingOperation] {
        let inner = DrawingRecorder()
        var context = GraphicsContext(
            recorder: inner, environment: environment, services: services, size: size, symbols: symbols)
        context.transform = transform
        try content(&context)
        return inner.operations
    }

    // MARK: Recording

    /// Adds steps with all that is in force.
    ///
    /// - Parameter isTransformed: Whether they are in the canvas's coordinates already.
    func record(_ operations: [DrawingOperation], isTransformed: Bool = false) {
        var steps = wrapped(operations, isTransformed)
        if opacity != 1 { steps = [.group(DisplayEffect.opacity(opacity).bounded, steps)] }
        if blendMode.replaces {
            let covered = wrapped(operations.map(\.opaque), isTransformed)
            recorder.operations.append(.group(.blend(.destinationOut), covered))
            if blendMode == .clear { return }
        }
        if let rule = blendMode.rule {
            let canvas = CGRect(origin: .zero, size: size)
            let area = rule == .xor ? [] : wrapped(operations.map { $0.area(on: canvas) }, isTransformed)
            recorder.operations.append(.composite(rule, steps, area: area))
            return
        }
        if blendMode != .normal { steps = [.group(.blend(blendMode.mode), steps)] }
        recorder.operations += steps
    }

    /// Steps with the transform, the clips and the filters in force.
    private func wrapped(_ operations: [DrawingOperation], _ isTransformed: Bool) -> [DrawingOperation] {
        var steps = operations
        if !isTransformed, !transform.isIdentity { steps = [.group(.transform(transform), steps)] }
        for wrapper in wrappers.reversed() {
            switch wrapper {
            case .effect(let effect): steps = [.group(effect.bounded, steps)]
            case .mask(let mask): steps = [.group(.mask, steps + [.group(.maskSource, mask)])]
            case .shadow(let shadow): steps = shadow.added(to: steps, canvas: CGRect(origin: .zero, size: size))
            }
        }
        return steps
    }

    // MARK: Shapes

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let (paint, bounds) = shading.paint(for: path, in: environment)
        draw(.fill(path, paint, style, bounds), in: shading)
    }

    /// Draws a path's outline.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let (paint, bounds) = shading.paint(for: path, in: environment)
        draw(.stroke(path, paint, style, bounds), in: shading)
    }

    private func draw(_ step: DrawingOperation, in shading: Shading) {
        guard shading.isBackdrop else { return record([step]) }
        // The copy is where the original is, whatever the transform; only what of it is seen is transformed.
        let seen = transform.isIdentity ? step.opaque : .group(.transform(transform), [step.opaque])
        record([.group(.mask, [.backdrop, .group(.maskSource, [seen])])], isTransformed: true)
    }

    /// Draws a path's outline; the width is in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}
