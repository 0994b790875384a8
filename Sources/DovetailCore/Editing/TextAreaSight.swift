import AttributeGraph
import Foundation

/// Which part of a text of several lines can be seen, and how high the text is as far as that is known.
///
/// A field that grows is as high as its text, and a scroll view around it shows a small part of that. Only the paragraphs in that part, and the
/// one with the caret, are shaped; the heights of all others are estimated. When a paragraph that comes into sight turns out to be of
/// another height, the view becomes higher or lower, and the scroll view goes along, so that what is seen stays where it is.
struct TextAreaSight {
    /// What can be seen, in points from the view's top; nil for nothing. It is rounded outwards, so that a scroll view that moves by some
    /// points need not record the text anew.
    typealias Range = ClosedRange<CGFloat>

    let range: Attribute<Range?>
    /// The height of the whole text; 0 for a view that does not grow with it.
    let height: Attribute<CGFloat>
    /// Where the view is.
    let place: ViewPlace

    init(
        view: Attribute<TextInputView>, editing: Attribute<TextEditingState>, layout: Attribute<TextAreaLayout>,
        inputs: _ViewInputs
    ) {
        range = Attribute(value: 0...0)
        height = Attribute(value: 0)
        place = ViewPlace(of: inputs)
        _ = Attribute(
            effect: TextAreaSightRule(
                view: view, editing: editing, layout: layout, inputs: inputs, place: place, range: range, height: height
            ),
            stage: .layout)
    }
}

extension TextAreaSight.Range {
    /// The part of it that is in a view of some height; nil where there is none.
    func limited(to height: CGFloat) -> Self? {
        lowerBound < height ? Swift.max(lowerBound, 0)...Swift.max(Swift.min(upperBound, height), 0) : nil
    }
}

private struct TextAreaSightRule: StatefulRule {
    let view: Attribute<TextInputView>
    let editing: Attribute<TextEditingState>
    let layout: Attribute<TextAreaLayout>
    let inputs: _ViewInputs
    let place: ViewPlace
    let range: Attribute<TextAreaSight.Range?>
    let height: Attribute<CGFloat>

    /// The points that bounds of the range are multiples of.
    private static let step: CGFloat = 200
    private static let highestWindow: CGFloat = 20_000

    mutating func update(previous: Void?) -> RuleResult<Void> {
        inputs.container?.bringPlacementUpToDate()
        let size = inputs.geometry.value.size
        let scrollView = inputs.graphInputs.scrollTargets?.scrollPosition
        let seen = rounded(place.visibleBounds(in: nil), size.height)
        range.set(seen)
        guard view.value.kind == .growing else { return previous == nil ? .changed(()) : .unchanged }
        let layout = layout.value
        layout.setWidth(size.width)
        let state = editing.value
        if let seen = seen?.limited(to: size.height) {
            measure(seen.lowerBound + state.scroll.y, seen.upperBound + state.scroll.y, layout, scrollView)
        }
        // It is drawn wherever it is, and must not be the first to find out how high its paragraph is.
        if state.isFocused { _ = layout.height(of: layout.paragraph(at: min(state.caret, layout.text.utf8.count))) }
        height.set(layout.totalHeight)
        return previous == nil ? .changed(()) : .unchanged
    }

    private func rounded(_ seen: CGRect, _ height: CGFloat) -> TextAreaSight.Range? {
        guard !seen.isNull else { return nil }
        let top = max(seen.minY, 0)
        // Outside of scroll views nothing says what is seen; no window is higher than this.
        let bottom = min(seen.maxY, height, top + Self.highestWindow)
        guard top <= bottom else { return nil }
        return (top / Self.step).rounded(.down) * Self.step...(bottom / Self.step).rounded(.up) * Self.step
    }

    /// Finds out the heights of the paragraphs in sight. The first one that was known before stays where it is.
    private func measure(
        _ top: CGFloat, _ bottom: CGFloat, _ layout: TextAreaLayout, _ scrollView: ScrollPositionSource?
    ) {
        let anchor = layout.measured(from: top, to: bottom)
        let place = anchor.map { layout.top(of: $0) }
        _ = layout.visible(from: top, to: bottom)
        guard let anchor, let place else { return }
        let moved = layout.top(of: anchor) - place
        if moved != 0 { _ = scrollView?.follow(moved, along: .vertical) }
    }
}
