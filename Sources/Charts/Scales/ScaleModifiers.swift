import DovetailCore
import Foundation

extension View {
    // MARK: Places

    /// The values that the scale along x is for.
    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartConfiguration { set(&$0.xScale, domain: domain, type: type) }
    }
    /// Where the scale along x begins and ends.
    nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartConfiguration { set(&$0.xScale, range: range, type: type) }
    }
    /// The values that the scale along x is for, and where it begins and ends.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartConfiguration {
            set(&$0.xScale, domain: domain, type: type)
            set(&$0.xScale, range: range, type: type)
        }
    }
    /// How the scale along x makes places of values.
    nonisolated public func chartXScale(type: ScaleType?) -> some View {
        chartConfiguration { $0.xScale.type = type }
    }

    /// The values that the scale along y is for.
    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartConfiguration { set(&$0.yScale, domain: domain, type: type) }
    }
    /// Where the scale along y begins and ends.
    nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartConfiguration { set(&$0.yScale, range: range, type: type) }
    }
    /// The values that the scale along y is for, and where it begins and ends.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartConfiguration {
            set(&$0.yScale, domain: domain, type: type)
            set(&$0.yScale, range: range, type: type)
        }
    }
    /// How the scale along y makes places of values.
    nonisolated public func chartYScale(type: ScaleType?) -> some View {
        chartConfiguration { $0.yScale.type = type }
    }

    // MARK: Styles

    /// The style of each value.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let settings = VisualSettings<ChartStyle>(
            domain: _PlotDomain(values: mapping.map { $0.key.plotValue }), range: mapping.map { ChartStyle($0.value) })
        return chartConfiguration { $0.styles = settings }
    }
    /// Styles for the values of the data, in order.
    nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(
        range: [S], type: ScaleType? = nil
    ) -> some View {
        let range = range.map { ChartStyle($0) }
        return chartConfiguration { $0.styles = VisualSettings(domain: $0.styles.domain, range: range, type: type) }
    }
    /// The colours that a scale of numbers runs through.
    nonisolated public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        let range = range.stops.map { ChartStyle($0.color) }
        return chartConfiguration { $0.styles = VisualSettings(domain: $0.styles.domain, range: range, type: type) }
    }
    /// The values that styles are for, in order.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chartConfiguration {
            $0.styles = VisualSettings(domain: domain._plotDomain, range: $0.styles.range, type: type)
        }
    }
    /// The values that styles are for, and their styles.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, S: ShapeStyle>(
        domain: Domain, range: [S], type: ScaleType? = nil
    ) -> some View {
        let range = range.map { ChartStyle($0) }
        return chartConfiguration {
            $0.styles = VisualSettings(domain: domain._plotDomain, range: range, type: type)
        }
    }
    /// The values that a scale of numbers is for, and the colours that it runs through.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: Gradient, type: ScaleType? = nil
    ) -> some View {
        let range = range.stops.map { ChartStyle($0.color) }
        return chartConfiguration {
            $0.styles = VisualSettings(domain: domain._plotDomain, range: range, type: type)
        }
    }
    /// The values that styles are for, and a closure that makes a style of each.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, DataValue: Plottable, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartConfiguration {
            $0.styles = VisualSettings(
                domain: domain._plotDomain, mapping: { DataValue(plotValue: $0).map { ChartStyle(mapping($0)) } })
        }
    }
    /// A closure that makes a style of each value.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartConfiguration {
            $0.styles = VisualSettings(mapping: { DataValue(plotValue: $0).map { ChartStyle(mapping($0)) } })
        }
    }
    /// How the scale of styles makes styles of values.
    nonisolated public func chartForegroundStyleScale(type: ScaleType?) -> some View {
        chartConfiguration { $0.styles.type = type }
    }

    // MARK: Symbols

    /// The symbol of each value.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let settings = VisualSettings<MarkSymbol>(
            domain: _PlotDomain(values: mapping.map { $0.key.plotValue }), range: mapping.map { symbol($0.value) })
        return chartConfiguration { $0.symbols = settings }
    }
    /// The symbol of each value, of several types: `["a": Circle().strokeBorder(lineWidth: 2), "b": Square().strokeBorder(lineWidth: 2)]`.
    @_disfavoredOverload
    nonisolated public func chartSymbolScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
    ) -> some View {
        let settings = VisualSettings<MarkSymbol>(
            domain: _PlotDomain(values: mapping.map { $0.key.plotValue }), range: mapping.map { symbol(of: $0.value) })
        return chartConfiguration { $0.symbols = settings }
    }
    /// Symbols for the values of the data, in order.
    nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S], type: ScaleType? = nil) -> some View {
        let range = range.map { symbol($0) }
        return chartConfiguration { $0.symbols = VisualSettings(domain: $0.symbols.domain, range: range) }
    }
    /// The values that symbols are for, in order.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chartConfiguration { $0.symbols.domain = domain._plotDomain }
    }
    /// The values that symbols are for, and their symbols.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
        domain: Domain, range: [S]
    ) -> some View {
        let range = range.map { symbol($0) }
        return chartConfiguration { $0.symbols = VisualSettings(domain: domain._plotDomain, range: range) }
    }
    /// The values that symbols are for, and a closure that makes a symbol of each.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, DataValue: Plottable, S: ChartSymbolShape>(
        domain: Domain, mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartConfiguration {
            $0.symbols = VisualSettings(
                domain: domain._plotDomain, mapping: { DataValue(plotValue: $0).map { symbol(mapping($0)) } })
        }
    }
    /// A closure that makes a symbol of each value.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartConfiguration {
            $0.symbols = VisualSettings(mapping: { DataValue(plotValue: $0).map { symbol(mapping($0)) } })
        }
    }

    // MARK: Sizes and lines

    /// The area of symbols for each value, in square points.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        let settings = VisualSettings<CGFloat>(
            domain: _PlotDomain(values: mapping.map { $0.key.plotValue }), range: mapping.map(\.value))
        return chartConfiguration { $0.symbolSizes = settings }
    }
    /// Areas of symbols for the values of the data: from the first to the last for numbers, else in order.
    nonisolated public func chartSymbolSizeScale(range: [CGFloat], type: ScaleType? = nil) -> some View {
        chartConfiguration { $0.symbolSizes = VisualSettings(domain: $0.symbolSizes.domain, range: range, type: type) }
    }
    /// The areas of symbols, from the one of the least value to the one of the greatest.
    nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
        chartSymbolSizeScale(range: [range.lowerBound, range.upperBound], type: type)
    }
    /// The values that sizes are for.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chartConfiguration { $0.symbolSizes.domain = domain._plotDomain }
    }
    /// The values that sizes are for, and the areas of symbols.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
    ) -> some View {
        chartConfiguration {
            $0.symbolSizes = VisualSettings(
                domain: domain._plotDomain, range: [range.lowerBound, range.upperBound], type: type)
        }
    }

    /// The style of lines for each value.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let settings = VisualSettings<StrokeStyle>(
            domain: _PlotDomain(values: mapping.map { $0.key.plotValue }), range: mapping.map(\.value))
        return chartConfiguration { $0.lineStyles = settings }
    }
    /// Styles of lines for the values of the data, in order.
    nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
        chartConfiguration { $0.lineStyles = VisualSettings(domain: $0.lineStyles.domain, range: range) }
    }
    /// The values that styles of lines are for, in order.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chartConfiguration { $0.lineStyles.domain = domain._plotDomain }
    }
    /// The values that styles of lines are for, and their styles.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: [StrokeStyle]
    ) -> some View {
        chartConfiguration { $0.lineStyles = VisualSettings(domain: domain._plotDomain, range: range) }
    }
    /// A closure that makes a style of lines of each value.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chartConfiguration {
            $0.lineStyles = VisualSettings(mapping: { DataValue(plotValue: $0).map(mapping) })
        }
    }
}

private func set(_ scale: inout ScaleSettings, domain: some ScaleDomain, type: ScaleType?) {
    scale.domain = domain._plotDomain
    if let type { scale.type = type }
}

private func set(_ scale: inout ScaleSettings, range: some PositionScaleRange, type: ScaleType?) {
    scale.range = range._plotRange
    if let type { scale.type = type }
}

private func symbol(of shape: any ChartSymbolShape) -> MarkSymbol {
    func symbolOfType(_ shape: some ChartSymbolShape) -> MarkSymbol { symbol(shape) }
    return symbolOfType(shape)
}

private func symbol(_ shape: some ChartSymbolShape) -> MarkSymbol {
    .shape(AnyChartSymbolShape(shape), shape as? BasicChartSymbolShape)
}
