import Foundation

/// How bars and a few controls look where views say nothing, as an app sets it once for the whole program by UIKit's appearance objects.
///
/// It belongs to the program, since `UINavigationBar.appearance()` names no window. What a program has not set is as in the program around it. A
/// bar reads it whenever its body runs and does not depend on it, since UIKit, too, applies an appearance only to what comes on show afterwards.
@MainActor
package final class ProgramLook: ProgramPart {
    private let outer: ProgramLook?

    package init(in program: Program) { outer = program.outer?[ProgramLook.self] }

    /// The colour and font of a text; nil leaves them as they are.
    package struct TextLook: Equatable, Sendable {
        package var color: Color?
        package var font: Font?

        package init(color: Color? = nil, font: Font? = nil) {
            self.color = color
            self.font = font
        }
    }

    /// A bar in one of its two states.
    package struct BarLook: Equatable, Sendable {
        /// What fills the bar; nil for what the system has.
        package var background: Color?
        /// Whether nothing is behind the bar's items.
        package var isTransparent = false
        /// The line at the bar's edge; nil for that of the system.
        package var line: Color?
        package var title = TextLook()
        package var largeTitle = TextLook()
        /// A tab's button that is not selected, and one that is.
        package var tab = TextLook()
        package var selectedTab = TextLook()
        /// Where the title stands, from its usual place.
        package var titleOffset = CGSize.zero
        /// The bar's buttons.
        package var button = TextLook()
        /// The name of the button that leads back.
        package var backButton = TextLook()
        /// Where that name stands, from its usual place.
        package var backOffset = CGSize.zero
        /// The picture of the button that leads back; nil for that of the system.
        package var backPicture: Image?

        package init() {}
    }

    /// A bar, over content that was scrolled below it and over its own page.
    package struct BarLooks: Equatable, Sendable {
        package var overContent = BarLook()
        /// Nil for the other look without its background, as in UIKit.
        package var atEdge: BarLook?
        /// The colour of the bar's buttons.
        package var tint: Color?
        /// Fills the bar in both states.
        package var backdrop: Color?
        package var isHidden = false

        package init() {}

        package func look(isOverContent: Bool) -> BarLook {
            var look = overContent
            if !isOverContent {
                if let atEdge {
                    look = atEdge
                } else {
                    look.background = nil
                    look.isTransparent = false
                }
            }
            look.background = look.background ?? backdrop
            return look
        }
    }

    /// The segments of a picker.
    package struct SegmentsLook: Equatable, Sendable {
        package var background: Color?
        package var selected: Color?
        package var title = TextLook()
        package var selectedTitle = TextLook()

        package init() {}
    }

    /// The dots of a paged tab view.
    package struct DotsLook: Equatable, Sendable {
        package var current: Color?
        package var others: Color?

        package init() {}
    }

    private var own = Looks()

    /// What was set; nil for what was not.
    private struct Looks {
        var navigationBar: BarLooks?
        var tabBar: BarLooks?
        var toolbar: BarLooks?
        var items: BarLook?
        var segments: SegmentsLook?
        var dots: DotsLook?
    }

    package var navigationBar: BarLooks {
        get { own.navigationBar ?? outer?.navigationBar ?? BarLooks() }
        set { own.navigationBar = newValue }
    }
    package var tabBar: BarLooks {
        get { own.tabBar ?? outer?.tabBar ?? BarLooks() }
        set { own.tabBar = newValue }
    }
    package var toolbar: BarLooks {
        get { own.toolbar ?? outer?.toolbar ?? BarLooks() }
        set { own.toolbar = newValue }
    }
    /// Buttons and tabs of all bars, where the bars' own looks say nothing.
    package var items: BarLook {
        get { own.items ?? outer?.items ?? BarLook() }
        set { own.items = newValue }
    }
    package var segments: SegmentsLook {
        get { own.segments ?? outer?.segments ?? SegmentsLook() }
        set { own.segments = newValue }
    }
    package var dots: DotsLook {
        get { own.dots ?? outer?.dots ?? DotsLook() }
        set { own.dots = newValue }
    }

    /// The look of a bar in an idiom. The desktop's own bars take colours over only together with a background: a title in white is
    /// meant for the page of an iPhone that is seen through the bar, and the desktop's bar is not seen through.
    package func look(of bar: ToolbarPlacement, isOverContent: Bool, idiom: Idiom) -> BarLook {
        let looks: BarLooks
        switch bar {
        case .navigationBar: looks = navigationBar
        case .tabBar: looks = tabBar
        case .bottomBar: looks = toolbar
        default: return BarLook()
        }
        guard !ScrollIdiom[idiom].reachesBelowBars else {
            return looks.look(isOverContent: isOverContent).filled(from: items)
        }
        let atEdge = looks.look(isOverContent: false)
        if atEdge.background != nil { return atEdge.filled(from: items) }
        let overContent = looks.look(isOverContent: true)
        return (overContent.background != nil ? overContent : BarLook()).filled(from: items)
    }
}

extension ProgramLook.BarLook {
    /// This, with what all buttons and tabs have where this says nothing of its own.
    fileprivate func filled(from items: Self) -> Self {
        var look = self
        look.button = button.filled(from: items.button)
        look.backButton = backButton.filled(from: items.backButton)
        look.tab = tab.filled(from: items.tab)
        look.selectedTab = selectedTab.filled(from: items.selectedTab)
        if backOffset == .zero { look.backOffset = items.backOffset }
        return look
    }
}

extension ProgramLook.TextLook {
    /// This, and the other where this says nothing.
    package func filled(from other: Self) -> Self { Self(color: color ?? other.color, font: font ?? other.font) }

    /// The colour, or else another style.
    nonisolated package func style<Style: ShapeStyle>(or standard: Style) -> AnyShapeStyle {
        color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(standard)
    }
}
