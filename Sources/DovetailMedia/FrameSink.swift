import CGStreamer
import DovetailEngine
import Foundation

/// The end of a pipeline's pictures: keeps the newest, and tells that there is one. Streaming threads write it, any thread reads it.
final class FrameSink: @unchecked Sendable {
    private let lock = NSLock()
    private var newest: PixelFrame?
    private var isTold = false
    private var told: () -> Void = {}

    /// The end as GStreamer has it; nil where there is none.
    static func make(_ sink: FrameSink, clock: MediaLibrary.Clock) -> UnsafeMutablePointer<GstElement>? {
        guard let element = MediaLibrary.element("appsink") else { return nil }
        let appSink = UnsafeMutableRawPointer(element).assumingMemoryBound(to: GstAppSink.self)
        let caps = gst_caps_from_string("video/x-raw,format=BGRA,pixel-aspect-ratio=1/1")
        gst_app_sink_set_caps(appSink, caps)
        gst_caps_unref(caps)
        gst_app_sink_set_max_buffers(appSink, 1)
        gst_app_sink_set_drop(appSink, 1)
        element.set("sync", clock == .real ? "true" : "false")
        // Frames that come too late to be seen need not be decoded.
        element.set("qos", clock == .real ? "true" : "false")
        var callbacks = GstAppSinkCallbacks()
        callbacks.new_preroll = { appSink, data in
            FrameSink.of(data).take(gst_app_sink_try_pull_preroll(appSink, 0))
            return GST_FLOW_OK
        }
        callbacks.new_sample = { appSink, data in
            FrameSink.of(data).take(gst_app_sink_try_pull_sample(appSink, 0))
            return GST_FLOW_OK
        }
        gst_app_sink_set_callbacks(
            appSink, &callbacks, Unmanaged.passRetained(sink).toOpaque(),
            { Unmanaged<FrameSink>.fromOpaque($0!).release() })
        return element
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> FrameSink {
        Unmanaged<FrameSink>.fromOpaque(data!).takeUnretainedValue()
    }

    /// Called on a streaming thread when there is a frame, and not again before that was taken.
    func onFrame(_ action: @escaping () -> Void) { lock.withLock { told = action } }

    /// The newest frame, which is a new one for the caller; nil when it was taken already.
    func takeNewest() -> PixelFrame? {
        lock.withLock {
            isTold = false
            defer { newest = nil }
            return newest
        }
    }

    private func take(_ sample: OpaquePointer?) {
        guard let sample else { return }
        // The sink uses its samples again, so only the memory is kept.
        defer { gst_sample_unref(sample) }
        guard let frame = Self.frame(of: sample) else { return }
        let action: (() -> Void)? = lock.withLock {
            newest = frame
            guard !isTold else { return nil }
            isTold = true
            return told
        }
        action?()
    }

    /// The frame keeps the buffer, and with it the memory of its pixels.
    private static func frame(of sample: OpaquePointer) -> PixelFrame? {
        guard let buffer = gst_sample_get_buffer(sample), let caps = gst_sample_get_caps(sample),
            let structure = gst_caps_get_structure(caps, 0)
        else { return nil }
        var (width, height): (Int32, Int32) = (0, 0)
        guard gst_structure_get_int(structure, "width", &width) != 0,
            gst_structure_get_int(structure, "height", &height) != 0, width > 0, height > 0
        else { return nil }
        let map = UnsafeMutablePointer<GstMapInfo>.allocate(capacity: 1)
        map.initialize(to: GstMapInfo())
        guard gst_buffer_map(buffer, map, GST_MAP_READ) != 0 else {
            map.deallocate()
            return nil
        }
        let byteCount = Int(map.pointee.size)
        gst_buffer_ref(buffer)
        guard byteCount >= Int(width) * Int(height) * 4, let start = map.pointee.data else {
            gst_buffer_unmap(buffer, map)
            gst_buffer_unref(buffer)
            map.deallocate()
            return nil
        }
        let memory = PixelFrame.Memory(start: UnsafeRawPointer(start), byteCount: byteCount) {
            gst_buffer_unmap(buffer, map)
            map.deallocate()
            gst_buffer_unref(buffer)
        }
        return PixelFrame(width: Int(width), height: Int(height), bytesPerRow: Int(width) * 4, memory: memory)
    }
}
