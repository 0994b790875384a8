import DovetailUIKit
import Foundation

// Where pages are in the view: those that were laid out. Other pages count as though they began in its upper left corner.
extension PDFView {
    /// The frame of a page in the view.
    private func frame(of page: PDFPage) -> CGRect {
        if let frame = state.frames[ObjectIdentifier(page)] { return convert(frame, from: nil as UIView?) }
        let size = page.bounds(for: .cropBox).size
        return CGRect(x: 0, y: 0, width: size.width * scaleFactor, height: size.height * scaleFactor)
    }

    /// A point of the view as one of a page, from its lower left corner.
    public func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        let (frame, bounds, scale) = (frame(of: page), page.bounds(for: .cropBox), scaleFactor)
        return CGPoint(x: bounds.minX + (point.x - frame.minX) / scale, y: bounds.maxY - (point.y - frame.minY) / scale)
    }

    /// A point of a page, from its lower left corner, as one of the view.
    public func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        let (frame, bounds, scale) = (frame(of: page), page.bounds(for: .cropBox), scaleFactor)
        return CGPoint(x: frame.minX + (point.x - bounds.minX) * scale, y: frame.minY + (bounds.maxY - point.y) * scale)
    }

    /// A rectangle of the view as one of a page.
    public func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
        let corner = convert(CGPoint(x: rect.minX, y: rect.maxY), to: page)
        return CGRect(x: corner.x, y: corner.y, width: rect.width / scaleFactor, height: rect.height / scaleFactor)
    }

    /// A rectangle of a page as one of the view.
    public func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
        let corner = convert(CGPoint(x: rect.minX, y: rect.maxY), from: page)
        return CGRect(x: corner.x, y: corner.y, width: rect.width * scaleFactor, height: rect.height * scaleFactor)
    }

    /// The page at a point of the view; where there is none, nil or the nearest one of those that were laid out.
    public func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
        guard let document else { return nil }
        let pages = (0..<document.pageCount).compactMap(document.page(at:))
            .filter { state.frames[ObjectIdentifier($0)] != nil }
        if let page = pages.first(where: { frame(of: $0).contains(point) }) { return page }
        guard nearest else { return nil }
        func distance(_ page: PDFPage) -> CGFloat {
            let frame = frame(of: page)
            return hypot(frame.midX - point.x, frame.midY - point.y)
        }
        return pages.min { distance($0) < distance($1) }
    }
}
