import CGStreamer
import DovetailEngine
import Foundation

/// What is known of a file or address without playing it.
package struct MediaFacts: Sendable {
    /// Seconds; nil where that is not known, as of a broadcast.
    package let duration: Double?
    package let videoCount: Int
    package let audioCount: Int
    /// The pixels of its pictures; nil where there are none.
    package let size: CGSize?
    /// Titles and the like.
    package let tags: MediaTags

    /// Reads the beginning of it; throws a `MediaFailure`. Takes as long as that takes: not for the main thread.
    package static func read(_ url: URL) throws -> MediaFacts {
        let pipeline = MediaPipeline(url: url, showsPictures: true)
        try pipeline.loadAndWait()
        let streams = pipeline.streams
        let frame = streams.video > 0 ? pipeline.takeFrame() : nil
        return MediaFacts(
            duration: pipeline.duration, videoCount: streams.video, audioCount: streams.audio,
            size: frame.map { CGSize(width: $0.width, height: $0.height) }, tags: pipeline.tags)
    }

    /// The picture of it at a time, in seconds; nil where there is none. Takes as long as that takes: not for the main thread.
    package static func frame(of url: URL, at seconds: Double, isAccurate: Bool) throws -> PixelFrame? {
        let pipeline = MediaPipeline(url: url, showsPictures: true)
        try pipeline.loadAndWait()
        if seconds > 0 {
            _ = pipeline.takeFrame()
            try pipeline.seekAndWait(to: seconds, isAccurate: isAccurate)
        }
        return pipeline.takeFrame()
    }
}
