import AttributeGraph
import DovetailCore
import Foundation

/// What modifiers say of a mark. What is nearer to the mark wins over what is further out.
///
/// The fields lie in a box that is copied when something changes, since marks without modifiers of their own share it.
@dynamicMemberLookup
struct MarkAttributes {
    struct Fields {
        var style: ChartStyle?
        var styleBy: PlotDatum?
        var alignsStyleWithPlot = false
        var opacity = 1.0
        var symbol: MarkSymbol?
        var symbolBy: PlotDatum?
        var symbolSize: MarkSymbolSize?
        var symbolSizeBy: PlotDatum?
        var lineStyle: StrokeStyle?
        var lineStyleBy: PlotDatum?
        var interpolation: InterpolationMethod?
        var positionBy: MarkGroup?
        var corners: MarkCorners?
        var annotations: [MarkAnnotation] = []
        var zIndex = 0.0
        var offset = MarkOffset()
        var effects: [MarkEffect] = []
        var clip: AnyShape?
        /// The layers that the mark is drawn in, the outermost first.
        var layers: [MarkLayer] = []
        var accessibility = MarkAccessibility()
    }

    final class Box {
        fileprivate(set) var fields: Fields
        init(_ fields: Fields) { self.fields = fields }

        // These are the box's, because those of the fields would be asked of a copy of them all, which takes longer than the question.

        /// Whether a scale but that of styles has something for the mark, or it stands in a group.
        var hasOtherScales: Bool {
            fields.symbolBy != nil || fields.symbolSizeBy != nil || fields.lineStyleBy != nil
                || fields.positionBy != nil
        }

        /// Whether views are shown at the mark.
        var hasViews: Bool {
            if case .view = fields.symbol { return true }
            return !fields.annotations.isEmpty
        }

        /// Whether something else than the values of scales decides how the mark looks.
        var hasLookOfItsOwn: Bool {
            fields.style != nil || fields.symbol != nil || fields.lineStyle != nil || fields.lineStyleBy != nil
                || fields.corners != nil || !fields.effects.isEmpty || fields.clip != nil
                || fields.alignsStyleWithPlot
        }
    }

    private static let none = Fields()
    /// Where the fields are; nil if no modifier says anything. What runs for every mark reads it, which is faster than by a key path.
    private(set) var box: Box?

    subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
        get { (box?.fields ?? Self.none)[keyPath: field] }
        set {
            if box == nil {
                box = Box(Self.none)
            } else if !isKnownUniquelyReferenced(&box!) {
                box = Box(box!.fields)
            }
            box!.fields[keyPath: field] = newValue
        }
    }

    /// Whether no modifier says anything.
    var isEmpty: Bool { box == nil }

    /// Whether marks with one or the other look the same. Doubt means different.
    func isSame(as other: MarkAttributes) -> Bool {
        if box === other.box { return true }
        guard let box, let otherBox = other.box else { return false }
        return ValueComparison.of(Fields.self).areEqual(box.fields, otherBox.fields)
    }
}

/// A group that marks stand side by side in.
struct MarkGroup: Equatable {
    var by: PlotDatum
    var axis: Axis?
    var span = MarkDimension.automatic
}

/// How far the ends of a mark are moved, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

/// The rounded corners of bars, rectangles and sectors.
struct MarkCorners: Equatable {
    var radius: CGFloat
    var style: RoundedCornerStyle
}

/// What happens to the picture of a mark.
enum MarkEffect: Equatable {
    case blur(CGFloat)
    case shadow(Color, CGFloat, CGFloat, CGFloat)
    case blend(GraphicsContext.BlendMode)
}

/// How large symbols are.
enum MarkSymbolSize: Equatable {
    /// The area in square points.
    case area(CGFloat)
    case size(CGSize)
}

/// What is said of a mark to those who cannot see it.
struct MarkAccessibility: Equatable {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
}
