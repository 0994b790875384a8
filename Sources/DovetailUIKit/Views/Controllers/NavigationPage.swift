import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A controller in a navigation controller, with what it has for the bar.
struct NavigationPage: View {
    let controller: UIViewController
    let isBarHidden: Bool
    let isToolbarHidden: Bool
    /// What takes its place while it takes another's; nil for nothing.
    let transition: NavigationTransition?
    @ObservedObject private var changes: PlatformViewChanges

    init(
        controller: UIViewController, isBarHidden: Bool, isToolbarHidden: Bool, transition: NavigationTransition?
    ) {
        self.transition = transition
        self.controller = controller
        self.isBarHidden = isBarHidden
        self.isToolbarHidden = isToolbarHidden
        changes = controller.changes
    }

    var body: some View {
        // It names itself and its buttons when its view was made.
        let _ = controller.loadViewIfNeeded()
        let item = controller.navigationItem
        VStack(spacing: 0) {
            if let search = item.searchController {
                UIViewContent(search.searchBar).frame(height: search.searchBar.intrinsicContentSize.height)
            }
            if let transition {
                NavigationTransitionContent(transition: transition)
            } else {
                ShownController(controller: controller)
            }
        }
        .navigationTitle(Text(verbatim: item.title ?? controller.title ?? ""))
        .navigationBarTitleDisplayMode(item.displayMode)
        .navigationBarBackButtonHidden(item.hidesBackButton)
        .toolbar(isBarHidden ? .hidden : .automatic, for: .navigationBar)
        .modifier(PageBar(background: item.standardAppearance?.look.background))
        .modifier(WithoutTabs(isWithout: controller.hidesBottomBarWhenPushed))
        .toolbar {
            if let view = item.titleView {
                ToolbarItem(placement: .principal) { TitleView(view: view) }
            }
            if !isToolbarHidden {
                ToolbarItemGroup(placement: .bottomBar) { bottomButtons }
            }
            ToolbarItemGroup(placement: .topBarLeading) { buttons(item.leftBarButtonItems) }
            ToolbarItemGroup(placement: .topBarTrailing) { buttons(item.rightBarButtonItems?.reversed()) }
        }
    }

    private func buttons(_ items: [UIBarButtonItem]?) -> some View {
        ForEach((items ?? []).filter { !$0.isHidden }.map(BarButton.init)) { $0 }
    }

    private var bottomButtons: some View {
        ForEach((controller.toolbarItems ?? []).map(BarButton.init)) { button in
            switch button.item.space {
            case .flexible: Spacer()
            case .fixed: Color.clear.frame(width: button.item.width, height: 1)
            case nil: button
            }
        }
    }
}

/// Hides the bar of the tabs around. What is said of it further out counts where nothing is said here.
private struct WithoutTabs: ViewModifier {
    let isWithout: Bool

    func body(content: Content) -> some View {
        if isWithout { content.toolbar(.hidden, for: .tabBar) } else { content }
    }
}

/// Fills the bar as a page says. What is said of it further out counts where nothing is said here.
private struct PageBar: ViewModifier {
    let background: Color?

    func body(content: Content) -> some View {
        if let background {
            content.toolbarBackground(background, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
        } else {
            content
        }
    }
}

/// A view in place of a title, in its own size.
private struct TitleView: View {
    let view: UIView

    var body: some View {
        let (own, wanted) = (view.bounds.size, view.intrinsicContentSize)
        UIViewContent(view).frame(
            width: own.width > 0 ? own.width : wanted.width > 0 ? wanted.width : nil,
            height: own.height > 0 ? own.height : wanted.height > 0 ? wanted.height : nil)
    }
}
