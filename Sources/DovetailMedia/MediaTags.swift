import CGStreamer
import Foundation

/// Titles and the like that a file tells of itself, by GStreamer's names: texts, and a picture.
package struct MediaTags: Sendable, Equatable {
    package private(set) var texts: [String: String] = [:]
    /// The picture of a cover, as it is in the file: encoded.
    package private(set) var picture: Data?

    /// The names of texts that are read.
    private static let names = [
        GST_TAG_TITLE, GST_TAG_ARTIST, GST_TAG_ALBUM, GST_TAG_GENRE, GST_TAG_COMPOSER, GST_TAG_COMMENT,
        GST_TAG_COPYRIGHT,
    ]

    init() {}

    init(_ list: UnsafePointer<GstTagList>) {
        for name in Self.names {
            var text: UnsafeMutablePointer<gchar>?
            guard gst_tag_list_get_string(list, name, &text) != 0, let text else { continue }
            texts[name] = String(cString: text)
            g_free(text)
        }
        picture = Self.picture(in: list)
    }

    private static func picture(in list: UnsafePointer<GstTagList>) -> Data? {
        var sample: OpaquePointer?
        guard gst_tag_list_get_sample(list, GST_TAG_IMAGE, &sample) != 0, let sample else { return nil }
        defer { gst_sample_unref(sample) }
        var map = GstMapInfo()
        guard let buffer = gst_sample_get_buffer(sample), gst_buffer_map(buffer, &map, GST_MAP_READ) != 0 else {
            return nil
        }
        defer { gst_buffer_unmap(buffer, &map) }
        return map.data.map { Data(bytes: $0, count: Int(map.size)) }
    }

    /// Adds what others tell that is not told yet.
    mutating func add(_ other: MediaTags) {
        texts.merge(other.texts) { first, _ in first }
        picture = picture ?? other.picture
    }
}

/// The tags of a pipeline, which come on its threads.
final class TagStore: @unchecked Sendable {
    private let lock = NSLock()
    private var tags = MediaTags()

    func add(_ found: MediaTags) { lock.withLock { tags.add(found) } }
    var all: MediaTags { lock.withLock { tags } }
}
