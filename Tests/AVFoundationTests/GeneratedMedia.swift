import CGStreamer
import DovetailMedia
import Foundation
import TestSupport

/// Films and sounds that tests make for themselves, by GStreamer.
final class GeneratedMedia: Sendable {
    private let folder = TemporaryFolder("media")

    /// Needs no sound device and no clock.
    init() { MediaLibrary.clock = .immediate }

    /// A film of two seconds of 160 × 90 pixels with a tone: red in the first, blue in the second, with a whole picture each half second.
    func film() throws -> URL {
        let place = folder.place(ending: ".webm")
        let caps = "video/x-raw,width=160,height=90,framerate=20/1"
        try run(
            """
            concat name=c ! videoconvert ! vp8enc deadline=1 keyframe-max-dist=10 ! queue ! webmmux name=m ! filesink location=\(place.path) \
            videotestsrc pattern=red num-buffers=20 ! \(caps) ! c. videotestsrc pattern=blue num-buffers=20 ! \(caps) ! c. \
            audiotestsrc num-buffers=86 samplesperbuffer=1024 ! audio/x-raw,rate=44100,channels=2 ! vorbisenc ! queue ! m.
            """)
        return place
    }

    /// A tone of one second.
    func tone() throws -> URL {
        let place = folder.place(ending: ".ogg")
        try run(
            "audiotestsrc num-buffers=50 samplesperbuffer=882 ! audio/x-raw,rate=44100,channels=1 ! vorbisenc ! oggmux ! filesink location=\(place.path)"
        )
        return place
    }

    /// A tone of half a second that tells its title, artist and album.
    func song() throws -> URL {
        let place = folder.place(ending: ".ogg")
        try run(
            """
            audiotestsrc num-buffers=25 samplesperbuffer=882 ! audio/x-raw,rate=44100,channels=1 \
            ! taginject tags="title=\\"Evening Song\\",artist=\\"Ada\\",album=\\"Days\\"" ! vorbisenc ! oggmux ! filesink location=\(place.path)
            """)
        return place
    }

    /// A file that is neither.
    func text() throws -> URL {
        let place = folder.place(ending: ".mp3")
        try "no sound at all, but words".write(to: place, atomically: true, encoding: .utf8)
        return place
    }

    private struct Failure: Error { let message: String }

    private func run(_ description: String) throws {
        guard MediaLibrary.isReady else { throw Failure(message: "GStreamer does not start") }
        var error: UnsafeMutablePointer<GError>?
        guard let pipeline = gst_parse_launch(description, &error), error == nil else {
            throw Failure(message: error.map { String(cString: $0.pointee.message) } ?? "no pipeline")
        }
        defer {
            gst_element_set_state(pipeline, GST_STATE_NULL)
            gst_object_unref(pipeline)
        }
        gst_element_set_state(pipeline, GST_STATE_PLAYING)
        let bus = gst_element_get_bus(pipeline)
        defer { gst_object_unref(bus) }
        let either = GstMessageType(rawValue: GST_MESSAGE_EOS.rawValue | GST_MESSAGE_ERROR.rawValue)
        guard let message = gst_bus_timed_pop_filtered(bus, GstClockTime.max, either) else { return }
        defer { gst_message_unref(message) }
        guard message.pointee.type == GST_MESSAGE_ERROR else { return }
        gst_message_parse_error(message, &error, nil)
        throw Failure(message: error.map { String(cString: $0.pointee.message) } ?? "it failed")
    }
}
