import Foundation

/// How far content is pulled beyond its ends; positive where it goes down or right.
struct Overscroll: Animatable, Equatable {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

/// A scroll view beyond its ends.
extension ScrollPositionSource {
    /// Pulls the content beyond an end, by half of what the finger goes. Returns whether anything moved.
    func pullBeyond(_ delta: CGSize) -> Bool {
        guard isEnabled, let limits, delta.height.isFinite, delta.width.isFinite else { return false }
        var current = pull.get()
        let before = current
        func change(_ length: inout CGFloat, _ delta: CGFloat, _ most: CGFloat, _ offset: CGFloat, _ axis: Axis) {
            guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return }
            let bounces = settings.bounces(axis, content: most > 0)
            let canRefresh = axis == .vertical && settings.refresh != nil && offset <= 0
            guard bounces || canRefresh || length != 0 else { return }
            let atStart = offset <= 0 && delta < 0
            let atEnd = offset >= most && delta > 0 && bounces
            guard atStart || atEnd || length != 0 else { return }
            let next = length - delta / 2
            // Going back, it ends at its place and the rest scrolls.
            length = length != 0 && (next > 0) != (length > 0) ? 0 : min(max(next, -160), 160)
        }
        change(&current.x, delta.width, limits.most.x, limits.current.x, .horizontal)
        change(&current.y, delta.height, limits.most.y, limits.current.y, .vertical)
        guard current != before else { return false }
        self.pull.set(current, transaction: Transaction())
        return true
    }

    var isPulled: Bool { pull.get() != Overscroll() }

    /// The pull ends: what it was enough for happens, and the content goes back.
    func endPull() {
        let current = pull.get()
        guard current != Overscroll() else { return }
        if current.y >= ScrollRefresh.distance { settings.refresh?.start() }
        pull.set(Overscroll(), transaction: Transaction(animation: .spring(response: 0.35, dampingFraction: 1)))
    }
}
