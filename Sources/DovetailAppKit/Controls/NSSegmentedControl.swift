import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Several buttons in a row.
@MainActor @preconcurrency
open class NSSegmentedControl: NSControl {
    /// How segments are chosen: one of them, any of them, or none that stays.
    public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary, momentaryAccelerator }
    /// How a control looks. All look alike here.
    public enum Style: Int, Sendable {
        case automatic, rounded, roundRect, texturedSquare, smallSquare, separated
        case texturedRounded = 7
        case capsule
    }
    /// How segments share the width.
    public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }

    fileprivate struct Segment {
        var label = ""
        var image: NSImage?
        var width: CGFloat = 0
        var isEnabled = true
        var isSelected = false
        var toolTip: String?
        var tag = 0
        var menu: NSMenu?
        var scaling = NSImageScaling.scaleProportionallyDown
    }
    fileprivate private(set) var segments: [Segment] = [] { didSet { changed() } }
    /// How segments are chosen.
    open var trackingMode = SwitchTracking.selectOne { didSet { changed() } }
    /// How it looks. All look alike here: it is kept, and nothing else.
    open var segmentStyle = Style.automatic
    /// How segments share the width. Segments without a width share what is left: it is kept, and nothing else.
    open var segmentDistribution = Distribution.fit
    /// The colour of the segment that is chosen; nil for the accent colour.
    open var selectedSegmentBezelColor: NSColor? { didSet { changed() } }
    /// Whether a harder press springs. Pointers tell of no pressure: it is kept, and nothing else.
    open var isSpringLoaded = false

    /// Segments with names.
    public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        segments = labels.map { Segment(label: $0) }
        self.trackingMode = trackingMode
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// Segments with pictures.
    public convenience init(images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
        self.init(labels: images.map { _ in "" }, trackingMode: trackingMode, target: target, action: action)
        for (index, image) in images.enumerated() { segments[index].image = image }
    }

    /// The index of the segment that is chosen, the last one where there are several; -1 for none.
    open var selectedSegment: Int {
        get { chosen }
        set {
            chosen = segments.indices.contains(newValue) ? newValue : -1
            if trackingMode != .selectAny { for index in segments.indices { segments[index].isSelected = false } }
            if chosen >= 0 { segments[chosen].isSelected = true }
            changed()
        }
    }
    private var chosen = -1
    /// The index of the segment that is chosen; -1 for none.
    open var indexOfSelectedItem: Int { selectedSegment }
    /// How many segments there are.
    open var segmentCount: Int {
        get { segments.count }
        set { segments = (0..<max(newValue, 0)).map { segments.indices.contains($0) ? segments[$0] : Segment() } }
    }
    /// Chooses the segment with a number of the app's own. Returns whether there is one.
    @discardableResult
    open func selectSegment(withTag tag: Int) -> Bool {
        guard let index = segments.firstIndex(where: { $0.tag == tag }) else { return false }
        selectedSegment = index
        return true
    }

    private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
        if segments.indices.contains(segment) { change(&segments[segment]) }
    }
    private func known(_ segment: Int) -> Segment? { segments.indices.contains(segment) ? segments[segment] : nil }

    /// Names a segment.
    open func setLabel(_ label: String, forSegment segment: Int) { change(segment) { $0.label = label } }
    /// The name of a segment; nil when there is none.
    open func label(forSegment segment: Int) -> String? { known(segment)?.label }
    /// Gives a segment a picture.
    open func setImage(_ image: NSImage?, forSegment segment: Int) { change(segment) { $0.image = image } }
    /// The picture of a segment.
    open func image(forSegment segment: Int) -> NSImage? { known(segment)?.image }
    /// Says how the picture of a segment fits. Pictures have their own size here: it is kept, and nothing else.
    open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {
        change(segment) { $0.scaling = scaling }
    }
    /// How the picture of a segment fits.
    open func imageScaling(forSegment segment: Int) -> NSImageScaling { known(segment)?.scaling ?? .scaleNone }
    /// Gives a segment a width, in points; 0 for that of its content.
    open func setWidth(_ width: CGFloat, forSegment segment: Int) { change(segment) { $0.width = width } }
    /// The width of a segment, in points; 0 for that of its content.
    open func width(forSegment segment: Int) -> CGFloat { known(segment)?.width ?? 0 }
    /// Says whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegment segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Whether a segment can be chosen.
    open func isEnabled(forSegment segment: Int) -> Bool { known(segment)?.isEnabled ?? false }
    /// Chooses a segment, or chooses it no more.
    open func setSelected(_ selected: Bool, forSegment segment: Int) {
        guard segments.indices.contains(segment) else { return }
        if trackingMode == .selectOne { return selectedSegment = selected ? segment : chosen == segment ? -1 : chosen }
        segments[segment].isSelected = selected
        if selected {
            chosen = segment
        } else if chosen == segment {
            chosen = segments.lastIndex { $0.isSelected } ?? -1
        }
    }
    /// Whether a segment is chosen.
    open func isSelected(forSegment segment: Int) -> Bool { known(segment)?.isSelected ?? false }
    /// Says what is shown while the pointer rests on a segment.
    open func setToolTip(_ toolTip: String?, forSegment segment: Int) { change(segment) { $0.toolTip = toolTip } }
    /// What is shown while the pointer rests on a segment.
    open func toolTip(forSegment segment: Int) -> String? { known(segment)?.toolTip }
    /// Gives a segment a number of the app's own.
    open func setTag(_ tag: Int, forSegment segment: Int) { change(segment) { $0.tag = tag } }
    /// The number of a segment.
    open func tag(forSegment segment: Int) -> Int { known(segment)?.tag ?? 0 }
    /// Gives a segment a menu. Segments open none here: it is kept, and nothing else.
    open func setMenu(_ menu: NSMenu?, forSegment segment: Int) { change(segment) { $0.menu = menu } }
    /// The menu of a segment.
    open func menu(forSegment segment: Int) -> NSMenu? { known(segment)?.menu }

    open override var intrinsicContentSize: CGSize {
        HostedView(rootView: SegmentsContent(control: self, count: 0)).idealSize
    }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }
    override var content: AnyView? { AnyView(SegmentsContent(control: self, count: changes.count)) }
    /// A person presses a segment.
    fileprivate func press(_ index: Int) {
        switch trackingMode {
        case .selectOne: selectedSegment = index
        case .selectAny: setSelected(!isSelected(forSegment: index), forSegment: index)
        case .momentary, .momentaryAccelerator: chosen = index
        }
        used()
        if trackingMode == .momentary || trackingMode == .momentaryAccelerator { chosen = -1 }
    }
    /// Whether segments are chosen by a picker of SwiftUI's, which knows names and pictures alone.
    fileprivate var isPlain: Bool { trackingMode == .selectOne && !segments.contains { $0.width > 0 || !$0.isEnabled } }
}

private struct SegmentsContent: View {
    let control: NSSegmentedControl
    let count: Int

    var body: some View {
        let segments = Array(control.segments.enumerated())
        Group {
            if control.isPlain {
                Picker("", selection: Binding(get: { control.selectedSegment }, set: { control.press($0) })) {
                    ForEach(segments, id: \.offset) { index, segment in label(segment).tag(index) }
                }
                .pickerStyle(.segmented).labelsHidden()
            } else {
                HStack(spacing: 1) {
                    ForEach(segments, id: \.offset) { index, segment in
                        Toggle(isOn: Binding(get: { segment.isSelected }, set: { _ in control.press(index) })) {
                            label(segment).frame(width: segment.width > 0 ? max(segment.width - 16, 0) : nil)
                        }
                        .toggleStyle(.button)
                        .disabled(!segment.isEnabled)
                        .help(segment.toolTip ?? "")
                    }
                }
            }
        }
        .tint(control.selectedSegmentBezelColor.map { Color(nsColor: $0) })
        .font(control.font.map { Font($0) })
        .controlSize(ControlSize(control.controlSize))
        .disabled(!control.isEnabled)
    }

    @ViewBuilder private func label(_ segment: NSSegmentedControl.Segment) -> some View {
        if let image = segment.image, segment.label.isEmpty {
            Image(nsImage: image)
        } else if let image = segment.image {
            Label {
                Text(verbatim: segment.label)
            } icon: {
                Image(nsImage: image)
            }
        } else {
            Text(verbatim: segment.label)
        }
    }
}
