import DovetailCore
import Foundation

/// Loads again what a view shows.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Runs the action and waits for it.
    public func callAsFunction() async { await action() }
}

private struct RefreshActionKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// Loads again what is shown here; nil where nothing can be loaded.
    public var refresh: RefreshAction? {
        get { self[RefreshActionKey.self] }
        set { self[RefreshActionKey.self] = newValue }
    }
}

private struct RefreshableModifier: ViewModifier {
    let action: RefreshAction
    @State private var state = RefreshState()
    /// Counts the refreshments asked for; each change starts the task again.
    @State private var request = 0
    @State private var isRefreshing = false

    final class RefreshState {
        let refresh = ScrollRefresh(start: {})
    }

    func body(content: Content) -> some View {
        let state = state
        // The task of an earlier number must not take itself for that of a later one.
        let number = request
        // The bindings alone: this view holds the refreshment, which must not hold the view.
        let (running, requests) = ($isRefreshing, $request)
        state.refresh.start = {
            guard !running.wrappedValue else { return }
            running.wrappedValue = true
            requests.wrappedValue += 1
        }
        return
            content
            .environment(\.refresh, action)
            .environment(\.scrollSettings.refresh, state.refresh)
            .overlay(alignment: .top) {
                if isRefreshing { ProgressView().padding(.top, 12).allowsHitTesting(false) }
            }
            .task(id: number) {
                guard number > 0 else { return }
                await action()
                isRefreshing = false
            }
    }
}

extension View {
    /// Lets a person load again what the scroll views inside show: by pulling the content down, or by Control+R. The content stays
    /// usable meanwhile, and an indicator at the top shows that the action runs.
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(RefreshableModifier(action: RefreshAction(action: action)))
    }
}
