import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Shows that something is done, and how much of it.
@MainActor @preconcurrency
open class NSProgressIndicator: NSView {
    /// How it looks.
    public enum Style: UInt, Sendable { case bar, spinning }

    open var style = Style.bar { didSet { changed() } }
    /// Whether it is not known how much is done.
    open var isIndeterminate = true { didSet { changed() } }
    /// How much is done, between ``minValue`` and ``maxValue``.
    open var doubleValue = 0.0 { didSet { changed() } }
    open var minValue = 0.0 { didSet { changed() } }
    open var maxValue = 100.0 { didSet { changed() } }
    open var controlSize = NSControl.ControlSize.regular { didSet { changed() } }
    /// Whether a ring that does not turn is hidden.
    open var isDisplayedWhenStopped = true { didSet { changed() } }
    private var isRunning = false

    /// Lets it turn.
    open func startAnimation(_ sender: Any?) {
        isRunning = true
        changed()
    }
    /// Lets it rest: a ring at rest is not drawn.
    open func stopAnimation(_ sender: Any?) {
        isRunning = false
        changed()
    }
    /// Adds to what is done.
    open func increment(by delta: Double) { doubleValue += delta }

    open override var intrinsicContentSize: CGSize {
        guard style == .spinning else { return CGSize(width: Self.noIntrinsicMetric, height: 20) }
        let side: CGFloat = controlSize == .small ? 16 : controlSize == .mini ? 10 : 32
        return CGSize(width: side, height: side)
    }
    open override var fittingSize: CGSize { intrinsicContentSize }

    override var content: AnyView? { AnyView(ProgressContent(indicator: self, count: changes.count)) }
    fileprivate var turns: Bool { isRunning || (!isIndeterminate && style == .spinning) }
}

private struct ProgressContent: View {
    let indicator: NSProgressIndicator
    let count: Int

    var body: some View {
        Group {
            if indicator.style == .spinning {
                if indicator.turns { progress.progressViewStyle(.circular) }
            } else {
                progress.progressViewStyle(.linear)
            }
        }
        .controlSize(ControlSize(indicator.controlSize))
    }

    @ViewBuilder private var progress: some View {
        if indicator.isIndeterminate {
            ProgressView()
        } else {
            ProgressView(
                value: indicator.doubleValue - indicator.minValue,
                total: max(indicator.maxValue - indicator.minValue, .leastNonzeroMagnitude))
        }
    }
}

extension NSControl {
    /// How large a control is.
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
}

extension ControlSize {
    init(_ size: NSControl.ControlSize) {
        switch size {
        case .regular: self = .regular
        case .small: self = .small
        case .mini: self = .mini
        case .large: self = .large
        }
    }
}

/// A value that is chosen by dragging.
@MainActor @preconcurrency
open class NSSlider: NSControl {
    open var minValue = 0.0 { didSet { changed() } }
    open var maxValue = 1.0 { didSet { changed() } }
    /// How many values can be chosen, if ``allowsTickMarkValuesOnly``; 0 for all.
    open var numberOfTickMarks = 0 { didSet { changed() } }
    /// Whether nothing between the marks can be chosen.
    open var allowsTickMarkValuesOnly = false { didSet { changed() } }
    /// Whether the action is sent while the value changes, and not only at the end.
    open var isContinuous = true

    /// A slider with a value.
    public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.minValue = minValue
        self.maxValue = maxValue
        doubleValue = value
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// A slider from 0 to 1.
    public convenience init(target: Any?, action: Selector?) {
        self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 20) }
    override var content: AnyView? { AnyView(SliderContent(slider: self, count: changes.count)) }
    fileprivate func choose(_ value: Double) {
        doubleValue = value
        if isContinuous { used() }
    }
    fileprivate func ended() { if !isContinuous { used() } }
}

private struct SliderContent: View {
    let slider: NSSlider
    let count: Int

    var body: some View {
        let range = slider.minValue...max(slider.maxValue, slider.minValue + .leastNonzeroMagnitude)
        let value = Binding(get: { slider.doubleValue }, set: { slider.choose($0) })
        Group {
            if slider.allowsTickMarkValuesOnly, slider.numberOfTickMarks > 1 {
                let step = (slider.maxValue - slider.minValue) / Double(slider.numberOfTickMarks - 1)
                Slider(value: value, in: range, step: step) { if !$0 { slider.ended() } }
            } else {
                Slider(value: value, in: range) { if !$0 { slider.ended() } }
            }
        }
        .disabled(!slider.isEnabled)
    }
}

/// Something that is on or off.
@MainActor @preconcurrency
open class NSSwitch: NSControl {
    open var state = NSControl.StateValue.off { didSet { changed() } }

    open override var intrinsicContentSize: CGSize {
        HostedView(rootView: SwitchContent(control: self, count: 0)).idealSize
    }
    open override var fittingSize: CGSize { intrinsicContentSize }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? { AnyView(SwitchContent(control: self, count: changes.count)) }
    fileprivate func flip() {
        state = state == .on ? .off : .on
        used()
    }
}

private struct SwitchContent: View {
    let control: NSSwitch
    let count: Int

    var body: some View {
        Toggle(isOn: Binding(get: { control.state == .on }, set: { _ in control.flip() })) { EmptyView() }
            .labelsHidden().toggleStyle(.switch).disabled(!control.isEnabled)
    }
}

/// A button that shows one of several titles, and a menu of them.
@MainActor @preconcurrency
open class NSPopUpButton: NSControl {
    /// The titles from above.
    public private(set) var itemTitles: [String] = []
    /// The index of the title that is shown; -1 for none.
    public private(set) var indexOfSelectedItem = -1
    /// The title that is shown; nil for none.
    open var titleOfSelectedItem: String? {
        itemTitles.indices.contains(indexOfSelectedItem) ? itemTitles[indexOfSelectedItem] : nil
    }
    open var numberOfItems: Int { itemTitles.count }

    /// Adds a title. One that is there already is put at the end.
    open func addItem(withTitle title: String) {
        itemTitles.removeAll { $0 == title }
        itemTitles.append(title)
        if indexOfSelectedItem < 0 { indexOfSelectedItem = 0 }
        changed()
    }
    /// Adds titles.
    open func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
    /// Takes all titles away.
    open func removeAllItems() {
        itemTitles = []
        indexOfSelectedItem = -1
        changed()
    }
    /// Shows another title; -1 for none.
    open func selectItem(at index: Int) {
        indexOfSelectedItem = itemTitles.indices.contains(index) ? index : -1
        changed()
    }
    /// Shows another title.
    open func selectItem(withTitle title: String) { selectItem(at: itemTitles.firstIndex(of: title) ?? -1) }

    open override var intrinsicContentSize: CGSize {
        HostedView(rootView: PopUpContent(button: self, count: 0)).idealSize
    }
    open override var fittingSize: CGSize { intrinsicContentSize }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }
    override var content: AnyView? { AnyView(PopUpContent(button: self, count: changes.count)) }
    fileprivate func choose(_ index: Int) {
        selectItem(at: index)
        used()
    }
}

private struct PopUpContent: View {
    let button: NSPopUpButton
    let count: Int

    var body: some View {
        Picker("", selection: Binding(get: { button.indexOfSelectedItem }, set: { button.choose($0) })) {
            ForEach(Array(button.itemTitles.enumerated()), id: \.offset) { index, title in
                Text(verbatim: title).tag(index)
            }
        }
        .pickerStyle(.menu).labelsHidden().disabled(!button.isEnabled)
    }
}

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

/// Shows a picture.
@MainActor @preconcurrency
open class NSImageView: NSControl {
    open var image: NSImage? { didSet { changed() } }
    /// How the picture fits into the view.
    open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { changed() } }
    /// The colour of a template picture; nil for that of text.
    open var contentTintColor: NSColor? { didSet { changed() } }

    /// A view with a picture.
    public convenience init(image: NSImage) {
        self.init(frame: CGRect(origin: .zero, size: image.size))
        self.image = image
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override var fittingSize: CGSize { image?.size ?? .zero }
    override var content: AnyView? { AnyView(ImageContent(view: self, count: changes.count)) }
}

/// How a picture fits into its place.
public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

private struct ImageContent: View {
    let view: NSImageView
    let count: Int

    var body: some View {
        if let image = view.image {
            GeometryReader { place in
                let size = fitted(image.size, in: place.size)
                Image(nsImage: image).resizable().frame(width: size.width, height: size.height)
                    .frame(width: place.size.width, height: place.size.height)
            }
            .foregroundStyle(view.contentTintColor.map { Color(nsColor: $0) } ?? .primary)
            .clipped()
        }
    }

    private func fitted(_ size: CGSize, in room: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return size }
        let scale = min(room.width / size.width, room.height / size.height)
        switch view.imageScaling {
        case .scaleNone: return size
        case .scaleAxesIndependently: return room
        case .scaleProportionallyUpOrDown: return CGSize(width: size.width * scale, height: size.height * scale)
        case .scaleProportionallyDown:
            return CGSize(width: size.width * min(scale, 1), height: size.height * min(scale, 1))
        }
    }
}
