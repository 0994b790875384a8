import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Several buttons in a row.
@MainActor @preconcurrency
open class NSSegmentedControl: NSControl {
    private var labels: [String] = []
    /// The index of the segment that is chosen; -1 for none.
    open var selectedSegment = -1 { didSet { changed() } }
    /// How many segments there are.
    open var segmentCount: Int {
        get { labels.count }
        set {
            labels = (0..<max(newValue, 0)).map { labels.indices.contains($0) ? labels[$0] : "" }
            changed()
        }
    }

    /// Segments with names, one of which can be chosen.
    public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.labels = labels
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// How segments are chosen: one at a time here.
    public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary }

    /// Names a segment.
    open func setLabel(_ label: String, forSegment segment: Int) {
        guard labels.indices.contains(segment) else { return }
        labels[segment] = label
        changed()
    }
    /// The name of a segment; nil when there is none.
    open func label(forSegment segment: Int) -> String? { labels.indices.contains(segment) ? labels[segment] : nil }

    open override var intrinsicContentSize: CGSize {
        HostedView(rootView: SegmentsContent(control: self, count: 0)).idealSize
    }
    open override var fittingSize: CGSize { intrinsicContentSize }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }
    override var content: AnyView? { AnyView(SegmentsContent(control: self, count: changes.count)) }
    fileprivate var shownLabels: [String] { labels }
    fileprivate func choose(_ index: Int) {
        selectedSegment = index
        used()
    }
}

private struct SegmentsContent: View {
    let control: NSSegmentedControl
    let count: Int

    var body: some View {
        Picker("", selection: Binding(get: { control.selectedSegment }, set: { control.choose($0) })) {
            ForEach(Array(control.shownLabels.enumerated()), id: \.offset) { index, title in
                Text(verbatim: title).tag(index)
            }
        }
        .pickerStyle(.segmented).labelsHidden().disabled(!control.isEnabled)
    }
}
