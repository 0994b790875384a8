import Foundation

/// What a shape is filled with.
package indirect enum Paint: Hashable {
    case color(Color.Resolved)
    /// Points are in the unit square of the node's bounds.
    case linearGradient([GradientStop], start: UnitPoint, end: UnitPoint)
    /// `startRadius` and `endRadius` in points.
    case radialGradient([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii are fractions of the node's width and height.
    case ellipticalGradient([GradientStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Angles in radians, clockwise from the positive x axis.
    case angularGradient([GradientStop], center: UnitPoint, start: Double, end: Double)
    /// Colours at points of a grid.
    case meshGradient(MeshPaint)
    /// A picture, repeated: the part of it given in its unit square, drawn `scale` times as large as it is.
    case image(ResolvedImage, sourceRect: CGRect, scale: CGFloat)
    /// What is behind, blurred, under a tint.
    case material(MaterialPaint)
    /// Another paint, more transparent, with shadows, or mixed with what is behind.
    case modified(Paint, PaintModification)
    /// Another paint whose unit square is a rectangle in the node's coordinates, whatever is filled.
    case placed(Paint, CGRect)
}

/// A colour at a place in 0...1 of a gradient.
package struct GradientStop: Hashable {
    package var color: Color.Resolved
    package var location: CGFloat

    package init(color: Color.Resolved, location: CGFloat) {
        self.color = color
        self.location = location
    }
}

/// Colours at points of a grid, row after row. Points are in the unit square of the node's bounds.
package struct MeshPaint: Hashable {
    package var width: Int
    package var height: Int
    package var points: [CGPoint]
    package var colors: [Color.Resolved]
    /// Fills what the grid does not cover.
    package var background: Color.Resolved
    /// Whether colours pass each point smoothly, or run straight from one to the next.
    package var smoothsColors: Bool
}

/// What is behind, blurred, under a tint.
package struct MaterialPaint: Hashable {
    /// The deviation of the blur, in points.
    package var blurRadius: CGFloat
    /// The factor for the saturation of the backdrop; 1 leaves it unchanged.
    package var saturation: CGFloat
    /// Laid over it.
    package var tint: Color.Resolved
    /// The material as a whole: 0 is invisible.
    package var opacity: Double

    package init(blurRadius: CGFloat, saturation: CGFloat, tint: Color.Resolved, opacity: Double = 1) {
        self.blurRadius = blurRadius
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }
}

/// What is done to a paint.
package struct PaintModification: Hashable {
    package var opacity: Double = 1
    package var shadows: [PaintShadow] = []
    package var blendMode: BlendMode = .normal
}

/// A shadow of what is filled; lengths in points.
package struct PaintShadow: Hashable {
    package var color: Color.Resolved
    package var radius: CGFloat
    package var x: CGFloat
    package var y: CGFloat
    /// Cast into the shape by its edge, instead of by the shape behind it.
    package var isInner: Bool
}

extension Paint {
    /// One colour for what cannot be drawn in a gradient: its first.
    package var representativeColor: Color.Resolved {
        switch self {
        case .color(let color): color
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
            stops.first?.color ?? .transparent
        case .meshGradient(let mesh): mesh.colors.first ?? .transparent
        case .image: .transparent
        case .material(let material): material.tint
        case .modified(let paint, let change): paint.representativeColor.multiplyingOpacity(by: change.opacity)
        case .placed(let paint, _): paint.representativeColor
        }
    }

    /// The paint, made more transparent.
    package func fading(to opacity: Double) -> Paint {
        guard opacity != 1 else { return self }
        func fade(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.multiplyingOpacity(by: opacity), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.multiplyingOpacity(by: opacity))
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(fade(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return .radialGradient(fade(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let stops, let center, let start, let end):
            return .ellipticalGradient(fade(stops), center: center, startFraction: start, endFraction: end)
        case .angularGradient(let stops, let center, let start, let end):
            return .angularGradient(fade(stops), center: center, start: start, end: end)
        case .meshGradient(var mesh):
            mesh.colors = mesh.colors.map { $0.multiplyingOpacity(by: opacity) }
            mesh.background = mesh.background.multiplyingOpacity(by: opacity)
            return .meshGradient(mesh)
        case .material(var material):
            material.opacity *= opacity
            return .material(material)
        case .image: return .modified(self, PaintModification(opacity: opacity))
        case .modified(let paint, var change):
            change.opacity *= opacity
            return .modified(paint, change)
        case .placed(let paint, let rect): return .placed(paint.fading(to: opacity), rect)
        }
    }

    /// Whether drawing needs to know what is behind.
    package var readsBackdrop: Bool {
        switch self {
        case .material: true
        case .modified(let paint, let change): change.blendMode != .normal || paint.readsBackdrop
        case .placed(let paint, _): paint.readsBackdrop
        default: false
        }
    }
}
