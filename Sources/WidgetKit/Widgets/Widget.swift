import SwiftUI

/// A small view of an app's that is on show elsewhere, made of a timeline.
///
/// No desktop has a place for widgets. A program whose `@main` is a widget, or a bundle of them, shows them in a window of its own, in every size
/// that they support.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    init()
    /// What it shows, and how.
    var body: Body { get }
}

extension Widget {
    /// Shows the widget in a window.
    @MainActor @preconcurrency
    public static func main() { WidgetsApp<SingleWidget<Self>>.main() }
}

/// Several widgets of a program.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
    /// Shows the widgets in a window.
    @MainActor @preconcurrency
    public static func main() { WidgetsApp<Self>.main() }
}

private struct SingleWidget<W: Widget>: WidgetBundle {
    var body: some Widget { W() }
}

/// Makes one widget of several.
@MainActor @preconcurrency @resultBuilder
public struct WidgetBundleBuilder {
    public static func buildBlock() -> some Widget { WidgetList([]) }
    public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> some Widget {
        var all: [_WidgetDescription] = []
        repeat all += (each widgets).body._descriptions
        return WidgetList(all)
    }
    public static func buildOptional(_ widget: (some Widget)?) -> some Widget {
        WidgetList(widget?.body._descriptions ?? [])
    }
    public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget {
        WidgetList(widget.body._descriptions)
    }
}

/// Widgets that stand for one.
struct WidgetList: Widget {
    let widgets: [_WidgetDescription]
    init() { widgets = [] }
    init(_ widgets: [_WidgetDescription]) { self.widgets = widgets }
    var body: some WidgetConfiguration { ConfigurationList(descriptions: widgets) }

    private struct ConfigurationList: WidgetConfiguration {
        let descriptions: [_WidgetDescription]
        var body: Never { fatalError("a list of widgets has no body") }
        var _descriptions: [_WidgetDescription] { descriptions }
    }
}
