import Foundation

/// Scrolling to a part of the content.
extension ScrollPositionSource {
    /// Scrolls to a part of the content, and looks again as rows on the way there turn out to be of other lengths than was thought.
    ///
    /// - Parameters:
    ///   - frame: Where the part is in the content's coordinates; nil where there is none.
    ///   - anchor: The point of the part that comes to the same point of the scroll view; nil to scroll as little as is needed.
    /// - Returns: Whether there is such a part.
    @discardableResult
    func scroll(toShow frame: @escaping () -> CGRect?, anchor: UnitPoint?, animation: Animation?) -> Bool {
        let aim = Aim(frame: frame, anchor: anchor)
        guard let target = target(of: aim) else { return false }
        scroll(to: target, animation: animation)
        self.aim = aim
        // A movement looks again when it ends.
        if motion == nil { loop.afterEvaluation { [weak self] in self?.aimAgain() } }
        return true
    }

    /// The offset, within the limits, at which a program sees what it scrolled to.
    private func target(of aim: Aim) -> CGPoint? {
        guard let limits, let frame = loop.graph.perform(aim.frame) else { return nil }
        // What is aimed at comes into the view between the margins; so offsets are those of the content without them.
        let margins = margins
        let view = CGSize(
            width: limits.view.width - margins.leading - margins.trailing,
            height: limits.view.height - margins.top - margins.bottom)
        func place(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ now: CGFloat, _ anchor: CGFloat?) -> CGFloat {
            if let anchor { return start + (end - start) * anchor - length * anchor }
            if start < now || end - start > length { return start }
            return max(now, end - length)
        }
        var target = limits.current
        if axes.contains(.horizontal) {
            let anchor = aim.anchor.map { isMirrored ? 1 - $0.x : $0.x }
            target.x = place(frame.minX, frame.maxX, view.width, limits.current.x, anchor)
        }
        if axes.contains(.vertical) {
            target.y = place(frame.minY, frame.maxY, view.height, limits.current.y, aim.anchor?.y)
        }
        return CGPoint(x: min(max(0, target.x), limits.most.x), y: min(max(0, target.y), limits.most.y))
    }

    func aimAgain() {
        guard var aim, motion == nil else { return }
        aim.tries += 1
        guard aim.tries < 10, let target = target(of: aim), target != limits?.current else { return self.aim = nil }
        self.aim = aim
        scroll(to: target, animation: nil)
        loop.afterEvaluation { [weak self] in self?.aimAgain() }
    }
}
