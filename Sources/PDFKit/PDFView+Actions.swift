import DovetailCore
import DovetailUIKit
import Foundation

extension PDFView {
    /// Does what an action says, as when a person presses an annotation that has it.
    public func perform(_ action: PDFAction) {
        switch action {
        case let action as PDFActionURL: if let url = action.url { UIApplication.shared.open(url) }
        case let action as PDFActionGoTo: go(to: action.destination)
        case let action as PDFActionRemoteGoTo: UIApplication.shared.open(action.url)
        case let action as PDFActionNamed: perform(action.name)
        case let action as PDFActionResetForm: reset(action)
        default: break
        }
    }

    private func perform(_ name: PDFActionNamedName) {
        switch name {
        case .nextPage, .goForward: goToNextPage(nil)
        case .previousPage, .goBack: goToPreviousPage(nil)
        case .firstPage: goToFirstPage(nil)
        case .lastPage: goToLastPage(nil)
        case .zoomIn: zoomIn(nil)
        case .zoomOut: zoomOut(nil)
        case .none: break
        case .goToPage, .find, .print: Log.warnOnce("PDF action \(name)", "PDFActionNamed: \(name) does nothing here")
        }
    }

    private func reset(_ action: PDFActionResetForm) {
        guard let document else { return }
        for page in (0..<document.pageCount).compactMap(document.page(at:)) {
            for field in page.annotations where field.subtype == .widget && action.resets(field.fieldName) {
                switch field.widgetFieldType {
                case .button where field.widgetControlType != .pushButtonControl: field.buttonWidgetState = .offState
                case .text, .choice: field.widgetStringValue = field.widgetDefaultStringValue
                default: break
                }
            }
        }
    }

    /// Shows a place of the document: its page.
    public func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }

    /// Shows a page of the document. The rectangle is on it.
    public func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
}
