import DovetailUIKit
import Foundation

/// Paints a stroke while a person draws it, at the cost of what is new: pieces that are done keep what they have painted.
///
/// A piece is opaque, and the whole has the ink's opacity, so that where pieces meet it is as dark as elsewhere.
@MainActor
final class GrowingStroke: UIView {
    /// A piece has no more places than this.
    private static let longest = 32
    private var pieces: [StrokePiece] = []
    /// How many places all pieces have painted so far, again and again: for tests.
    private(set) var paintedPlaces = 0

    /// Adds a place. The first says what the stroke looks like.
    func add(_ place: CGPoint, _ tool: PKInkingTool) {
        if let last = pieces.last {
            if last.places.count < Self.longest { return last.add(place) }
            // The next piece begins in the middle of the way, where the curve of this one ends.
            let next = piece(last.ink, last.width, before: last.places[last.places.count - 1])
            last.end(before: place)
            next.add(place)
            return
        }
        alpha = tool.ink.inkType.opacity * tool.ink.color.cgColor.alpha
        piece(tool.ink, tool.width, before: nil).add(place)
    }

    /// Takes the stroke away.
    func clear() {
        for piece in pieces { piece.removeFromSuperview() }
        pieces = []
    }

    private func piece(_ ink: PKInk, _ width: CGFloat, before: CGPoint?) -> StrokePiece {
        let piece = StrokePiece(ink: ink, width: width, before: before)
        piece.frame = bounds
        piece.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        piece.isUserInteractionEnabled = false
        piece.painted = { [weak self] in self?.paintedPlaces += $0 }
        addSubview(piece)
        pieces.append(piece)
        return piece
    }
}

/// A part of a stroke that is being drawn.
private final class StrokePiece: UIView {
    let ink: PKInk
    let width: CGFloat
    private(set) var places: [CGPoint] = []
    /// The last place of the piece before this one.
    private let before: CGPoint?
    /// The first place of the piece after this one.
    private var after: CGPoint?
    var painted: ((Int) -> Void)?

    init(ink: PKInk, width: CGFloat, before: CGPoint?) {
        (self.ink, self.width, self.before) = (ink, width, before)
        super.init(frame: .zero)
        backgroundColor = .clear
    }
    required init?(coder: NSCoder) { nil }

    func add(_ place: CGPoint) {
        places.append(place)
        setNeedsDisplay()
    }
    func end(before place: CGPoint) {
        after = place
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let first = places.first else { return }
        painted?(places.count)
        let color = ink.color.withAlphaComponent(1).cgColor
        guard before != nil || places.contains(where: { $0 != first }) else {
            context.setFillColor(color)
            let side = CGSize(width: width, height: width)
            return context.fillEllipse(
                in: CGRect(origin: CGPoint(x: first.x - width / 2, y: first.y - width / 2), size: side))
        }
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setStrokeColor(color)
        context.setLineWidth(width)
        context.addPath(curve)
        context.strokePath()
    }

    /// As the finished stroke's: from middle to middle of what is between two places, bent by the places.
    private var curve: CGPath {
        func middle(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        }
        let line = CGMutablePath()
        var way = places
        if let before {
            // The middle that the piece before ended at bends by this piece's first place.
            line.move(to: middle(before, way[0]))
        } else {
            line.move(to: way[0])
        }
        if let after { way.append(after) }
        for (from, to) in zip(way, way.dropFirst()).dropLast(after == nil ? 1 : 0) {
            line.addQuadCurve(to: middle(from, to), control: from)
        }
        if after == nil {
            let last = way[way.count - 1]
            line.addQuadCurve(to: last, control: way.count > 1 ? way[way.count - 2] : last)
        }
        return line
    }
}
