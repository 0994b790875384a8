import DovetailEngine
import Foundation

/// What happens to what is played.
package enum MediaEvent {
    /// It can be played: its length and kind are known.
    case ready
    /// There is another picture.
    case frame(PixelFrame)
    /// How much is loaded of what comes over the network, 0 to 100.
    case buffering(Int)
    /// The end is reached.
    case ended
    /// It cannot be played, or not further.
    case failed(MediaFailure)
}

/// Why something is not played.
package struct MediaFailure: Error, Equatable {
    package enum Reason: Equatable, Sendable {
        /// There is nothing at its address.
        case notFound
        /// It is nothing that GStreamer reads, or a plugin is missing.
        case unsupported
        /// Anything else.
        case other
    }
    package let reason: Reason
    /// A sentence for a person.
    package let message: String

    package init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }
}
