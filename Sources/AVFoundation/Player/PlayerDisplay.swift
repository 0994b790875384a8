import Combine
import DovetailEngine
import Foundation

/// What is on show of a player: the picture alone, so that nothing else is drawn anew when it changes.
package final class PlayerPicture: ObservableObject {
    /// The picture; nil for none.
    @Published package internal(set) var frame: PixelFrame?
}

/// What controls of a player show. It changes seldom.
package final class PlayerDisplay: ObservableObject {
    /// Whether it plays, or would if it could.
    @Published package internal(set) var isPlaying = false
    /// Whether it waits for what comes over the network, or for its beginning.
    @Published package internal(set) var isWaiting = false
    /// How long it is, in seconds; nil where that is not known.
    @Published package internal(set) var duration: Double?
    /// Whether it is not heard.
    @Published package internal(set) var isMuted = false
    /// Why it is not played.
    @Published package internal(set) var failure: String?
    /// How many times it stood somewhere else than playing alone explains.
    @Published package internal(set) var jumps = 0
    /// Whether the item has pictures; nil as long as that is not known.
    @Published package internal(set) var hasPictures: Bool?
}
