import Foundation

/// What kind of thing an annotation is.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")

    /// The name as ``PDFAnnotation/type`` has it.
    var name: String { String(rawValue.drop { $0 == "/" }) }
}

/// What a field of a form is for.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
    public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
    public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
    public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}

/// A value of an annotation by its name in PDF files.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let action = PDFAnnotationKey(rawValue: "/A")
    public static let border = PDFAnnotationKey(rawValue: "/Border")
    public static let color = PDFAnnotationKey(rawValue: "/C")
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    public static let date = PDFAnnotationKey(rawValue: "/M")
    public static let destination = PDFAnnotationKey(rawValue: "/Dest")
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
    public static let textLabel = PDFAnnotationKey(rawValue: "/T")
    public static let widgetFieldType = PDFAnnotationKey(rawValue: "/FT")
    public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
    public static let widgetDefaultValue = PDFAnnotationKey(rawValue: "/DV")
    public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
}

/// What a button of a form is.
public enum PDFWidgetControlType: Int, Sendable {
    case unknownControl = -1, pushButtonControl, radioButtonControl, checkBoxControl
}

/// Whether a button of a form is on.
public enum PDFWidgetCellState: Int, Sendable { case mixedState = -1, offState, onState }

/// How a line ends.
public enum PDFLineStyle: Int, Sendable { case none, square, circle, diamond, openArrow, closedArrow }

/// The symbol of a note.
public enum PDFTextAnnotationIconType: Int, Sendable { case comment, key, note, help, newParagraph, paragraph, insert }

/// How text is marked.
public enum PDFMarkupType: Int, Sendable { case highlight, strikeOut, underline, redact }

/// How a border is drawn.
public enum PDFBorderStyle: Int, Sendable { case solid, dashed, beveled, inset, underline }

/// Something that a program does which shows a document.
public enum PDFActionNamedName: Int, Sendable {
    case none, nextPage, previousPage, firstPage, lastPage, goBack, goForward, goToPage, find, print, zoomIn, zoomOut
}
