import DovetailCore

/// A navigation stack that fills a page of a tab view: it goes back to its root when the tab is pressed whose page is already on show.
struct RootReturn: Equatable {
    let model: NavigationModel

    static func == (left: RootReturn, right: RootReturn) -> Bool { left.model === right.model }
}

private struct RootReturnsKey: EnvironmentKey {
    static var defaultValue: DeclarationList<RootReturn>? { nil }
}

extension EnvironmentValues {
    /// The stacks that are on show in the tab view around; nil outside tab views and within stacks.
    var rootReturns: DeclarationList<RootReturn>? {
        get { self[RootReturnsKey.self] }
        set { self[RootReturnsKey.self] = newValue }
    }
}
