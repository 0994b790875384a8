import DovetailCore
import Foundation
import HealthKit
import HealthKitUI
import Observation

/// Shows a day's activity as three rings, as ``HealthKitUI/HKActivityRingView`` does.
@MainActor @preconcurrency
open class WKInterfaceActivityRing: WKInterfaceObject {
    private let rings = Rings()

    /// Open rings.
    public override init() { super.init() }

    /// Shows an activity, whose rings may grow to it.
    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        let parts = ActivityParts(activitySummary)
        if animated { withAnimation(.easeInOut(duration: 1)) { rings.parts = parts } } else { rings.parts = parts }
    }

    override var content: AnyView { AnyView(Shown(rings: rings)) }

    @MainActor @Observable
    final class Rings {
        var parts = ActivityParts()
    }

    private struct Shown: View {
        let rings: Rings
        var body: some View { ActivityRings(parts: rings.parts) }
    }
}
