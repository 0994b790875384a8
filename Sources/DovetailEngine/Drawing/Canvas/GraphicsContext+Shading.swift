import Foundation

extension GraphicsContext {
    /// What things are drawn in. Points are in the coordinates that things are drawn in, radii in points.
    public struct Shading: Sendable {
        private indirect enum Kind: Sendable {
            case style(AnyShapeStyle)
            /// A gradient between points, not in proportion to what is drawn.
            case linear(AnyGradient, CGPoint, CGPoint)
            case radial(AnyGradient, CGPoint, CGFloat, CGFloat)
            case conic(AnyGradient, CGPoint, Angle)
            case image(Image, CGPoint, CGRect, CGFloat)
            case palette([Shading])
            case backdrop
        }

        private let kind: Kind

        /// A colour.
        public static func color(_ color: Color) -> Shading { style(color) }
        /// A colour from its components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        /// A gray.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style; a gradient spans the rectangle around what is drawn, or the one that ``ShapeStyle/in(_:)`` gives it.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
        /// The foreground style of the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }
        /// Colours along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(options.apply(to: gradient), startPoint, endPoint))
        }
        /// Colours outwards from a point.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(options.apply(to: gradient), center, startRadius, endRadius))
        }
        /// Colours around a point.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(options.apply(to: gradient), center, angle))
        }
        /// A picture, repeated from `origin`.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .image(image, origin, sourceRect, scale))
        }

        /// A gradient between points of a grid, which spans the rectangle around what is drawn.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }
        /// A copy of what has been drawn into the context before, in its place. With a filter it shows what is behind a shape blurred, for
        /// example. Texts and pictures cannot be drawn in it; they are clear.
        public static var backdrop: Shading { Shading(kind: .backdrop) }

        /// Several shadings, of which shapes and texts are drawn in the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// Whether a copy of what is there is drawn.
        var isBackdrop: Bool {
            switch kind {
            case .backdrop: true
            case .palette(let shadings): shadings.first?.isBackdrop == true
            default: false
            }
        }

        /// The paint, and the rectangle that it spans.
        func paint(for path: Path, in environment: EnvironmentValues) -> (Paint, CGRect) {
            // In a rectangle of one point at the origin, fractions are points.
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            func place(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
            switch kind {
            case .style(let style): return (style._paint(in: environment).paint, path.boundingRect)
            case .linear(let gradient, let start, let end):
                return (
                    .linearGradient(gradient.resolve(in: environment), start: place(start), end: place(end)), unit
                )
            case .radial(let gradient, let center, let start, let end):
                return (
                    .radialGradient(
                        gradient.resolve(in: environment), center: place(center), startRadius: start, endRadius: end),
                    unit
                )
            case .conic(let gradient, let center, let angle):
                // The painter's wedges reach as far as the rectangle is large, so it spans what is drawn.
                let bounds = path.boundingRect.insetBy(dx: -1, dy: -1)
                let unitCenter = UnitPoint(
                    x: (center.x - bounds.minX) / bounds.width, y: (center.y - bounds.minY) / bounds.height)
                return (
                    .angularGradient(
                        gradient.resolve(in: environment), center: unitCenter, start: angle.radians,
                        end: angle.radians + 2 * .pi), bounds
                )
            case .backdrop: return (.color(.transparent), unit)
            case .palette(let shadings):
                return shadings.first?.paint(for: path, in: environment) ?? (.color(.transparent), unit)
            case .image(let image, let origin, let sourceRect, let scale):
                let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)._paint(in: environment).paint
                return (paint, CGRect(origin: origin, size: CGSize(width: 1, height: 1)))
            }
        }
    }

    /// How gradients are drawn.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Mixes colours as the eye sees them.
        public static let linearColor = GradientOptions(rawValue: 4)

        func apply(to gradient: Gradient) -> AnyGradient {
            contains(.linearColor) ? gradient.colorSpace(.perceptual) : AnyGradient(gradient)
        }
    }

    /// A change to how things are drawn.
    public struct Filter: Sendable {
        let make: @Sendable (EnvironmentValues) -> [DisplayEffect]
        /// What is drawn besides; nil for nothing but the effects.
        var shadow: (@Sendable (EnvironmentValues) -> FilterShadow)?

        func effects(in environment: EnvironmentValues) -> [DisplayEffect] { make(environment) }

        private static func color(_ matrix: ColorMap) -> Filter { Filter { _ in [.color(matrix)] } }

        /// A transform, which may have perspective.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { _ in [matrix.displayEffect] }
        }
        /// A shadow, below what is drawn unless the options say otherwise. Lengths are in points.
        ///
        /// - Parameter blendMode: How the shadow is mixed with what is below it: with the thing itself alone, or with all that was drawn
        ///   before, by ``ShadowOptions/disablesGroup``.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            guard blendMode == .normal, options.isSubset(of: .disablesGroup) else {
                return Filter(
                    make: { _ in [] },
                    shadow: {
                        FilterShadow(
                            color: color.resolve(in: $0), radius: radius, offset: CGSize(width: x, height: y),
                            blendMode: blendMode, options: options)
                    })
            }
            return Filter { [.shadow(color: color.resolve(in: $0), radius: radius, x: x, y: y)] }
        }
        /// Changes each colour by a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { color(matrix.map) }
        /// Multiplies each colour with another one.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { [.color(.multiply(color.resolve(in: $0)))] }
        }
        /// Turns the hue.
        public static func hueRotation(_ angle: Angle) -> Filter { color(.hueRotation(angle)) }
        /// 1 is as it was, 0 gray.
        public static func saturation(_ amount: Double) -> Filter { color(.saturation(amount)) }
        /// 0 is as it was, 1 white, -1 black.
        public static func brightness(_ amount: Double) -> Filter { color(.brightness(amount)) }
        /// 1 is as it was, 0 gray.
        public static func contrast(_ amount: Double) -> Filter { color(.contrast(amount)) }
        /// 0 is as it was, 1 the opposite of each colour.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let kept = 1 - 2 * amount
            return color(
                ColorMap([
                    kept, 0, 0, 0, amount, 0, kept, 0, 0, amount, 0, 0, kept, 0, amount, 0, 0, 0, 1, 0,
                ]))
        }
        /// 0 is as it was, 1 gray.
        public static func grayscale(_ amount: Double) -> Filter { color(.saturation(1 - min(max(amount, 0), 1))) }
        /// Black, as opaque as the colour was light.
        public static var luminanceToAlpha: Filter { color(.luminanceToAlpha) }
        /// Draws in one colour what is at least as opaque as `min` and at most as opaque as `max`, and nothing else. Shapes that are
        /// blurred before seem to flow together.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter { [.alphaThreshold(min: min, max: max, color: color.resolve(in: $0))] }
        }
        /// Multiplies how opaque each thing is with how opaque a colour is.
        public static func alphaMultiply(_ color: Color) -> Filter {
            Filter {
                [
                    .color(
                        ColorMap([
                            1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, Double(color.resolve(in: $0).opacity),
                            0,
                        ]))
                ]
            }
        }
        /// Blurs; the radius is in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in
                radius > 0 ? [.blur(radius: radius, isOpaque: options.contains(.opaque))] : []
            }
        }
    }

    /// How a blur treats edges.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Stays opaque up to the edges.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Is blurred as it was drawn, before it was rounded to what the display shows. Changes nothing here.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }
}
