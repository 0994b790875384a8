import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Chooses one of a few. Its ``UIView/appearance()`` stands for SwiftUI's pickers in the segmented style too.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// The fill of the selected segment.
    open var selectedSegmentTintColor: UIColor? { didSet { changed() } }
    private var titles: [State: [NSAttributedString.Key: Any]] = [:]

    /// What `selectedSegmentIndex` is where no segment is selected.
    public static let noSegment = -1

    fileprivate struct Segment {
        enum Content {
            case title(String)
            case image(UIImage)
        }
        var content: Content
        var isEnabled = true
        var width: CGFloat = 0
        var offset = CGSize.zero

        static func title(_ title: String) -> Segment { Segment(content: .title(title)) }
        static func image(_ image: UIImage) -> Segment { Segment(content: .image(image)) }
    }
    fileprivate var segments: [Segment] = [] { didSet { changed() } }
    /// The segment that is selected, the first being 0.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet { if selectedSegmentIndex != oldValue { changed() } }
    }
    /// Whether a segment stays selected only for a moment, as a button does.
    open var isMomentary = false

    /// A control with segments: texts and pictures. Other objects are left out.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).compactMap {
            if let image = $0 as? UIImage { return .image(image) }
            return ($0 as? String).map { .title($0) }
        }
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Puts a segment before another one.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(.title(title ?? ""), at: segment)
    }
    /// Puts a segment before another one.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(image.map { .image($0) } ?? .title(""), at: segment)
    }
    /// Takes a segment away.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
    }
    /// Takes all segments away.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }

    private func insert(_ new: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(new, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    }

    /// Names a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].content = .title(title ?? "") }
    }
    /// The name of a segment; nil for one with a picture.
    open func titleForSegment(at segment: Int) -> String? {
        guard segments.indices.contains(segment), case .title(let title) = segments[segment].content else {
            return nil
        }
        return title
    }
    /// Gives a segment a picture.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].content = image.map { .image($0) } ?? .title("") }
    }
    /// The picture of a segment; nil for one with a name.
    open func imageForSegment(at segment: Int) -> UIImage? {
        guard segments.indices.contains(segment), case .image(let image) = segments[segment].content else {
            return nil
        }
        return image
    }

    /// Sets whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
    }
    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Sets how wide a segment is, in points; 0 for as wide as the others. Segments here are of one width: it is kept, and nothing else.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].width = width }
    }
    /// The width that a segment was given; 0 for as wide as the others.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }
    /// Moves what a segment shows, in points. It is kept, and nothing else.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].offset = offset }
    }
    /// How far what a segment shows was moved.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        segments.indices.contains(segment) ? segments[segment].offset : .zero
    }
    /// Whether segments are as wide as what they show. Segments here are of one width: it is kept, and nothing else.
    open var apportionsSegmentWidthsByContent = false

    private var backgrounds: [State: UIImage] = [:]
    private var dividers: [[State]: UIImage] = [:]
    /// Sets a picture behind the segments. They are drawn by the system here: it is kept for ``backgroundImage(for:barMetrics:)``, and nothing else.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        backgrounds[state] = backgroundImage
    }
    /// The picture that was set behind the segments.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgrounds[state] }
    /// Sets a picture between two segments. Lines between them are drawn by the system here: it is kept, and nothing else.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) { dividers[[leftState, rightState]] = dividerImage }
    /// The picture that was set between two segments.
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? { dividers[[leftState, rightState]] }

    /// Sets colour and font of the titles in a state, for all segmented controls when it is the object that ``UIView/appearance()`` returns.
    /// Only those of ``UIControl/State/normal`` and ``UIControl/State/selected`` are taken over.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titles[state] = attributes
        changed()
    }

    /// Colour and font of the titles in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titles[state] }

    override func appearanceChanged() {
        var look = ProgramLook.SegmentsLook()
        look.background = backgroundColor.map { Color(uiColor: $0) }
        look.selected = selectedSegmentTintColor.map { Color(uiColor: $0) }
        look.title = ProgramLook.TextLook(titles[.normal])
        look.selectedTitle = ProgramLook.TextLook(titles[.selected]).filled(from: look.title)
        ProgramLook.ofProgram.segments = look
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize {
        let ideal = HostedView(rootView: SegmentsContent(control: self, count: 0)).idealSize
        return CGSize(width: ideal.width, height: max(ideal.height, 31))
    }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }
    override var content: AnyView? { AnyView(SegmentsContent(control: self, count: changes.count)) }

    fileprivate func choose(_ index: Int) {
        guard index != selectedSegmentIndex, isEnabledForSegment(at: index) else { return changed() }
        selectedSegmentIndex = index
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}

private struct SegmentsContent: View {
    let control: UISegmentedControl
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        Picker("", selection: Binding(get: { control.selectedSegmentIndex }, set: { control.choose($0) })) {
            ForEach(Array(control.segments.indices), id: \.self) { index in
                switch control.segments[index].content {
                case .title(let title): Text(verbatim: title)
                case .image(let image): Image(uiImage: image)
                }
            }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .disabled(!control.isEnabled)
    }
}
