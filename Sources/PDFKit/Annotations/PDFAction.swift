import Foundation

/// What happens when a person presses an annotation.
open class PDFAction: NSObject, @unchecked Sendable {
    /// Its kind, as PDF files name it.
    public let type: String
    init(type: String) { self.type = type }
}

/// Opens an address.
open class PDFActionURL: PDFAction, @unchecked Sendable {
    /// The address.
    open var url: URL?
    public init(url: URL) {
        self.url = url
        super.init(type: "URI")
    }
}

/// Shows a place of the document.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
    /// The place.
    open var destination: PDFDestination
    public init(destination: PDFDestination) {
        self.destination = destination
        super.init(type: "GoTo")
    }
}

/// Shows a place of another document: its file is opened by the program that the desktop has for it, at its beginning.
open class PDFActionRemoteGoTo: PDFAction, @unchecked Sendable {
    open var pageIndex: Int
    open var point: CGPoint
    open var url: URL
    public init(pageIndex: Int, at point: CGPoint, fileURL url: URL) {
        (self.pageIndex, self.point, self.url) = (pageIndex, point, url)
        super.init(type: "GoToR")
    }
}

/// Does something that the program has a name for: it turns to another page, or makes pages larger or smaller. Others do nothing, which is logged.
open class PDFActionNamed: PDFAction, @unchecked Sendable {
    open var name: PDFActionNamedName
    public init(name: PDFActionNamedName) {
        self.name = name
        super.init(type: "Named")
    }
}

/// Gives the fields of a form the values that they had at first.
open class PDFActionResetForm: PDFAction, @unchecked Sendable {
    /// The names of fields; nil for all.
    open var fields: [String]?
    /// Whether the fields that are named are reset, or all but those.
    open var fieldsIncludedAreCleared = true
    public init() { super.init(type: "ResetForm") }

    /// Whether it resets a field.
    func resets(_ name: String?) -> Bool {
        guard let fields else { return true }
        return fields.contains(name ?? "") == fieldsIncludedAreCleared
    }
}
