import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation
import HealthKit
import Observation

/// Shows a day's activity as three rings that close as goals are reached. An app makes the activity itself, as none is kept here; the rings are open
/// without one.
@MainActor @preconcurrency
open class HKActivityRingView: UIView {
    private let state = RingState()
    private var host: UIHostingController<StatedRings>!

    /// A view with a place, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        host = UIHostingController(rootView: StatedRings(state: state))
        host.view.frame = bounds
        host.view.backgroundColor = .clear
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
    }
    /// A view of no size.
    public convenience init() { self.init(frame: .zero) }
    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) { return nil }

    /// The activity that is shown.
    open var activitySummary: HKActivitySummary? {
        get { state.summary }
        set { setActivitySummary(newValue, animated: false) }
    }

    /// Shows an activity, whose rings may grow to it.
    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        state.summary = activitySummary
        let parts = ActivityParts(activitySummary)
        if animated { withAnimation(.easeInOut(duration: 1)) { state.parts = parts } } else { state.parts = parts }
    }
}

@MainActor @Observable
private final class RingState {
    var summary: HKActivitySummary?
    var parts = ActivityParts()
}

private struct StatedRings: View {
    let state: RingState
    var body: some View { ActivityRings(parts: state.parts) }
}
