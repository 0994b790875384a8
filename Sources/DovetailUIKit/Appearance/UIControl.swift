import DovetailCore
import Foundation

/// A view that can be used.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// Whether it can be used.
    open var isEnabled = true { didSet { changed() } }
    /// Whether it is selected.
    open var isSelected = false { didSet { changed() } }

    /// What a control's look is for.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }
}

/// Stands for SwiftUI's pickers in the segmented style, by ``UIView/appearance()``.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// The fill of the selected segment.
    open var selectedSegmentTintColor: UIColor? { didSet { changed() } }
    private var titles: [State: [NSAttributedString.Key: Any]] = [:]

    /// Sets colour and font of the titles in a state. Only those of ``UIControl/State/normal`` and ``UIControl/State/selected`` are taken over.
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
        ProgramLook.segments = look
    }
}

/// Stands for the dots of SwiftUI's paged tab views, by ``UIView/appearance()``.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    /// The colour of the dot of the page that is shown.
    open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }
    /// The colour of the other dots.
    open var pageIndicatorTintColor: UIColor? { didSet { changed() } }

    override func appearanceChanged() {
        var look = ProgramLook.DotsLook()
        look.current = currentPageIndicatorTintColor.map { Color(uiColor: $0) }
        look.others = pageIndicatorTintColor.map { Color(uiColor: $0) }
        ProgramLook.dots = look
    }
}
