import AVFoundation

extension AVPlayerPlaybackCoordinator {
    /// Plays in step with the others of a session. There are no sessions, so it plays by itself.
    public func coordinateWithSession<Activity: GroupActivity>(_ session: GroupSession<Activity>) {}
}
