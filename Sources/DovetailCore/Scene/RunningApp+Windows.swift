extension RunningApp {
    /// A window of the app, and what is remembered of it.
    package typealias Window = (description: WindowDescription, session: SceneSession)

    /// The windows to open at the start: those of the last run, or else a new one of the first group.
    package func windowsAtStart() -> [Window] {
        let restored = sessions.all.compactMap { session -> Window? in
            description(of: session).map { ($0, session) }
        }
        return restored.isEmpty ? newWindow().map { [$0] } ?? [] : restored
    }

    /// A new window of a group, by default the first; nil if there is no such group.
    package func newWindow(group index: Int = 0) -> Window? {
        guard windows.indices.contains(index) else { return nil }
        return (windows[index], sessions.open(group: groupName(index)))
    }

    /// The views of a session's window.
    package func window(
        of session: SceneSession, environment: EnvironmentValues, services: HostServices
    ) -> WindowRoot {
        guard let description = description(of: session) else {
            fatalError("the app has no group of windows for the session \(session.id)")
        }
        return description.makeWindow(environment: environment, services: services, session: session)
    }

    private func description(of session: SceneSession) -> WindowDescription? {
        windows.indices.first { groupName($0) == session.group }.map { windows[$0] }
    }

    /// What names a group in saved sessions: its place among the groups.
    private func groupName(_ index: Int) -> String { "\(index)" }
}
