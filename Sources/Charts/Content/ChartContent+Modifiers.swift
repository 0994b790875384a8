import DovetailCore
import Foundation

/// Content with a modifier.
struct ModifiedChartContent<Content: ChartContent> {
    let content: Content
    let change: (inout MarkAttributes) -> Void
}

extension ModifiedChartContent: ChartContent {
    typealias Body = Never

    nonisolated static func _count(_ modified: Self) -> Int { Content._count(modified.content) }

    static func _collect(_ modified: Self, into collector: _ChartCollector) {
        collector.modify(modified.change) { Content._collect(modified.content, into: collector) }
    }
}

extension ChartContent {
    nonisolated func modified(_ change: @escaping (inout MarkAttributes) -> Void) -> some ChartContent {
        ModifiedChartContent(content: self, change: change)
    }

    // MARK: Styles

    /// Draws in a style. A gradient spans each mark, or the whole of a line or area.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = ChartStyle(style)
        return modified {
            $0.style = style
            $0.styleBy = nil
        }
    }

    /// Draws in the style that the scale of styles has for a value. The legend tells which that is.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let datum = value.datum
        return modified {
            $0.styleBy = datum
            $0.style = nil
        }
    }

    /// Lets gradients span the plot area in place of each mark.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        modified { $0.alignsStyleWithPlot = aligns }
    }

    /// Draws as opaque as that, in 0...1. Opacities of modifiers in each other are multiplied.
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent { modified { $0.opacity *= opacity } }

    /// Rounds the corners of bars, rectangles and sectors.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        modified { $0.corners = MarkCorners(radius: radius, style: style) }
    }

    /// Clips bars and rectangles to a shape in their bounds.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        let shape = AnyShape(shape)
        return modified { $0.clip = shape }
    }

    /// Blurs; the radius is in points.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent { modified { $0.effects.append(.blur(radius)) } }

    /// Casts a shadow; lengths are in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        modified { $0.effects.append(.shadow(color, radius, x, y)) }
    }

    /// Mixes colours with what has been drawn before.
    nonisolated public func blendMode(_ blendMode: GraphicsContext.BlendMode) -> some ChartContent {
        modified { $0.effects.append(.blend(blendMode)) }
    }

    /// Draws later than what has a lower index, and earlier than what has a higher one.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent { modified { $0.zIndex = value } }

    // MARK: Lines

    /// Draws lines and rules in a style.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        modified {
            $0.lineStyle = style
            $0.lineStyleBy = nil
        }
    }

    /// Draws lines in the style that the scale of line styles has for a value.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let datum = value.datum
        return modified { $0.lineStyleBy = datum }
    }

    /// How lines and areas go from one point to the next.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        modified { $0.interpolation = method }
    }

    // MARK: Symbols

    /// Marks points with a shape, those of lines too.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let symbol = MarkSymbol.shape(AnyChartSymbolShape(symbol), symbol as? BasicChartSymbolShape)
        return modified {
            $0.symbol = symbol
            $0.symbolBy = nil
        }
    }

    /// Marks points with the shape that the scale of symbols has for a value.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let datum = value.datum
        return modified {
            $0.symbolBy = datum
            $0.symbol = nil
        }
    }

    /// Marks points with views.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: @escaping () -> V) -> some ChartContent {
        let symbol = MarkSymbol.view { AnyView(symbol()) }
        return modified {
            $0.symbol = symbol
            $0.symbolBy = nil
        }
    }

    /// The area of symbols in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        modified {
            $0.symbolSize = .area(area)
            $0.symbolSizeBy = nil
        }
    }

    /// The size of symbols in points.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        modified {
            $0.symbolSize = .size(size)
            $0.symbolSizeBy = nil
        }
    }

    /// Symbols as large as the scale of sizes says for a value.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let datum = value.datum
        return modified {
            $0.symbolSizeBy = datum
            $0.symbolSize = nil
        }
    }

    // MARK: Place

    /// Puts bars and points at the same place side by side, in groups.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        let group = MarkGroup(by: value.datum, axis: axis, span: span)
        return modified { $0.positionBy = group }
    }

    /// Moves marks; lengths are in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Moves marks; lengths are in points.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves the ends of marks; lengths are in points.
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves the ends of marks; lengths are in points.
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves the ends of marks; lengths are in points.
    nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        modified {
            $0.offset.xStart += xStart
            $0.offset.xEnd += xEnd
            $0.offset.yStart += yStart
            $0.offset.yEnd += yEnd
        }
    }

    // MARK: Accessibility

    /// What is said of a mark in place of its values' labels.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        modified { $0.accessibility.label = label }
    }
    /// What is said of a mark in place of its values' labels.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }
    /// What is said of a mark in place of its values' labels.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }
    /// Sets what assistive tools say of a mark in place of the labels of its values.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some ChartContent {
        accessibilityLabel(Text(labelResource))
    }
    /// Sets what assistive tools say of a mark in place of its values.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some ChartContent {
        accessibilityValue(Text(valueResource))
    }
    /// What is said of a mark in place of its values.
    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
        modified { $0.accessibility.value = value }
    }
    /// What is said of a mark in place of its values.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }
    /// What is said of a mark in place of its values.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }
    /// A name for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        modified { $0.accessibility.identifier = identifier }
    }
    /// Whether nothing is said of a mark.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        modified { $0.accessibility.isHidden = hidden }
    }
}
