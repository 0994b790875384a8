import SwiftUI
import WidgetKit

struct OrchardEntry: TimelineEntry {
    let date: Date
}
