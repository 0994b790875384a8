import DovetailUIKit
import Foundation

/// Draws an annotation of one of the kinds of PDF files, in the coordinates of its page.
@MainActor
struct AnnotationDrawing {
    let annotation: PDFAnnotation
    let context: CGContext

    private var bounds: CGRect { annotation.bounds }
    private var border: PDFBorder { annotation.border ?? PDFBorder() }

    func draw() {
        guard let kind = annotation.subtype else { return }
        UIGraphicsPushContext(context)
        context.saveGState()
        defer {
            context.restoreGState()
            UIGraphicsPopContext()
        }
        switch kind {
        case .freeText: text(annotation.contents)
        case .stamp: stamp()
        case .ink: ink()
        case .line: line()
        case .square: shape(UIBezierPath(rect: inner))
        case .circle: shape(UIBezierPath(ovalIn: inner))
        case .highlight, .underline, .strikeOut: mark(kind)
        case .text: note()
        case .widget: field()
        default: break
        }
    }

    private var inner: CGRect { bounds.insetBy(dx: border.lineWidth / 2, dy: border.lineWidth / 2) }

    /// Draws in a rectangle of the page as UIKit does: from its upper left corner, with y downwards.
    private func upright(_ rect: CGRect, _ body: (CGRect) -> Void) {
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        body(CGRect(origin: .zero, size: rect.size))
        context.restoreGState()
    }

    private func text(_ string: String?, centered: Bool = false, hasBackground: Bool = true) {
        if hasBackground, let background = annotation.backgroundColor {
            background.setFill()
            UIBezierPath(rect: bounds).fill()
        }
        if let border = annotation.border, border.lineWidth > 0 {
            annotation.color.setStroke()
            border.draw(in: bounds)
        }
        guard let string, !string.isEmpty else { return }
        let style = NSMutableParagraphStyle()
        style.alignment = centered ? .center : annotation.alignment
        let attributes: [NSAttributedString.Key: Any] = [
            .font: annotation.font ?? UIFont.systemFont(ofSize: 12),
            .foregroundColor: annotation.fontColor ?? UIColor.black, .paragraphStyle: style,
        ]
        let inset = annotation.border == nil ? 2 : border.lineWidth + 2
        upright(bounds.insetBy(dx: inset, dy: 0)) { rect in
            var rect = rect
            if centered {
                let height = (string as NSString).size(withAttributes: attributes).height
                rect = CGRect(x: 0, y: (rect.height - height) / 2, width: rect.width, height: height)
            }
            (string as NSString).draw(in: rect, withAttributes: attributes)
        }
    }

    private func stamp() {
        annotation.color.setStroke()
        let path = UIBezierPath(roundedRect: inner, cornerRadius: min(bounds.height / 6, 8))
        border.prepare(path)
        path.stroke()
        text(annotation.stampName ?? annotation.contents, centered: true)
    }

    private func ink() {
        context.translateBy(x: bounds.minX, y: bounds.minY)
        annotation.color.setStroke()
        for path in annotation.paths ?? [] {
            if annotation.border != nil { border.prepare(path) }
            path.stroke()
        }
    }

    private func line() {
        context.translateBy(x: bounds.minX, y: bounds.minY)
        let (start, end) = (annotation.startPoint, annotation.endPoint)
        annotation.color.set()
        let path = UIBezierPath()
        path.move(to: start)
        path.addLine(to: end)
        border.prepare(path)
        path.stroke()
        head(at: start, from: end, annotation.startLineStyle)
        head(at: end, from: start, annotation.endLineStyle)
    }

    private func head(at tip: CGPoint, from start: CGPoint, _ style: PDFLineStyle) {
        guard style == .openArrow || style == .closedArrow else { return }
        let angle = atan2(tip.y - start.y, tip.x - start.x)
        let length = max(border.lineWidth * 4, 8)
        func corner(_ turn: CGFloat) -> CGPoint {
            CGPoint(x: tip.x - length * cos(angle + turn), y: tip.y - length * sin(angle + turn))
        }
        let path = UIBezierPath()
        path.lineWidth = border.lineWidth
        path.move(to: corner(0.5))
        path.addLine(to: tip)
        path.addLine(to: corner(-0.5))
        if style == .closedArrow {
            path.close()
            path.fill()
        }
        path.stroke()
    }

    private func shape(_ path: UIBezierPath) {
        if let interior = annotation.interiorColor {
            interior.setFill()
            path.fill()
        }
        annotation.color.setStroke()
        border.prepare(path)
        if border.lineWidth > 0 { path.stroke() }
    }

    private func mark(_ kind: PDFAnnotationSubtype) {
        for rect in markedLines {
            switch kind {
            case .highlight:
                context.setBlendMode(.multiply)
                annotation.color.setFill()
                UIBezierPath(rect: rect).fill()
            case .underline: stroke(rect, y: rect.minY + 1)
            default: stroke(rect, y: rect.midY)
            }
        }
    }

    private func stroke(_ rect: CGRect, y: CGFloat) {
        annotation.color.setStroke()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: y))
        border.prepare(path)
        path.stroke()
    }

    /// The rectangles around the corners that are told, four for each line of text.
    private var markedLines: [CGRect] {
        let points = (annotation.quadrilateralPoints ?? []).map(\.cgPointValue)
        guard points.count >= 4 else { return [bounds] }
        return stride(from: 0, to: points.count - 3, by: 4).map { first in
            let corners = points[first..<first + 4]
            let (x, y) = (corners.map(\.x), corners.map(\.y))
            return CGRect(x: x.min()!, y: y.min()!, width: x.max()! - x.min()!, height: y.max()! - y.min()!)
                .offsetBy(dx: bounds.minX, dy: bounds.minY)
        }
    }

    private func note() {
        let side = min(bounds.width, bounds.height)
        let place = CGRect(x: bounds.minX, y: bounds.maxY - side, width: side, height: side)
        annotation.color.setFill()
        UIBezierPath(roundedRect: place, cornerRadius: side / 6).fill()
        UIColor.black.withAlphaComponent(0.6).setStroke()
        for part in [0.3, 0.5, 0.7] {
            let path = UIBezierPath()
            path.lineWidth = max(side / 16, 0.5)
            path.move(to: CGPoint(x: place.minX + side * 0.2, y: place.minY + side * part))
            path.addLine(to: CGPoint(x: place.minX + side * 0.8, y: place.minY + side * part))
            path.stroke()
        }
    }

    private func field() {
        switch annotation.widgetFieldType {
        case .button where annotation.widgetControlType == .pushButtonControl: button()
        case .button: choice()
        default:
            let value = annotation.widgetStringValue ?? ""
            text(annotation.isPasswordField ? String(repeating: "•", count: value.count) : value)
        }
    }

    private func button() {
        (annotation.backgroundColor ?? UIColor(white: 0.9, alpha: 1)).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: min(bounds.height / 4, 6)).fill()
        text(annotation.caption, centered: true, hasBackground: false)
    }

    private func choice() {
        let side = min(bounds.width, bounds.height)
        let place = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
            .insetBy(dx: side / 8, dy: side / 8)
        func path(_ rect: CGRect) -> UIBezierPath {
            annotation.widgetControlType == .radioButtonControl
                ? UIBezierPath(ovalIn: rect) : UIBezierPath(roundedRect: rect, cornerRadius: rect.width / 8)
        }
        UIColor.black.setStroke()
        let outline = path(place)
        outline.lineWidth = max(side / 20, 0.5)
        outline.stroke()
        guard annotation.buttonWidgetState == .onState else { return }
        UIColor.black.setFill()
        path(place.insetBy(dx: place.width / 4, dy: place.height / 4)).fill()
    }
}
