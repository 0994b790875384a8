import CGStreamer
import Foundation

/// A sound, decoded as a whole.
package struct SoundSamples: Sendable {
    /// Samples for each second.
    package let rate: Double
    /// How many sounds there are side by side.
    package let channels: Int
    /// The samples of one time side by side, in -1...1.
    package let samples: [Float]

    /// Decodes a file or address; throws a ``MediaFailure``. Takes as long as that takes.
    package static func read(_ url: URL) throws -> SoundSamples {
        let source = ReadableSound(url)
        defer { withExtendedLifetime(source) {} }
        guard let player = MediaLibrary.element("playbin"), let sink = MediaLibrary.element("appsink") else {
            throw MediaFailure(.unsupported, "GStreamer has no player")
        }
        gst_object_ref_sink(player)
        defer {
            gst_element_set_state(player, GST_STATE_NULL)
            gst_object_unref(player)
        }
        player.set("uri", source.url.absoluteString)
        player.set("flags", "audio")
        sink.set("sync", "false")
        let appSink = UnsafeMutableRawPointer(sink).assumingMemoryBound(to: GstAppSink.self)
        let caps = gst_caps_from_string("audio/x-raw,format=F32LE,layout=interleaved")
        gst_app_sink_set_caps(appSink, caps)
        gst_caps_unref(caps)
        // Belongs to the player from here on.
        player.set("audio-sink", sink)
        gst_element_set_state(player, GST_STATE_PLAYING)
        var (rate, channels): (Int32, Int32) = (0, 0)
        var samples: [Float] = []
        var waited = 0.0
        while gst_app_sink_is_eos(appSink) == 0, waited < patience {
            guard let sample = gst_app_sink_try_pull_sample(appSink, GstClockTime(pause * 1e9)) else {
                if let failure = MessageRelay.failure(of: player) { throw failure }
                waited += pause
                continue
            }
            defer { gst_sample_unref(sample) }
            waited = 0
            guard let buffer = gst_sample_get_buffer(sample), let caps = gst_sample_get_caps(sample),
                let structure = gst_caps_get_structure(caps, 0)
            else { continue }
            gst_structure_get_int(structure, "rate", &rate)
            gst_structure_get_int(structure, "channels", &channels)
            var map = GstMapInfo()
            guard gst_buffer_map(buffer, &map, GST_MAP_READ) != 0 else { continue }
            samples += UnsafeRawBufferPointer(start: map.data, count: Int(map.size)).bindMemory(to: Float.self)
            gst_buffer_unmap(buffer, &map)
        }
        guard gst_app_sink_is_eos(appSink) != 0, rate > 0, channels > 0 else {
            throw MessageRelay.failure(of: player) ?? MediaFailure(.other, "it has no sound that can be read")
        }
        return SoundSamples(rate: Double(rate), channels: Int(channels), samples: samples)
    }

    /// How long nothing may come before reading has failed, in seconds.
    private static let patience = 5.0
    /// How long one waits before asking whether it has failed, in seconds.
    private static let pause = 0.05
}
