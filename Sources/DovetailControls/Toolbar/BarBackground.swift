import DovetailCore
import Foundation

/// Sets light or dark for a bar.
struct BarColorScheme: ViewModifier {
    let colorScheme: ColorScheme?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.self) { if let colorScheme { $0.colorScheme = colorScheme } }
    }
}

/// Sets the colour of a bar's buttons, where the app set one for all bars.
struct BarTint: ViewModifier {
    let color: Color?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.builtIn) { values in
            guard let color else { return }
            values.tint = color
            values.tintStyle = nil
        }
    }
}

/// What is behind a bar.
struct BarBackground: ViewModifier {
    let options: BarOptions
    let placement: ToolbarPlacement
    /// Where the bar's page begins.
    let edge: VerticalAlignment
    /// How far a large title has collapsed: the background ends so far above the bar's end.
    var collapse: LargeTitleWay.Collapse?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.idiom) private var idiom
    @Environment(\.scrolledEdges) private var scrolledEdges
    @Environment(\.isInSidebar) private var isInSidebar

    func body(content: Content) -> some View {
        let isHidden = options.value(\.backgroundVisibility, of: placement) == .hidden
        let given = options.value(\.background, of: placement)
        // What is scrolled comes below the bar when the large title has given way to it.
        let isOverContent = collapse?.isComplete ?? scrolledEdges.contains(edge == .bottom ? .top : .bottom)
        let inset = collapse?.distance ?? 0
        // Bars of touch devices and of side bars are part of their page until something lies below them.
        let isRaised = BarIdiom[idiom].isRaised
        let isVisible =
            isRaised && !isInSidebar || isOverContent
            || options.value(\.backgroundVisibility, of: placement) == .visible
        let look = ProgramLook.ofProgram.look(of: placement, isOverContent: isOverContent, idiom: idiom)
        content
            .background {
                if !isHidden {
                    Group {
                        if let given {
                            // A colour that an app gives stands under the same condition.
                            if isVisible { Rectangle().fill(given).ignoresSafeArea() }
                        } else if let background = look.background {
                            Rectangle().fill(background).ignoresSafeArea()
                        } else if look.isTransparent {
                        } else if isRaised {
                            let ground =
                                isInSidebar
                                ? Theme.windowBackground(colorScheme, idiom) : Theme.raisedBackground(colorScheme)
                            Color(ground)
                        } else if isVisible {
                            Rectangle().fill(.bar).ignoresSafeArea()
                        }
                    }
                    .padding(.bottom, inset)
                }
            }
            .overlay(alignment: Alignment(horizontal: .center, vertical: edge)) {
                if !isHidden && (isVisible && !look.isTransparent || look.line != nil) {
                    (look.line ?? Color.separatorLine).frame(height: 1)
                        .padding(.bottom, inset).allowsHitTesting(false)
                }
            }
    }
}

/// The bar below a page.
struct BottomBar: View {
    nonisolated(unsafe) let contents: BarContents
    let edge: ToolbarItemPlacement.Edge
    @Environment(\.verticalSizeClass) private var sizeClass

    var body: some View {
        BarReader(contents) { summary in
            BarFrame(height: ControlMetrics.bottomBarHeight(sizeClass)) {
                HStack(spacing: 8) { BarItems(contents, at: edge) }.padding(.horizontal, 10)
            }
            .modifier(BarBackground(options: summary.options, placement: .bottomBar, edge: .top))
            .semantics(Semantics(role: .toolbar))
            .modifier(BarColorScheme(colorScheme: summary.options.colorScheme[.bottomBar]))
        }
    }
}
