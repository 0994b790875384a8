import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

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

    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    /// What is behind the dots: a rounded ground where it is prominent. An automatic one is there while a person presses, on Apple's systems; here
    /// it is none.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { changed() } }
    /// Which way the dots go.
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
    /// Which way the dots go.
    open var direction = Direction.natural { didSet { if direction != oldValue { changed() } } }
    /// How a person uses it.
    public enum InteractionState: Int, Sendable {
        case none
        case discrete
        /// Pages pass while a finger moves along the dots. It does not come up here.
        case continuous
    }
    /// How a person uses it now: by single presses, which are over when anybody could ask.
    open var interactionState: InteractionState { .none }
    /// Whether pages pass while a finger moves along the dots. They do not, here: it is kept, and nothing else.
    open var allowsContinuousInteraction = true
    /// Whether the dot of another page is shown only by ``updateCurrentPageDisplay()``. It is shown at once: it is kept, and nothing else.
    open var defersCurrentPageDisplay = false
    /// Shows the dot of the page that was set, which is shown already.
    open func updateCurrentPageDisplay() { changed() }

    // MARK: Pictures

    /// A picture in place of each dot; nil for dots.
    open var preferredIndicatorImage: UIImage? { didSet { changed() } }
    /// A picture in place of the dot of the page that is shown; nil for that of the others.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { changed() } }
    private var pictures: [Int: UIImage] = [:]
    private var currentPictures: [Int: UIImage] = [:]
    /// Sets a picture in place of a page's dot; nil for ``preferredIndicatorImage``.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        pictures[page] = image
        changed()
    }
    /// The picture that was set in place of a page's dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] }
    /// Sets a picture in place of a page's dot while that is shown; nil for ``preferredCurrentPageIndicatorImage``.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentPictures[page] = image
        changed()
    }
    /// The picture that was set in place of a page's dot while that is shown.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentPictures[page] }

    /// What stands for a page; nil for a dot.
    fileprivate func picture(of page: Int) -> UIImage? {
        let usual = pictures[page] ?? preferredIndicatorImage
        return page == currentPage ? currentPictures[page] ?? preferredCurrentPageIndicatorImage ?? usual : usual
    }

    override func appearanceChanged() {
        var look = ProgramLook.DotsLook()
        look.current = currentPageIndicatorTintColor.map { Color(uiColor: $0) }
        look.others = pageIndicatorTintColor.map { Color(uiColor: $0) }
        ProgramLook.ofProgram.dots = look
    }

    /// The size that a number of dots takes.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length = max(CGFloat(pageCount) * 16 + 8, 24)
        return direction == .topToBottom || direction == .bottomToTop
            ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
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
        let isUpright = control.direction == .topToBottom || control.direction == .bottomToTop
        let isReversed = control.direction == .rightToLeft || control.direction == .bottomToTop
        let row = isUpright ? AnyLayout(VStackLayout(spacing: 9)) : AnyLayout(HStackLayout(spacing: 9))
        let halves = isUpright ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        let pages = Array(0..<control.numberOfPages)
        row {
            ForEach(isReversed ? pages.reversed() : pages, id: \.self) { page in
                let color = page == control.currentPage ? current : other
                if let picture = control.picture(of: page) {
                    Image(uiImage: picture).renderingMode(.template).foregroundStyle(color)
                } else {
                    Circle().fill(color).frame(width: 7, height: 7)
                }
            }
        }
        .padding(EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10))
        .background {
            if control.backgroundStyle == .prominent { Capsule().fill(.quaternary) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay {
            halves {
                ForEach(isReversed ? [1, -1] : [-1, 1], id: \.self) { step in
                    Color.clear.contentShape(Rectangle()).onTapGesture { control.turn(by: step) }
                }
            }
        }
        .modifier(FixedDirection(isFixed: control.direction == .leftToRight || control.direction == .rightToLeft))
        .disabled(!control.isEnabled)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Page")
        .accessibilityValue("\(control.currentPage + 1) of \(control.numberOfPages)")
        .accessibilityAdjustableAction { control.turn(by: $0 == .increment ? 1 : -1) }
    }
}

/// Keeps the order of dots where a control says which way they go, whatever the direction of reading is.
private struct FixedDirection: ViewModifier {
    let isFixed: Bool

    func body(content: Content) -> some View {
        content.transformEnvironment(\.layoutDirection) { if isFixed { $0 = .leftToRight } }
    }
}
