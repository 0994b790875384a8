import Foundation

/// What is called with an activity that is to be gone on with.
struct ActivityHandler {
    let type: String
    let action: (NSUserActivity) -> Void
}

/// What a person does in a window, as a view declares it.
struct DeclaredActivity {
    let activity: NSUserActivity
    let update: (NSUserActivity) -> Void
}

extension WindowRoot {
    /// Hands an activity to the views that go on with its kind: the innermost that was made last. Returns whether there is one.
    @discardableResult
    package func goOn(with activity: NSUserActivity) -> Bool {
        let handlers = loop.graph.perform { declarations.activityHandlers.currentEntries }
        guard let handler = handlers.last(where: { $0.value.type == activity.activityType }) else { return false }
        handler.value.action(activity)
        return true
    }

    /// What the person does in the window, brought up to date: as the innermost view says that declared it last.
    package var userActivity: NSUserActivity? {
        guard let declared = loop.graph.perform({ declarations.activities.currentEntries.last })?.value else {
            return nil
        }
        declared.update(declared.activity)
        declared.activity.prepare()
        return declared.activity
    }
}

private struct UserActivityModifier: ViewModifier {
    let type: String
    let isActive: Bool
    nonisolated(unsafe) let update: (NSUserActivity) -> Void
    @State private var activity: NSUserActivity?

    nonisolated init(type: String, isActive: Bool, update: @escaping (NSUserActivity) -> Void) {
        self.type = type
        self.isActive = isActive
        self.update = update
    }

    func body(content: Content) -> some View {
        let kept = activity?.activityType == type ? activity : nil
        content
            .modifier(
                DeclarationModifier(
                    isActive ? kept.map { DeclaredActivity(activity: $0, update: update) } : nil,
                    in: { $0.windowDeclarations?.activities }, onlyWhileShown: true)
            )
            .onChange(of: isActive ? type : nil, initial: true) { _, type in
                activity?.invalidate()
                activity = type.map { NSUserActivity(activityType: $0) }
                guard let activity else { return }
                update(activity)
                activity.becomeCurrent()
            }
            .onDisappear { activity?.resignCurrent() }
    }
}

extension View {
    /// Runs an action when the window is to go on with an activity of a kind. An address of the web that the program is asked to open, and
    /// that no `onOpenURL(perform:)` takes, is one of the kind ``NSUserActivityTypeBrowsingWeb``.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(
            DeclarationModifier(
                ActivityHandler(type: activityType, action: action), in: { $0.windowDeclarations?.activityHandlers }))
    }

    /// Says what a person does in the window while the view is shown. The closure fills the activity in, and runs again whenever
    /// somebody is about to use it.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update))
    }

    /// Says what a person does with an element while the view is shown and there is one.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        nonisolated(unsafe) let element = element
        return userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }
}

private enum ActivityHandlersKey: WindowDeclarationKey { typealias Value = ActivityHandler }

private enum ActivitiesKey: WindowDeclarationKey { typealias Value = DeclaredActivity }

extension WindowDeclarations {
    /// What happens with activities that the window is opened with.
    var activityHandlers: DeclarationList<ActivityHandler> { self[ActivityHandlersKey.self] }
    /// What the person is doing.
    var activities: DeclarationList<DeclaredActivity> { self[ActivitiesKey.self] }
}
