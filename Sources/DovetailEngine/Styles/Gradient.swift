import Foundation

/// Colours at places along a line. As a style it runs from top to bottom.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place in 0...1.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours are mixed between stops.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool
        /// By their components, as they are sent to the display.
        public static let device = ColorSpace(isPerceptual: false)
        /// As the eye sees them, in Oklab.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    /// Colours at even distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    /// The gradient, with colours mixed in a colour space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, space) }

    /// The stops in an environment, in order: one that lies before the stop before it is moved there.
    func resolve(in environment: EnvironmentValues) -> [GradientStop] {
        var last = -CGFloat.infinity
        return stops.map {
            if $0.location > last { last = $0.location }
            return GradientStop(color: $0.color.resolve(in: environment), location: last.isFinite ? last : 0)
        }
    }
}

extension Gradient: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(.linearGradient(resolve(in: environment), start: .top, end: .bottom))
    }
}

/// A gradient of any kind of colours, such as ``Color/gradient``. As a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
    private enum Source: Hashable {
        case gradient(Gradient)
        /// A lighter shade of a colour at the top, and the colour at the bottom.
        case shades(Color)
    }

    private let source: Source
    private var space = Gradient.ColorSpace.device

    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    init(_ gradient: Gradient, _ space: Gradient.ColorSpace) {
        source = .gradient(gradient)
        self.space = space
    }

    init(shadesOf color: Color) { source = .shades(color) }

    /// The gradient, with colours mixed in a colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }

    func resolve(in environment: EnvironmentValues) -> [GradientStop] {
        let stops: [GradientStop]
        switch source {
        case .gradient(let gradient): stops = gradient.resolve(in: environment)
        case .shades(let color):
            let base = color.resolve(in: environment)
            let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: base.opacity)
            stops = [
                GradientStop(color: base.mixed(with: white, by: 0.22, perceptually: true), location: 0),
                GradientStop(color: base, location: 1),
            ]
        }
        guard space.isPerceptual else { return stops }
        // Painters mix by components, so they get stops close enough that one can't see how they do it.
        return stops.prefix(1)
            + zip(stops, stops.dropFirst()).flatMap { first, second in
                (1...8).map { step in
                    let t = CGFloat(step) / 8
                    return GradientStop(
                        color: first.color.mixed(with: second.color, by: Double(t), perceptually: true),
                        location: first.location + (second.location - first.location) * t)
                }
            }
    }

    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(.linearGradient(resolve(in: environment), start: .top, end: .bottom))
    }
}

extension Color {
    /// The colour as a gradient: from a lighter shade at the top to the colour itself at the bottom.
    public var gradient: AnyGradient { AnyGradient(shadesOf: self) }
}
