import CGStreamer
import DovetailBase
import Foundation

/// GStreamer as this process has it. Any thread.
package enum MediaLibrary {
    /// How what is played keeps time.
    package enum Clock: Sendable {
        /// As it is meant to be seen and heard.
        case real
        /// As fast as it is decoded, and unheard: for tests, which wait for what happens and for no time.
        case immediate
    }

    private static let lock = NSLock()
    // One for the process, read and changed under the lock: so has GStreamer its settings.
    nonisolated(unsafe) private static var storedClock = Clock.real

    /// How pipelines that are made from now on keep time.
    package static var clock: Clock {
        get { lock.withLock { storedClock } }
        set { lock.withLock { storedClock = newValue } }
    }

    /// Whether GStreamer has started. What hinders it is logged once.
    package static let isReady: Bool = {
        var error: UnsafeMutablePointer<GError>?
        if gst_init_check(nil, nil, &error) != 0 { return true }
        let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason is told"
        g_clear_error(&error)
        Log.warnOnce("gstreamer", "GStreamer does not start, so nothing is played: \(reason)")
        return false
    }()

    /// Makes an element, such as `playbin`; nil where its plugin is not installed, which is logged once.
    static func element(_ name: String, isNeeded: Bool = true) -> UnsafeMutablePointer<GstElement>? {
        guard isReady else { return nil }
        if let made = gst_element_factory_make(name, nil) { return made }
        if isNeeded { tellMissing(name) }
        return nil
    }

    /// Says once what is not installed, and what to do about it.
    static func tellMissing(_ name: String) {
        Log.warnOnce(
            "gstreamer plugin \(name)",
            "GStreamer has no plugin for \(name), so something is not played. On Debian and Ubuntu: apt-get install gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-libav"
        )
    }
}

/// Properties of GStreamer's objects.
extension UnsafeMutablePointer<GstElement> {
    private var object: UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
    }

    /// Sets a property from its text, as command lines name it.
    func set(_ name: String, _ text: String) { gst_util_set_object_arg(object, name, text) }

    /// Sets a property that is another element.
    func set(_ name: String, _ element: UnsafeMutablePointer<GstElement>) {
        var value = GValue()
        g_value_init(&value, gst_element_get_type())
        g_value_set_object(&value, element)
        g_object_set_property(object, name, &value)
        g_value_unset(&value)
    }

    /// A property that is a whole number.
    func integer(_ name: String) -> Int {
        var value = GValue()
        g_object_get_property(object, name, &value)
        defer { g_value_unset(&value) }
        return Int(g_value_get_int(&value))
    }
}
