import DovetailCore
import Foundation

/// The heights of a sheet, and the present one.
struct Detents {
    private let all: Set<PresentationDetent>
    private let selection: Binding<PresentationDetent>?
    private let own: Binding<PresentationDetent?>
    private let environment: EnvironmentValues

    init(_ options: PresentationOptions, own: Binding<PresentationDetent?>, environment: EnvironmentValues) {
        all = options.detents ?? []
        selection = options.selection
        self.own = own
        self.environment = environment
    }

    var isSet: Bool { !all.isEmpty }
    var count: Int { all.count }

    private func sorted(in most: CGFloat) -> [(PresentationDetent, CGFloat)] {
        all.compactMap { detent in detent.height(in: most, environment).map { (detent, $0) } }.sorted { $0.1 < $1.1 }
    }

    private var chosen: PresentationDetent? {
        let chosen = selection?.wrappedValue ?? own.wrappedValue
        return chosen.flatMap { all.contains($0) ? $0 : nil }
    }

    func height(in most: CGFloat) -> CGFloat? {
        let heights = sorted(in: most)
        return (heights.first { $0.0 == chosen } ?? heights.first)?.1
    }

    /// Whether the sheet is not higher than a detent, which it need not have. Without detents it has all of the height.
    func isNoHigher(than detent: PresentationDetent, in most: CGFloat) -> Bool {
        // The window has not been measured yet.
        guard most > 0, let limit = detent.height(in: most, environment) else { return false }
        return (height(in: most) ?? most) <= limit
    }

    /// The least and the greatest height.
    func range(in most: CGFloat) -> ClosedRange<CGFloat>? {
        let heights = sorted(in: most)
        guard let first = heights.first, let last = heights.last else { return nil }
        return first.1...last.1
    }

    /// Goes to the height that is nearest to one.
    func choose(nearest height: CGFloat, in most: CGFloat) {
        guard let (detent, _) = sorted(in: most).min(by: { abs($0.1 - height) < abs($1.1 - height) }) else { return }
        choose(detent)
    }

    private func choose(_ detent: PresentationDetent) {
        if let selection { selection.wrappedValue = detent } else { own.wrappedValue = detent }
    }

    /// Goes to the next height, and from the last to the first.
    func advance() {
        // The order of heights is the same in all windows but very low ones.
        let order = sorted(in: 1000).map(\.0)
        guard let first = order.first else { return }
        let index = order.firstIndex { $0 == (chosen ?? first) } ?? 0
        let next = order[(index + 1) % order.count]
        choose(next)
    }
}
