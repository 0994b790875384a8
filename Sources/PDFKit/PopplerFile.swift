import CPoppler
import Foundation

/// A document as Poppler reads it. Any thread may use it: Poppler's calls are made one at a time.
///
/// That is so for all documents together, as Poppler keeps fonts and settings that they share.
final class PopplerFile: @unchecked Sendable {
    enum Failure: Error {
        /// It wants a password, or another one.
        case locked
        /// It is no document, or a damaged one.
        case unreadable
    }

    // Belongs to the lock, as all that Poppler makes of it.
    private let document: OpaquePointer
    private static let ofPoppler = NSLock()
    private var lock: NSLock { Self.ofPoppler }
    let pageCount: Int

    /// Reads a document. May take as long as it is large.
    init(_ data: Data, password: String? = nil) throws {
        guard !data.isEmpty else { throw Failure.unreadable }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        // As a stream: with the bytes themselves Poppler 22.12 ends the program where the password is wrong.
        let stream = g_memory_input_stream_new_from_bytes(bytes)
        defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
        Self.ofPoppler.lock()
        defer { Self.ofPoppler.unlock() }
        var error: UnsafeMutablePointer<GError>?
        guard let document = poppler_document_new_from_stream(stream, goffset(data.count), password, nil, &error) else {
            let isLocked = error?.pointee.code == gint(POPPLER_ERROR_ENCRYPTED.rawValue)
            g_clear_error(&error)
            throw isLocked ? Failure.locked : .unreadable
        }
        self.document = document
        pageCount = max(Int(poppler_document_get_n_pages(document)), 0)
    }

    deinit {
        lock.withLock { g_object_unref(UnsafeMutableRawPointer(document)) }
    }

    /// Runs a closure with a page, while no other thread uses the document; nil for a page that can't be read.
    private func withPage<Result>(_ index: Int, _ body: (OpaquePointer) -> Result?) -> Result? {
        lock.lock()
        defer { lock.unlock() }
        guard (0..<pageCount).contains(index), let page = poppler_document_get_page(document, Int32(index)) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(page)) }
        return body(page)
    }

    /// How large a page is, as it is seen, in points.
    func size(of index: Int) -> CGSize {
        withPage(index) { page in
            var (width, height) = (0.0, 0.0)
            poppler_page_get_size(page, &width, &height)
            return CGSize(width: width, height: height)
        } ?? .zero
    }

    /// What is written on a page.
    func text(of index: Int) -> String? { withPage(index) { Self.string(poppler_page_get_text($0)) } }

    /// Where a text is written on a page, in points from its lower left corner, in the order of reading.
    func places(of text: String, on index: Int, isCaseSensitive: Bool) -> [CGRect] {
        withPage(index) { page in
            let options = isCaseSensitive ? POPPLER_FIND_CASE_SENSITIVE : POPPLER_FIND_DEFAULT
            let found = poppler_page_find_text_with_options(page, text, options)
            defer {
                g_list_free_full(found) { poppler_rectangle_free($0!.assumingMemoryBound(to: PopplerRectangle.self)) }
            }
            return sequence(first: found) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { item in
                item?.pointee.data.map { $0.assumingMemoryBound(to: PopplerRectangle.self).pointee }
            }.map { CGRect(x: $0.x1, y: $0.y1, width: $0.x2 - $0.x1, height: $0.y2 - $0.y1) }
        } ?? []
    }

    /// What is written within a rectangle of a page, in points from its lower left corner.
    func text(within rect: CGRect, on index: Int) -> String? {
        withPage(index) { page in
            var (width, height) = (0.0, 0.0)
            poppler_page_get_size(page, &width, &height)
            // Poppler's area for texts begins above.
            var area = PopplerRectangle(x1: rect.minX, y1: height - rect.maxY, x2: rect.maxX, y2: height - rect.minY)
            return Self.string(poppler_page_get_text_for_area(page, &area))
        }
    }

    /// What a page is called, such as “iv”.
    func label(of index: Int) -> String? { withPage(index) { Self.string(poppler_page_get_label($0)) } }

    /// No picture is larger: 8,192 pixels along each side.
    private static let largest = 8192.0

    /// A page on white, as a PNG file. Nil for a page without a size, and one that can't be read.
    /// - Parameter scale: Pixels for each point. It becomes smaller where the picture would be too large.
    func picture(of index: Int, scale: Double) -> Data? {
        withPage(index) { page in
            var (width, height) = (0.0, 0.0)
            poppler_page_get_size(page, &width, &height)
            guard width > 0, height > 0, width.isFinite, height.isFinite, scale > 0, scale.isFinite else { return nil }
            let factor = min(scale, Self.largest / max(width, height))
            let pixels = (max(Int32((width * factor).rounded()), 1), max(Int32((height * factor).rounded()), 1))
            let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels.0, pixels.1)
            defer { cairo_surface_destroy(surface) }
            let cairo = cairo_create(surface)
            defer { cairo_destroy(cairo) }
            cairo_set_source_rgb(cairo, 1, 1, 1)
            cairo_paint(cairo)
            cairo_scale(cairo, factor, factor)
            poppler_page_render(page, cairo)
            guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { return nil }
            var data = Data()
            let status = withUnsafeMutablePointer(to: &data) { target in
                cairo_surface_write_to_png_stream(
                    surface,
                    { target, bytes, count in
                        target!.assumingMemoryBound(to: Data.self).pointee.append(bytes!, count: Int(count))
                        return CAIRO_STATUS_SUCCESS
                    }, target)
            }
            return status == CAIRO_STATUS_SUCCESS ? data : nil
        }
    }

    // MARK: The document

    var version: (major: Int, minor: Int) {
        lock.withLock {
            var (major, minor): (guint, guint) = (0, 0)
            poppler_document_get_pdf_version(document, &major, &minor)
            return (Int(major), Int(minor))
        }
    }

    /// Title, author, subject, keywords, the program that it was written with, and the one that made the file; nil for what is not said.
    var descriptions: [String?] {
        lock.withLock {
            [
                poppler_document_get_title(document), poppler_document_get_author(document),
                poppler_document_get_subject(document), poppler_document_get_keywords(document),
                poppler_document_get_creator(document), poppler_document_get_producer(document),
            ].map { Self.string($0) }
        }
    }

    /// When it was made and changed; nil for what is not said.
    var dates: (made: Date?, changed: Date?) {
        lock.withLock {
            func date(_ seconds: time_t) -> Date? {
                seconds > 0 ? Date(timeIntervalSince1970: TimeInterval(seconds)) : nil
            }
            return (
                date(poppler_document_get_creation_date(document)),
                date(poppler_document_get_modification_date(document))
            )
        }
    }

    /// What a person may do with it.
    var permissions: (copies: Bool, prints: Bool) {
        lock.withLock {
            let allowed = poppler_document_get_permissions(document).rawValue
            return (
                allowed & POPPLER_PERMISSIONS_OK_TO_COPY.rawValue != 0,
                allowed & POPPLER_PERMISSIONS_OK_TO_PRINT.rawValue != 0
            )
        }
    }

    private static func string(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }
}
