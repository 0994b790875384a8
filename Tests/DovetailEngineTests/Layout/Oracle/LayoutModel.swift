import CoreFoundation
import DovetailCore
import Foundation

/// SwiftUI's rules of layout, written down a second time and without regard to speed: a view is asked for its size, and told where
/// it is. Nothing here is taken from the library but the types of numbers.
final class ModelView {
    struct Offer: Equatable {
        var width: CGFloat?
        var height: CGFloat?
    }

    let tree: LayoutTree
    let path: String
    let parts: [ModelView]
    /// The axis of the stack around: the children of an overlay stack are in none, what modifies a view changes nothing.
    let axis: Axis?
    private var known: [(Offer, CGSize)] = []
    /// Whether a stack had a child that is infinitely long whatever it is offered. Who chooses first then, no rule says.
    nonisolated(unsafe) static var isUndecided = false

    init(_ tree: LayoutTree, path: String, axis: Axis?) {
        self.tree = tree
        self.path = path
        self.axis = axis
        let inner: Axis? =
            switch tree {
            case .hstack: .horizontal
            case .vstack: .vertical
            case .zstack: nil
            default: axis
            }
        parts = tree.parts.enumerated().map { ModelView($1, path: "\(path).\($0)", axis: inner) }
    }

    // MARK: Priority

    /// Spacers come last. What modifies one view has that view's priority, a container none.
    var priority: Double {
        switch tree {
        case .spacer: -.infinity
        case .priority(let value, _): value
        case .color, .wrapping, .divider, .hstack, .vstack, .zstack: 0
        default: parts[0].priority
        }
    }

    var isSpacer: Bool { if case .spacer = tree { true } else { false } }

    // MARK: Size

    func size(_ offer: Offer) -> CGSize {
        for (other, size) in known where other == offer { return size }
        let size = workOutSize(offer)
        known.append((offer, size))
        return size
    }

    private func workOutSize(_ offer: Offer) -> CGSize {
        switch tree {
        case .color: return CGSize(width: offer.width ?? 10, height: offer.height ?? 10)
        case .wrapping(let area):
            let width = max(min(offer.width ?? area / 10, area / 10), 10)
            return CGSize(width: width, height: area / width)
        case .spacer(let least):
            let least = least ?? 8
            let width = axis == .vertical ? 0 : max(offer.width ?? least, least)
            let height = axis == .horizontal ? 0 : max(offer.height ?? least, least)
            return CGSize(width: width, height: height)
        case .divider:
            return axis == .horizontal
                ? CGSize(width: 0.5, height: offer.height ?? 10) : CGSize(width: offer.width ?? 10, height: 0.5)
        case .hstack(let guide, let spacing, _):
            let row = ModelLine(self, isRow: true, spacing: spacing) { $0.guide(guide, $1, $2) }
            return row.size(offer)
        case .vstack(let guide, let spacing, _):
            let column = ModelLine(self, isRow: false, spacing: spacing) { $0.guide(guide, $1, $2) }
            return column.size(offer)
        case .zstack(let x, let y, _): return pile(offer, x, y).size
        case .frame(let width, let height, _, _, _):
            let inner = parts[0].size(Offer(width: width ?? offer.width, height: height ?? offer.height))
            return CGSize(width: width ?? inner.width, height: height ?? inner.height)
        case .flexible(let width, let height, _, _, _):
            let passed = Offer(width: width.passOn(offer.width), height: height.passOn(offer.height))
            let inner = parts[0].size(passed)
            return CGSize(
                width: width.frame(offer.width, around: inner.width),
                height: height.frame(offer.height, around: inner.height))
        case .padding(let insets, _):
            let inner = parts[0].size(inset(offer, insets))
            return CGSize(
                width: max(0, inner.width + insets.leading + insets.trailing),
                height: max(0, inner.height + insets.top + insets.bottom))
        case .fixedSize(let x, let y, _):
            return parts[0].size(Offer(width: x ? nil : offer.width, height: y ? nil : offer.height))
        case .aspect(let ratio, let mode, _): return parts[0].size(proportional(offer, ratio, mode))
        case .priority, .layer, .horizontalGuide, .verticalGuide: return parts[0].size(offer)
        }
    }

    private func inset(_ offer: Offer, _ insets: EdgeInsets) -> Offer {
        Offer(
            width: offer.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: offer.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    /// The largest rectangle of the proportions in the offer, or the smallest around it; nothing is asked of an open side.
    private func proportional(_ offer: Offer, _ ratio: CGFloat?, _ mode: ContentMode) -> Offer {
        if offer.width == nil && offer.height == nil { return offer }
        let ideal = parts[0].size(Offer())
        var (across, down) = ratio.map { ($0, 1) } ?? (ideal.width, ideal.height)
        if across == down { (across, down) = (1, 1) }
        var factors: [CGFloat] = []
        if let width = offer.width { factors.append(across == 0 && width == 0 ? .infinity : width / across) }
        if let height = offer.height { factors.append(down == 0 && height == 0 ? .infinity : height / down) }
        let factor = mode == .fit ? factors.min()! : factors.max()!
        return Offer(width: across == 0 ? 0 : across * factor, height: down == 0 ? 0 : down * factor)
    }

    // MARK: Guides

    /// Where a guide of a view of this size is.
    func guide(_ guide: LayoutTree.HorizontalGuide, _ size: CGSize, _ offer: Offer) -> CGFloat {
        explicit(guide, size, offer) ?? Self.standard(guide, size)
    }

    func guide(_ guide: LayoutTree.VerticalGuide, _ size: CGSize, _ offer: Offer) -> CGFloat {
        explicit(guide, size, offer) ?? Self.standard(guide, size)
    }

    static func standard(_ guide: LayoutTree.HorizontalGuide, _ size: CGSize) -> CGFloat {
        switch guide {
        case .leading: 0
        case .center: size.width / 2
        case .trailing: size.width
        case .custom: size.width / 4
        }
    }

    static func standard(_ guide: LayoutTree.VerticalGuide, _ size: CGSize) -> CGFloat {
        switch guide {
        case .top: 0
        case .center: size.height / 2
        case .bottom, .firstBaseline, .lastBaseline: size.height
        case .custom: size.height / 3
        }
    }

    /// A guide that something in the view sets. Of edges and centres a container knows nothing.
    private func explicit(_ guide: LayoutTree.HorizontalGuide, _ size: CGSize, _ offer: Offer) -> CGFloat? {
        if case .horizontalGuide(let own, let share, let points, _) = tree, own == guide {
            return (share == 0 ? 0 : size.width * share) + points
        }
        let places = placements(size, offer)
        if !isContainer {
            guard let place = places.first else { return nil }
            return parts[0].explicit(guide, place.size, place.offer).map { $0 + place.origin.x }
        }
        guard guide == .custom else { return nil }
        let values = zip(parts, places).compactMap { part, place in
            part.explicit(guide, place.size, place.offer).map { $0 + place.origin.x }
        }
        return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }

    private func explicit(_ guide: LayoutTree.VerticalGuide, _ size: CGSize, _ offer: Offer) -> CGFloat? {
        if case .verticalGuide(let own, let share, let points, _) = tree, own == guide {
            return (share == 0 ? 0 : size.height * share) + points
        }
        let places = placements(size, offer)
        if !isContainer {
            guard let place = places.first else { return nil }
            return parts[0].explicit(guide, place.size, place.offer).map { $0 + place.origin.y }
        }
        guard guide == .custom || guide == .firstBaseline || guide == .lastBaseline else { return nil }
        let values = zip(parts, places).compactMap { part, place in
            part.explicit(guide, place.size, place.offer).map { $0 + place.origin.y }
        }
        if values.isEmpty { return nil }
        switch guide {
        case .firstBaseline: return values.min()
        case .lastBaseline: return values.max()
        default: return values.reduce(0, +) / CGFloat(values.count)
        }
    }

    private var isContainer: Bool {
        switch tree {
        case .hstack, .vstack, .zstack: true
        default: false
        }
    }

    // MARK: Places

    struct Place {
        var origin: CGPoint
        var size: CGSize
        var offer: Offer
    }

    /// Where the parts are in a view that took `size` for `offer`. The second part of a layer is not among them.
    private func placements(_ size: CGSize, _ offer: Offer) -> [Place] {
        switch tree {
        case .color, .wrapping, .spacer, .divider: return []
        case .hstack(let guide, let spacing, _):
            return ModelLine(self, isRow: true, spacing: spacing) { $0.guide(guide, $1, $2) }.places(size, offer)
        case .vstack(let guide, let spacing, _):
            return ModelLine(self, isRow: false, spacing: spacing) { $0.guide(guide, $1, $2) }.places(size, offer)
        case .zstack(let x, let y, _):
            // A pile offers its views what it has become.
            let offer = Offer(width: size.width, height: size.height)
            let anchor = pile(offer, x, y).anchor
            return parts.map { part in
                let size = part.size(offer)
                return Place(
                    origin: CGPoint(
                        x: anchor.x - part.guide(x, size, offer), y: anchor.y - part.guide(y, size, offer)),
                    size: size, offer: offer)
            }
        case .frame(let width, let height, let x, let y, _):
            return [aligned(Offer(width: width ?? offer.width, height: height ?? offer.height), in: size, x, y)]
        case .flexible(let width, let height, let x, let y, _):
            return [
                aligned(
                    Offer(
                        width: width.placeBy(size.width, offer.width), height: height.placeBy(size.height, offer.height)
                    ),
                    in: size, x, y)
            ]
        case .padding(let insets, _):
            let inner = inset(offer, insets)
            return [
                Place(origin: CGPoint(x: insets.leading, y: insets.top), size: parts[0].size(inner), offer: inner)
            ]
        case .fixedSize(let x, let y, _):
            return [centred(Offer(width: x ? nil : offer.width, height: y ? nil : offer.height), in: size)]
        case .aspect(let ratio, let mode, _): return [centred(proportional(offer, ratio, mode), in: size)]
        case .priority, .layer, .horizontalGuide, .verticalGuide:
            return [Place(origin: .zero, size: size, offer: offer)]
        }
    }

    private func aligned(
        _ offer: Offer, in frame: CGSize, _ x: LayoutTree.HorizontalGuide, _ y: LayoutTree.VerticalGuide
    ) -> Place {
        let size = parts[0].size(offer)
        return Place(
            origin: CGPoint(
                x: Self.standard(x, frame) - parts[0].guide(x, size, offer),
                y: Self.standard(y, frame) - parts[0].guide(y, size, offer)),
            size: size, offer: offer)
    }

    private func centred(_ offer: Offer, in frame: CGSize) -> Place {
        let size = parts[0].size(offer)
        return Place(
            origin: CGPoint(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2), size: size,
            offer: offer)
    }

    /// The extent of views that lie over each other by their guides: those of the highest priority count.
    private func pile(
        _ offer: Offer, _ x: LayoutTree.HorizontalGuide, _ y: LayoutTree.VerticalGuide
    ) -> (size: CGSize, anchor: CGPoint) {
        let top = parts.map(\.priority).max()!
        var left: [CGFloat] = [], right: [CGFloat] = [], above: [CGFloat] = [], below: [CGFloat] = []
        for part in parts where part.priority == top {
            let size = part.size(offer)
            let guide = CGPoint(x: part.guide(x, size, offer), y: part.guide(y, size, offer))
            left.append(guide.x)
            right.append(size.width == .infinity ? .infinity : size.width - guide.x)
            above.append(guide.y)
            below.append(size.height == .infinity ? .infinity : size.height - guide.y)
        }
        return (
            CGSize(width: left.max()! + right.max()!, height: above.max()! + below.max()!),
            CGPoint(x: left.max()!, y: above.max()!)
        )
    }

    /// The frames of all leaves that draw, by path.
    func frames(at origin: CGPoint, size: CGSize, offer: Offer, into frames: inout [String: CGRect]) {
        switch tree {
        case .color, .wrapping, .divider: frames[path] = CGRect(origin: origin, size: size)
        default: break
        }
        for (part, place) in zip(parts, placements(size, offer)) {
            part.frames(
                at: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y), size: place.size,
                offer: place.offer, into: &frames)
        }
        if case .layer(let x, let y, _, _, _) = tree {
            // The layer is offered the first view's size, and goes to that view's guides.
            let inner = Offer(width: size.width, height: size.height)
            let layer = parts[1].size(inner)
            parts[1].frames(
                at: CGPoint(
                    x: origin.x + parts[0].guide(x, size, offer) - parts[1].guide(x, layer, inner),
                    y: origin.y + parts[0].guide(y, size, offer) - parts[1].guide(y, layer, inner)),
                size: layer, offer: inner, into: &frames)
        }
    }
}

extension LayoutTree.Limits {
    fileprivate func clamp(_ value: CGFloat) -> CGFloat { max(least ?? 0, min(most ?? .infinity, value)) }

    fileprivate func passOn(_ offer: CGFloat?) -> CGFloat? { (offer ?? ideal).map(clamp) }

    /// Both limits: what is offered, within them. One limit: the view's own length, but an offer beyond it towards the limit counts.
    fileprivate func frame(_ offer: CGFloat?, around view: CGFloat) -> CGFloat {
        guard let offer else { return ideal ?? clamp(view) }
        if least == nil && most == nil { return view }
        if least != nil && most != nil { return clamp(offer) }
        if let least { return offer < view ? max(offer, least) : max(view, least) }
        return offer > view ? min(offer, most!) : min(view, most!)
    }

    /// The frame offers its own length, but where it took the view's ideal one without touching a limit.
    fileprivate func placeBy(_ length: CGFloat, _ offer: CGFloat?) -> CGFloat? {
        if offer != nil || ideal != nil { return length }
        if let least, length <= least { return length }
        if let most, length >= most { return length }
        return nil
    }
}

/// A row or a column.
private struct ModelLine {
    let views: [ModelView]
    let isRow: Bool
    let spacing: CGFloat
    /// Where a view's guide across is.
    let guide: (ModelView, CGSize, ModelView.Offer) -> CGFloat

    init(
        _ stack: ModelView, isRow: Bool, spacing: CGFloat,
        guide: @escaping (ModelView, CGSize, ModelView.Offer) -> CGFloat
    ) {
        views = stack.parts
        self.isRow = isRow
        self.spacing = spacing
        self.guide = guide
    }

    private func offer(_ along: CGFloat?, _ across: CGFloat?) -> ModelView.Offer {
        isRow ? ModelView.Offer(width: along, height: across) : ModelView.Offer(width: across, height: along)
    }
    private func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }

    /// What each view is offered in the end.
    private func shares(_ stack: ModelView.Offer) -> [ModelView.Offer] {
        let cross = isRow ? stack.height : stack.width
        guard let length = isRow ? stack.width : stack.height else { return views.map { _ in offer(nil, cross) } }
        let free = length - spacing * CGFloat(views.count - 1)
        func extreme(_ view: ModelView, _ length: CGFloat) -> CGFloat { along(view.size(offer(length, cross))) }
        var result = views.map { _ in offer(nil, cross) }
        var waiting = Array(views.indices)
        var used: CGFloat = 0
        while !waiting.isEmpty {
            let highest = waiting.map { views[$0].priority }.max()!
            let group = waiting.filter { views[$0].priority == highest }
            waiting.removeAll { views[$0].priority == highest }
            let reserved = waiting.reduce(0) { $0 + extreme(views[$1], 0) }
            // The rigid ones choose first; of those without a bound the one with the greatest minimum.
            let least = group.map { extreme(views[$0], 0) }
            if least.contains(.infinity) { ModelView.isUndecided = true }
            let slack = group.indices.map { extreme(views[group[$0]], .infinity) - least[$0] }
            let order = group.indices.sorted { a, b in
                if slack[a] != slack[b] { return slack[a] < slack[b] }
                if slack[a] == .infinity && least[a] != least[b] { return least[a] > least[b] }
                return a < b
            }
            for (number, member) in order.enumerated() {
                let share = free == .infinity ? .infinity : (free - used - reserved) / CGFloat(group.count - number)
                let own = offer(max(0, share), cross)
                result[group[member]] = own
                used += along(views[group[member]].size(own))
            }
        }
        return result
    }

    /// How far the views reach to both sides of the line of guides.
    private func reach(_ offers: [ModelView.Offer]) -> (before: CGFloat, after: CGFloat) {
        var before: CGFloat = 0
        var after: CGFloat = 0
        for (view, offer) in zip(views, offers) {
            let size = view.size(offer)
            let line = guide(view, size, offer)
            before = max(before, line)
            after = max(after, across(size) == .infinity ? .infinity : across(size) - line)
        }
        return (before, after)
    }

    func size(_ stack: ModelView.Offer) -> CGSize {
        let offers = shares(stack)
        let length = zip(views, offers).reduce(spacing * CGFloat(views.count - 1)) { $0 + along($1.0.size($1.1)) }
        let reach = reach(offers)
        return isRow
            ? CGSize(width: length, height: reach.before + reach.after)
            : CGSize(width: reach.before + reach.after, height: length)
    }

    /// The stack is asked again by what it was offered; across, where that was nothing, by what it has become.
    func places(_ size: CGSize, _ stack: ModelView.Offer) -> [ModelView.Place] {
        var stack = stack
        if isRow { stack.height = stack.height ?? size.height } else { stack.width = stack.width ?? size.width }
        let offers = shares(stack)
        let line = reach(offers).before
        var position: CGFloat = 0
        return zip(views, offers).map { view, offer in
            let size = view.size(offer)
            let side = line - guide(view, size, offer)
            defer { position += along(size) + spacing }
            return ModelView.Place(
                origin: isRow ? CGPoint(x: position, y: side) : CGPoint(x: side, y: position), size: size, offer: offer)
        }
    }
}
