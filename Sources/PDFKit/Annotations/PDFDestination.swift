import Foundation

/// A destination that says nothing of a coordinate or of the scale has this there.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A place on a page of a document.
open class PDFDestination: NSObject, @unchecked Sendable {
    /// The page; nil once it has gone.
    public private(set) weak var page: PDFPage?
    /// Where on the page, from its lower left corner, in points.
    public let point: CGPoint
    /// At which scale the page is to be shown. It is kept, and nothing else.
    open var zoom = kPDFDestinationUnspecifiedValue

    /// A place on a page.
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}
