import DovetailEngine

extension AVPlayer {
    /// Whether views that read a player's properties follow them. Accepted: publishers and time observers tell of changes, and views follow those.
    @MainActor public static var isObservationEnabled: Bool {
        get { false }
        set { if newValue { Log.noteAccepted("AVPlayer.isObservationEnabled") } }
    }
}
