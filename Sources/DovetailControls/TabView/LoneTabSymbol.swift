import DovetailCore

extension View {
    /// Sets what stands for this view in the bar of a tab view around it: a picture without a title, as large as one with a title is.
    nonisolated public func tabItem(@ViewBuilder _ label: () -> Image) -> some View {
        let image = label()
        return tabItem {
            Label {
                EmptyView()
            } icon: {
                image
            }
        }
    }
}
