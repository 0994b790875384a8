import DovetailBase
import SwiftUI

/// What only matters where a system shows widgets. It changes nothing here, which the log tells once.
private func accept(_ name: StaticString) {
    Log.noteOnce(name) { "\($0) changes nothing here: no system shows widgets" }
}

extension View {
    /// Puts the view into the group that is drawn in the accent colour. Widgets are drawn in their own colours here.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        accept("widgetAccentable(_:)")
        return self
    }
}

extension WidgetConfiguration {
    /// Whether the widget may be shown without its background. It never is here.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        accept("containerBackgroundRemovable(_:)")
        return self
    }
    /// Whether a person is asked to set a new widget up. Nobody is here.
    public func promptsForUserConfiguration() -> some WidgetConfiguration {
        accept("promptsForUserConfiguration()")
        return self
    }
}

extension View {
    /// The colour behind an activity, which is not shown.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        accept("activityBackgroundTint(_:)")
        return self
    }
    /// The colour of the system's own buttons beside an activity, which is not shown.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        accept("activitySystemActionForegroundColor(_:)")
        return self
    }
}
