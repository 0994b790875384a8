import AttributeGraph
import Foundation

/// Views of a lazy container that come into sight in an animated change.
extension LazyWindow {
    /// In an animated change, views that come into sight because others went do not appear in their places: they are recorded first as far
    /// from them as their neighbours move, and then go there with those, in the same pass.
    func slideIn(
        _ items: [ContainerItem], _ frames: inout [Frame], _ axis: Axis, isPossible: Bool
    ) {
        _ = slides.value
        let pass = loop.pass
        let slides = isPossible && isSliding && endOfSlides != pass
        var (distance, isNeeded): (CGFloat?, Bool) = (nil, false)
        for (item, frame) in zip(items, frames) {
            if item.firstPass == nil { item.firstPass = pass }
            if item.passOfOrigin != pass {
                item.passOfOrigin = pass
                item.originBefore = item.geometry.untracked.origin
            }
            if item.firstPass == pass { isNeeded = true }
            guard slides, item.firstPass != pass else { continue }
            distance = axis == .vertical ? item.originBefore.y - frame.origin.y : item.originBefore.x - frame.origin.x
        }
        guard slides, isNeeded, let last = distance, last != 0 else { return }
        // Each goes along with the neighbour before it, or else the one behind it.
        var neighbour: CGFloat?
        var waiting: [Int] = []
        func shift(_ index: Int, by distance: CGFloat) {
            if axis == .vertical { frames[index].origin.y += distance } else { frames[index].origin.x += distance }
        }
        for index in frames.indices {
            let item = items[index]
            if item.firstPass == pass {
                if let neighbour { shift(index, by: neighbour) } else { waiting.append(index) }
            } else {
                let origin = frames[index].origin
                neighbour = axis == .vertical ? item.originBefore.y - origin.y : item.originBefore.x - origin.x
                for index in waiting { shift(index, by: neighbour!) }
                waiting = []
            }
        }
        loop.afterRecording { [weak self] in
            guard let self, endOfSlides != pass else { return }
            endOfSlides = pass
            _ = loop.graph.perform { self.slides.set(self.slides.untracked + 1) }
        }
    }

    /// Whether what changes now is animated, and no view was put in: those fade in where they are.
    private var isSliding: Bool {
        let transaction = loop.transaction
        return transaction.animation != nil && !transaction.disablesAnimations && passOfInsertion != loop.pass
    }
}
