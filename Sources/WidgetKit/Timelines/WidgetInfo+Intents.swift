import AppIntents
import Foundation
import FoundationAdditions

extension WidgetInfo {
    /// What a person has chosen for the widget. Nobody can here, so it is as the intent is made.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type) -> Intent? {
        Intent()
    }
}

extension NSUserActivity {
    /// What a person has chosen for the widget that they came from. Nobody comes from one with an activity here: nil.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type) -> Intent? { nil }
}
