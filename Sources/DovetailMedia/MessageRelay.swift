import CGStreamer
import DovetailBase
import Foundation

/// Reads what a pipeline's threads tell, on those threads, and hands on what matters.
final class MessageRelay {
    enum Message: Sendable {
        /// What was asked for, a state or a time, is there.
        case settled
        case ended
        case buffering(Int)
        case latency
        case clockLost
        case failed(MediaFailure)
        case tags(MediaTags)
    }

    private let hear: @Sendable (Message) -> Void

    private init(_ hear: @escaping @Sendable (Message) -> Void) { self.hear = hear }

    static func attach(to element: UnsafeMutablePointer<GstElement>, _ hear: @escaping @Sendable (Message) -> Void) {
        guard let bus = gst_element_get_bus(element) else { return }
        defer { gst_object_unref(bus) }
        gst_bus_set_sync_handler(
            bus,
            { _, message, data in
                let relay = Unmanaged<MessageRelay>.fromOpaque(data!).takeUnretainedValue()
                if let message { if let known = MessageRelay.read(message) { relay.hear(known) } }
                // Errors stay on the bus for who waits for the pipeline.
                if let message, message.pointee.type == GST_MESSAGE_ERROR { return GST_BUS_PASS }
                gst_message_unref(message)
                return GST_BUS_DROP
            }, Unmanaged.passRetained(MessageRelay(hear)).toOpaque(),
            { Unmanaged<MessageRelay>.fromOpaque($0!).release() })
    }

    static func detach(from element: UnsafeMutablePointer<GstElement>) {
        guard let bus = gst_element_get_bus(element) else { return }
        gst_bus_set_sync_handler(
            bus,
            { _, message, _ in
                gst_message_unref(message); return GST_BUS_DROP
            }, nil, nil)
        gst_object_unref(bus)
    }

    /// The failure that a pipeline has told, whether or not the main thread has heard of it.
    static func failure(of element: UnsafeMutablePointer<GstElement>) -> MediaFailure? {
        guard let bus = gst_element_get_bus(element) else { return nil }
        defer { gst_object_unref(bus) }
        guard let message = gst_bus_pop_filtered(bus, GST_MESSAGE_ERROR) else { return nil }
        defer { gst_message_unref(message) }
        return failure(in: message)
    }

    private static func read(_ message: UnsafeMutablePointer<GstMessage>) -> Message? {
        switch message.pointee.type {
        case GST_MESSAGE_ASYNC_DONE: return .settled
        case GST_MESSAGE_EOS: return .ended
        case GST_MESSAGE_BUFFERING:
            var percent: gint = 0
            gst_message_parse_buffering(message, &percent)
            return .buffering(Int(percent))
        case GST_MESSAGE_LATENCY: return .latency
        case GST_MESSAGE_CLOCK_LOST: return .clockLost
        case GST_MESSAGE_ERROR: return .failed(failure(in: message))
        case GST_MESSAGE_TAG:
            var list: UnsafeMutablePointer<GstTagList>?
            gst_message_parse_tag(message, &list)
            guard let list else { return nil }
            defer { gst_tag_list_unref(list) }
            return .tags(MediaTags(list))
        case GST_MESSAGE_WARNING:
            tellSilence(message)
            return nil
        case GST_MESSAGE_ELEMENT:
            tellMissing(message)
            return nil
        default: return nil
        }
    }

    private static func failure(in message: UnsafeMutablePointer<GstMessage>) -> MediaFailure {
        var error: UnsafeMutablePointer<GError>?
        gst_message_parse_error(message, &error, nil)
        defer { g_clear_error(&error) }
        guard let error else { return MediaFailure(.other, "it cannot be played") }
        let text = String(cString: error.pointee.message)
        let code = error.pointee.code
        if error.pointee.domain == gst_resource_error_quark() {
            let isMissing = code == Int32(GST_RESOURCE_ERROR_NOT_FOUND.rawValue)
            return MediaFailure(isMissing ? .notFound : .other, text)
        }
        let isOfFormat =
            error.pointee.domain == gst_stream_error_quark() || error.pointee.domain == gst_core_error_quark()
        return MediaFailure(isOfFormat ? .unsupported : .other, text)
    }

    /// Where no device plays sound, GStreamer's choice of one says so and goes on in silence.
    private static func tellSilence(_ message: UnsafeMutablePointer<GstMessage>) {
        guard let source = message.pointee.src, let name = source.pointee.name,
            String(cString: name).contains("audiosink") || String(cString: name).contains("autoaudio")
        else { return }
        Log.warnOnce("gstreamer sound", "there is no device that plays sound: it is played in silence")
    }

    private static func tellMissing(_ message: UnsafeMutablePointer<GstMessage>) {
        guard let structure = gst_message_get_structure(message),
            String(cString: gst_structure_get_name(structure)) == "missing-plugin",
            let name = gst_structure_get_string(structure, "name")
        else { return }
        MediaLibrary.tellMissing("“\(String(cString: name))”")
    }
}
