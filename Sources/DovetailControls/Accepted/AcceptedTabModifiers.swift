import DovetailCore

extension TabContent {
    /// Offers buttons when the tab is swiped in a sidebar. Tabs are no rows of a list here: it is accepted, and has no effect.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        Log.noteAccepted("TabContent.swipeActions(edge:allowsFullSwipe:content:)")
        return options { _ in }
    }

    /// Lets what is dragged choose the tab that it rests on. Nothing opens so here: it is accepted, and has no effect.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        Log.noteAccepted("TabContent.springLoadingBehavior(_:)")
        return options { _ in }
    }
}
