import DovetailCore
import Foundation

/// What the modifiers around a chart say, which reach it through the environment.
struct ChartConfiguration {
    var x = AxisSettings()
    var y = AxisSettings()
    var xScale = ScaleSettings()
    var yScale = ScaleSettings()
    var styles = VisualSettings<ChartStyle>()
    var symbols = VisualSettings<MarkSymbol>()
    var symbolSizes = VisualSettings<CGFloat>()
    var lineStyles = VisualSettings<StrokeStyle>()
    var legend = LegendSettings()
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var scrolling = ScrollSettings()
    var selection = SelectionSettings()
    var gesture: (@MainActor (ChartProxy) -> AnyGesture<Void>)?
}

/// What an app says of an axis.
struct AxisSettings {
    var visibility = Visibility.automatic
    /// Nil for marks that suit the scale.
    var marks: (@MainActor () -> [_AxisMarksSettings])?
    var titles: [AxisTitle] = []
    /// Changes the look of the axis.
    var style: (@MainActor (ChartAxisContent) -> AnyView)?
}

/// The title of an axis.
struct AxisTitle {
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
    var view: AnyView
}

/// What an app says of the legend.
struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

private struct ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
    var chartConfiguration: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}

extension View {
    /// Changes what the charts inside are told.
    nonisolated func chartConfiguration(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
        transformEnvironment(\.chartConfiguration, transform: change)
    }
}
