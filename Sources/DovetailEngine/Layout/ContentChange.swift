import AttributeGraph
import Foundation

/// How the content of a leaf turns into another one.
package enum ContentChangeStyle: Hashable, Sendable {
    /// At once.
    case none
    /// One fades out while the other one fades in.
    case fade
    /// The same, and where only the size of the same characters differs, both grow or shrink together.
    case interpolate
    /// The characters that differ roll away, upwards when a number grows, and others come after them.
    case roll(goesUp: Bool)
    /// One shrinks (or grows, for upUp; or goes at once) and then the other one grows.
    case replace(SymbolReplacement)
}

/// The ways of replacing a symbol by another one.
package enum SymbolReplacement: Hashable, Sendable { case downUp, upUp, offUp }

/// The change of a leaf's content while it is under way: several *pieces* that come and go, each drawn by a node inside the leaf's own.
///
/// A piece is a whole content, or one character of a text. It has a presence, which goes to 1 or 0, and a place, which moves where
/// the same character stands elsewhere in the new text. A change of a change goes on with the pieces that are there, so nothing jumps.
final class ContentChange {
    private final class Piece {
        let content: DisplayContent
        let size: CGSize
        /// The character, of a text that rolls.
        let character: Character?
        let style: ContentChangeStyle
        var place: Motion<AnimatablePair<CGFloat, CGFloat>>
        var presence: Motion<Double>
        /// Whether it belongs to the content that the leaf has now.
        var isComing = true
        let node: DisplayNode
        private let inner: DisplayNode

        init(
            _ content: DisplayContent, _ size: CGSize, character: Character? = nil, at place: CGPoint,
            style: ContentChangeStyle, presence: Double, tree: DisplayTree
        ) {
            self.content = content
            self.size = size
            self.character = character
            self.style = style
            self.place = Motion(at: AnimatablePair(place.x, place.y))
            self.presence = Motion(at: presence)
            node = tree.makeNode()
            inner = tree.makeNode()
            tree.setChildren(node, [inner])
            tree.setContent(inner, content)
        }

        func show(at offset: CGPoint, scale: CGSize, opacity: Double, in tree: DisplayTree) {
            tree.setGeometry(node, origin: offset, size: size)
            tree.setGeometry(inner, origin: .zero, size: size)
            let isScaled = scale != CGSize(width: 1, height: 1)
            tree.setEffect(
                node, isScaled ? .transform(CGAffineTransform(scaleX: scale.width, y: scale.height)) : .none)
            tree.setEffect(inner, opacity == 1 ? .none : .opacity(opacity))
        }
    }

    private let tree: DisplayTree
    private let loop: UpdateLoop
    private let engine: any TextEngine
    private var pieces: [Piece] = []
    /// What the leaf shows when the change is over.
    private(set) var target: DisplayContent
    private var targetSize: CGSize
    /// The point of the frame, in shares of its size, that stays in its place while the size changes.
    private var anchor: UnitPoint

    /// - Parameters:
    ///   - content: What was shown before the change.
    ///   - size: The size that it was laid out in.
    ///   - anchor: See ``anchor(from:to:)``.
    init(
        from content: DisplayContent, size: CGSize, anchor: UnitPoint, tree: DisplayTree, loop: UpdateLoop,
        engine: any TextEngine
    ) {
        self.tree = tree
        self.loop = loop
        self.engine = engine
        self.anchor = anchor
        target = content
        targetSize = size
    }

    /// The point that two frames have in common, in shares of their sizes.
    static func anchor(from old: CGRect, to new: CGRect) -> UnitPoint {
        func share(_ start: CGFloat, _ growth: CGFloat) -> CGFloat {
            growth == 0 ? 0.5 : min(max(-start / growth, 0), 1)
        }
        return UnitPoint(
            x: share(new.minX - old.minX, new.width - old.width),
            y: share(new.minY - old.minY, new.height - old.height))
    }

    /// Whether one content is another one, and not the same in other colours.
    static func isChange(from old: DisplayContent, to new: DisplayContent) -> Bool {
        switch (old, new) {
        case (.text(let old), .text(let new)): !old.hasSameLines(as: new)
        case (.symbol(let old), .symbol(let new)):
            old.name != new.name || old.alternatives != new.alternatives || old.weight != new.weight
                || old.pointSize != new.pointSize
        case (.image(let old), .image(let new)): old.source != new.source
        case (.none, _), (_, .none): false
        default: true
        }
    }

    // MARK: A new content

    /// Turns to another content, from whatever is drawn now.
    func change(
        to content: DisplayContent, size: CGSize, style: ContentChangeStyle, transaction: Transaction,
        environment: InheritedEnvironment
    ) {
        let now = loop.now
        func set(_ piece: Piece, presence: Double) {
            piece.presence.retarget(
                to: presence, animation: transaction.animation, at: now, completions: transaction.completions,
                environment: { environment.untracked })
        }
        let characters = self.characters(content, size, style)
        if pieces.isEmpty {
            let old = characters == nil ? nil : self.characters(target, targetSize, style)
            pieces =
                old?.map { makePiece($0, style, presence: 1) }
                ?? [Piece(target, targetSize, at: place(.zero, targetSize), style: style, presence: 1, tree: tree)]
        }
        target = content
        targetSize = size
        let present = pieces.filter(\.isComing)
        guard let characters else {
            for piece in present {
                piece.isComing = false
                set(piece, presence: 0)
            }
            let new = Piece(content, size, at: place(.zero, size), style: style, presence: 0, tree: tree)
            set(new, presence: 1)
            return pieces.append(new)
        }
        // The characters at the start and the end that are the same stay.
        let start = zip(present, characters).prefix { $0.character == $1.character }.count
        let rest = min(present.count, characters.count) - start
        let end = zip(present.reversed(), characters.reversed()).prefix(rest).prefix { $0.character == $1.character }
            .count
        for (index, piece) in present.enumerated() {
            let isKept = index < start || index >= present.count - end
            piece.isComing = isKept
            guard isKept else {
                set(piece, presence: 0)
                continue
            }
            let place = characters[index < start ? index : index + characters.count - present.count].place
            piece.place.retarget(to: AnimatablePair(place.x, place.y), animation: transaction.animation, at: now)
        }
        let new = characters[start..<characters.count - end].map { makePiece($0, style, presence: 0) }
        for piece in new { set(piece, presence: 1) }
        // In the text's order, which the next change compares with.
        let kept = present.filter(\.isComing)
        pieces = pieces.filter { !$0.isComing } + kept.prefix(start) + new + kept.dropFirst(start)
    }

    private func makePiece(_ character: PlacedCharacter, _ style: ContentChangeStyle, presence: Double) -> Piece {
        Piece(
            .text(character.text), character.size, character: character.character, at: character.place, style: style,
            presence: presence, tree: tree)
    }

    /// Where something at an offset within a content stands, relative to the anchor.
    private func place(_ offset: CGPoint, _ size: CGSize) -> CGPoint {
        CGPoint(x: offset.x - anchor.x * size.width, y: offset.y - anchor.y * size.height)
    }

    private struct PlacedCharacter {
        let character: Character
        let text: ResolvedText
        let size: CGSize
        let place: CGPoint
    }

    /// The characters of a text in one line; nil for anything else, which changes as a whole.
    private func characters(
        _ content: DisplayContent, _ size: CGSize, _ style: ContentChangeStyle
    ) -> [PlacedCharacter]? {
        guard case .roll = style, case .text(let text) = content, !text.isRightToLeft, !text.isRedacted
        else { return nil }
        let shape = text.shape ?? engine.shape(text)
        let lines = shape.lines(in: size)
        guard lines.count == 1, !lines[0].isTruncated, text.runs.allSatisfy({ $0.image == nil }) else { return nil }
        var result: [PlacedCharacter] = []
        var offset = 0
        for run in text.runs {
            for character in run.text {
                let length = character.utf8.count
                defer { offset += length }
                guard let box = shape.rectangles(of: offset..<offset + length, in: size).first else { continue }
                var single = ResolvedText(runs: [ResolvedText.Run(text: String(character), style: run.style)])
                single.device = text.device
                let singleShape = engine.shape(single)
                single.shape = singleShape
                let singleSize = singleShape.measure(width: nil, height: nil).size
                result.append(
                    PlacedCharacter(
                        character: character, text: single, size: singleSize,
                        place: place(CGPoint(x: box.minX, y: lines[0].frame.minY), size)))
            }
        }
        return result
    }

    // MARK: Drawing

    /// Draws the change as of now, for a frame of a size. Returns the nodes, or nil when the change is over.
    func show(size: CGSize) -> [DisplayNode]? {
        var next: Double?
        let isSame = pieces.allSatisfy(isOfSameCharacters)
        var gone: Set<ObjectIdentifier> = []
        for piece in pieces {
            let presence = piece.presence.value(at: loop.now)
            let place = piece.place.value(at: loop.now)
            for time in [piece.presence.nextTime(after: loop.now), piece.place.nextTime(after: loop.now)] {
                if let time { next = min(time, next ?? time) }
            }
            if !piece.isComing, piece.presence.nextTime(after: loop.now) == nil { gone.insert(ObjectIdentifier(piece)) }
            draw(
                piece, presence,
                CGPoint(x: place.first + anchor.x * size.width, y: place.second + anchor.y * size.height),
                fillsFrame: isSame ? size : nil)
        }
        guard let next else { return nil }
        if next > loop.now {
            loop.wake(at: next, loop.graph.runningAttribute)
        } else {
            _ = loop.time.value
            loop.noteAnimating()
        }
        pieces.removeAll { gone.contains(ObjectIdentifier($0)) }
        // What comes is found first.
        return (pieces.filter(\.isComing) + pieces.filter { !$0.isComing }).map(\.node)
    }

    /// - Parameter frame: The size to grow into, where all pieces are of the same characters.
    private func draw(_ piece: Piece, _ presence: Double, _ place: CGPoint, fillsFrame frame: CGSize?) {
        var offset = place
        var scale = CGSize(width: 1, height: 1)
        var opacity = min(max(presence, 0), 1)
        switch piece.style {
        case .none, .fade: break
        case .interpolate:
            if let frame, piece.size.width > 0, piece.size.height > 0 {
                scale = CGSize(width: frame.width / piece.size.width, height: frame.height / piece.size.height)
                offset = .zero
            }
        case .roll(let goesUp):
            // What comes follows what goes.
            let way = (1 - presence) * piece.size.height * 0.6
            offset.y += piece.isComing == goesUp ? way : -way
        case .replace(let kind):
            opacity = min(max(2 * presence - 1, 0), 1)
            var factor = 0.5 + 0.5 * presence
            if !piece.isComing, kind == .upUp { factor = 1 + 0.4 * (1 - presence) }
            if !piece.isComing, kind == .offUp { (factor, opacity) = (1, 0) }
            scale = CGSize(width: factor, height: factor)
            offset.x += (1 - factor) * piece.size.width / 2
            offset.y += (1 - factor) * piece.size.height / 2
        }
        piece.show(at: offset, scale: scale, opacity: opacity, in: tree)
    }

    /// Whether a piece and the leaf's content differ in their fonts only.
    private func isOfSameCharacters(_ piece: Piece) -> Bool {
        switch (piece.content, target) {
        case (.text(let one), .text(let other)): one.string == other.string
        case (.symbol(let one), .symbol(let other)): one.name == other.name
        default: false
        }
    }
}
