import DovetailUIKit
import Foundation

/// The line around an annotation, or of which its paths are.
open class PDFBorder: NSObject, @unchecked Sendable {
    /// How it is drawn: dashed or whole. Beveled, inset and underlined ones are drawn whole.
    open var style = PDFBorderStyle.solid
    /// How wide it is, in points.
    open var lineWidth: CGFloat = 1
    /// The lengths of dashes and gaps, in points.
    open var dashPattern: [Any]?

    public override init() {}

    /// Draws it around a rectangle, in the colour of `setStroke()`.
    open func draw(in rect: CGRect) {
        MainActor.assumeIsolated {
            let path = UIBezierPath(rect: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
            prepare(path)
            path.stroke()
        }
    }

    /// Gives a path its width and dashes.
    @MainActor
    func prepare(_ path: UIBezierPath) {
        path.lineWidth = lineWidth
        guard style == .dashed else { return }
        let lengths = (dashPattern ?? []).compactMap {
            ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat
        }
        path.setLineDash(lengths.isEmpty ? [3] : lengths, count: max(lengths.count, 1), phase: 0)
    }
}
