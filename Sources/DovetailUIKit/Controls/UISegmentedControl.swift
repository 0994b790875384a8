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

    fileprivate enum Segment {
        case title(String)
        case image(UIImage)
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
        if segments.indices.contains(segment) { segments[segment] = .title(title ?? "") }
    }
    /// The name of a segment; nil for one with a picture.
    open func titleForSegment(at segment: Int) -> String? {
        guard segments.indices.contains(segment), case .title(let title) = segments[segment] else { return nil }
        return title
    }
    /// Gives a segment a picture.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment] = image.map { .image($0) } ?? .title("") }
    }
    /// The picture of a segment; nil for one with a name.
    open func imageForSegment(at segment: Int) -> UIImage? {
        guard segments.indices.contains(segment), case .image(let image) = segments[segment] else { return nil }
        return image
    }

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
        guard index != selectedSegmentIndex else { return }
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
                switch control.segments[index] {
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

/// A dot for each page. Its ``UIView/appearance()`` stands for the dots of SwiftUI's paged tab views too.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    /// The colour of the dot of the page that is shown.
    open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }
    /// The colour of the other dots.
    open var pageIndicatorTintColor: UIColor? { didSet { changed() } }
    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            if currentPage >= numberOfPages { currentPage = max(numberOfPages - 1, 0) }
            changed()
        }
    }
    /// The page that is shown, the first being 0. What is set is brought into the range.
    open var currentPage: Int {
        get { page }
        set {
            let new = min(max(newValue, 0), max(numberOfPages - 1, 0))
            guard new != page else { return }
            page = new
            changed()
        }
    }
    private var page = 0
    /// Whether nothing is shown while there is one page.
    open var hidesForSinglePage = false { didSet { changed() } }

    override func appearanceChanged() {
        var look = ProgramLook.DotsLook()
        look.current = currentPageIndicatorTintColor.map { Color(uiColor: $0) }
        look.others = pageIndicatorTintColor.map { Color(uiColor: $0) }
        ProgramLook.ofProgram.dots = look
    }

    /// The size that a number of dots takes.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: max(CGFloat(pageCount) * 16 + 8, 24), height: 26)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? {
        hidesForSinglePage && numberOfPages < 2 ? nil : AnyView(DotsContent(control: self, count: changes.count))
    }

    /// One half of the control leads back, the other on.
    fileprivate func turn(by step: Int) {
        let old = page
        currentPage += step
        if page != old { sendActions(for: .valueChanged) }
    }
}

private struct DotsContent: View {
    let control: UIPageControl
    let count: Int

    var body: some View {
        let current = control.currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? .primary
        let other = control.pageIndicatorTintColor.map { Color(uiColor: $0) } ?? Color.primary.opacity(0.3)
        HStack(spacing: 9) {
            ForEach(0..<control.numberOfPages, id: \.self) { page in
                Circle().fill(page == control.currentPage ? current : other).frame(width: 7, height: 7)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay {
            HStack(spacing: 0) {
                ForEach([-1, 1], id: \.self) { step in
                    Color.clear.contentShape(Rectangle()).onTapGesture { control.turn(by: step) }
                }
            }
        }
        .disabled(!control.isEnabled)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Page")
        .accessibilityValue("\(control.currentPage + 1) of \(control.numberOfPages)")
        .accessibilityAdjustableAction { control.turn(by: $0 == .increment ? 1 : -1) }
    }
}
