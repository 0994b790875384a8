import DovetailControls
import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// Decides about the dividers of an ``NSSplitView``, and hears of them. Every method has an answer of its own where an app has none.
@MainActor @preconcurrency
public protocol NSSplitViewDelegate: NSObjectProtocol {
    func splitView(
        _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
    ) -> CGFloat
    func splitView(
        _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
    ) -> CGFloat
    func splitView(
        _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
    ) -> CGFloat
    /// Whether a view may go when its divider is dragged far.
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
    /// Whether a view follows the size of the split view.
    func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
    func splitViewWillResizeSubviews(_ notification: Notification)
    func splitViewDidResizeSubviews(_ notification: Notification)
}

extension NSSplitViewDelegate {
    public func splitView(
        _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedMinimumPosition }
    public func splitView(
        _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedMaximumPosition }
    public func splitView(
        _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedPosition }
    public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
    public func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool { true }
    public func splitViewWillResizeSubviews(_ notification: Notification) {}
    public func splitViewDidResizeSubviews(_ notification: Notification) {}
}

/// Views one beside the other or one below the other, with dividers between them that a person drags.
@MainActor @preconcurrency
open class NSSplitView: NSView {
    /// How dividers look.
    public enum DividerStyle: Int, Sendable {
        case thick = 1
        case thin, paneSplitter
    }
    /// A name under which places of dividers are kept. They are kept as long as the program runs: none is read.
    public typealias AutosaveName = String

    /// Whether views stand beside each other.
    open var isVertical = false { didSet { changed() } }
    open var dividerStyle = DividerStyle.thick { didSet { changed() } }
    open weak var delegate: (any NSSplitViewDelegate)?
    open var autosaveName: AutosaveName?
    /// The colour of dividers.
    open var dividerColor: NSColor { .separatorColor }
    open var dividerThickness: CGFloat { dividerStyle == .thin ? 1 : dividerStyle == .thick ? 9 : 10 }
    open override var isFlipped: Bool { true }
    /// Whether all views inside stand between dividers, as they always do.
    open var arrangesAllSubviews = true
    /// The views, in order.
    open var arrangedSubviews: [NSView] { subviews }
    open func addArrangedSubview(_ view: NSView) { addSubview(view) }
    open func insertArrangedSubview(_ view: NSView, at index: Int) {
        if index < subviews.count {
            addSubview(view, positioned: .below, relativeTo: subviews[max(index, 0)])
        } else {
            addSubview(view)
        }
    }
    open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }

    /// Posted before and after views get other sizes. The object is the view.
    nonisolated public static let willResizeSubviewsNotification = Notification.Name(
        "NSSplitViewWillResizeSubviewsNotification")
    nonisolated public static let didResizeSubviewsNotification = Notification.Name(
        "NSSplitViewDidResizeSubviewsNotification")

    private var lengths: [ObjectIdentifier: CGFloat] = [:]
    private var priorities: [ObjectIdentifier: NSLayoutConstraint.Priority] = [:]

    /// How much a view keeps its length where the split view has another size; the one of the least follows.
    open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {
        guard subviews.indices.contains(subviewIndex) else { return }
        priorities[ObjectIdentifier(subviews[subviewIndex])] = priority
        changed()
    }
    open func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority {
        subviews.indices.contains(subviewIndex) ? priority(subviews[subviewIndex]) : .defaultLow
    }
    private func priority(_ view: NSView) -> NSLayoutConstraint.Priority {
        priorities[ObjectIdentifier(view)] ?? .defaultLow
    }
    /// Whether a view has gone.
    open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }
    /// Gives views the room that is there.
    open func adjustSubviews() { changed() }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private var shown: [NSView] { subviews.filter { !$0.isHidden } }

    /// The lengths of the views that are shown, where the view is so long.
    private func lengths(in room: CGFloat) -> [CGFloat] {
        let views = shown
        let free = max(room - dividerThickness * CGFloat(max(views.count - 1, 0)), 0)
        var all = views.map { view -> CGFloat in
            if let length = lengths[ObjectIdentifier(view)] { return length }
            let wish = along(view.wishedSize)
            let own = along(view.frameLengths)
            return own > 0 ? own : wish > 0 ? wish : -1
        }
        let known = all.filter { $0 >= 0 }.reduce(0, +)
        let open = all.filter { $0 < 0 }.count
        if open > 0 {
            for index in all.indices where all[index] < 0 { all[index] = max(free - known, 0) / CGFloat(open) }
        }
        var difference = free - all.reduce(0, +)
        // The view that holds least follows; one that can't go on gives the rest to the next.
        let order = views.indices.sorted { (priority(views[$0]), $1) < (priority(views[$1]), $0) }
        let followers = order.filter { delegate?.splitView(self, shouldAdjustSizeOfSubview: views[$0]) ?? true }
        for index in followers + order where difference != 0 {
            let new = max(all[index] + difference, 0)
            difference -= new - all[index]
            all[index] = new
        }
        return all
    }

    override func placesOfSubviews(in size: CGSize) -> [ObjectIdentifier: CGRect] {
        var (places, start): ([ObjectIdentifier: CGRect], CGFloat) = ([:], 0)
        for (view, length) in zip(shown, lengths(in: along(size))) {
            places[ObjectIdentifier(view)] =
                isVertical
                ? CGRect(x: start, y: 0, width: length, height: size.height)
                : CGRect(x: 0, y: start, width: size.width, height: length)
            start += length + dividerThickness
        }
        return places
    }

    /// Where dividers begin.
    func dividers(in size: CGSize) -> [CGFloat] {
        var (places, start): ([CGFloat], CGFloat) = ([], 0)
        for length in lengths(in: along(size)).dropLast() {
            start += length
            places.append(start)
            start += dividerThickness
        }
        return places
    }

    /// The least place of a divider, where the views before it are as small as can be.
    open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
        dividerIndex > 0 ? dividers(in: frame.size)[dividerIndex - 1] + dividerThickness : 0
    }
    /// The greatest place of a divider.
    open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
        let places = dividers(in: frame.size)
        let end = dividerIndex + 1 < places.count ? places[dividerIndex + 1] : along(frame.size)
        return end - dividerThickness
    }
    /// Puts a divider at a place, as near as the delegate allows.
    open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
        let views = shown
        guard dividerIndex >= 0, dividerIndex + 1 < views.count else { return }
        let size = frame.size
        guard along(size) > 0 else {
            lengths[ObjectIdentifier(views[dividerIndex])] = position
            return changed()
        }
        let (least, greatest) = (
            minPossiblePositionOfDivider(at: dividerIndex), maxPossiblePositionOfDivider(at: dividerIndex)
        )
        let low = delegate?.splitView(self, constrainMinCoordinate: least, ofSubviewAt: dividerIndex) ?? least
        let high = delegate?.splitView(self, constrainMaxCoordinate: greatest, ofSubviewAt: dividerIndex) ?? greatest
        let wanted = delegate?.splitView(self, constrainSplitPosition: position, ofSubviewAt: dividerIndex) ?? position
        let place = max(min(wanted, high), low)
        let all = lengths(in: along(size))
        let start = all[..<dividerIndex].reduce(0, +) + dividerThickness * CGFloat(dividerIndex)
        let (first, second) = (views[dividerIndex], views[dividerIndex + 1])
        if delegate?.splitView(self, canCollapseSubview: first) == true, wanted < start + (low - start) / 2 {
            first.isHidden = true
            return
        }
        tell(Self.willResizeSubviewsNotification) { $0.splitViewWillResizeSubviews($1) }
        for (view, length) in zip(views, all) { lengths[ObjectIdentifier(view)] = length }
        let both = all[dividerIndex] + all[dividerIndex + 1]
        lengths[ObjectIdentifier(first)] = place - start
        lengths[ObjectIdentifier(second)] = both - (place - start)
        changed()
        tell(Self.didResizeSubviewsNotification) { $0.splitViewDidResizeSubviews($1) }
    }
    private func tell(_ name: Notification.Name, _ call: (any NSSplitViewDelegate, Notification) -> Void) {
        let note = Notification(name: name, object: self)
        if let delegate { call(delegate, note) }
        NotificationCenter.default.post(note)
    }
    open override func willRemoveSubview(_ subview: NSView) {
        lengths[ObjectIdentifier(subview)] = nil
        super.willRemoveSubview(subview)
    }
    override var contentInFront: AnyView? { AnyView(DividersContent(view: self, count: changes.count)) }
}

private struct DividersContent: View {
    let view: NSSplitView
    let count: Int
    @State private var start: CGFloat?

    var body: some View {
        GeometryReader { room in
            let places = view.dividers(in: room.size)
            ForEach(Array(places.enumerated()), id: \.offset) { index, place in
                let thickness = view.dividerThickness
                let isVertical = view.isVertical
                // A thin line is taken hold of beside it, too.
                let reach = max(thickness, 9)
                Rectangle().fill(Color(nsColor: view.dividerColor))
                    .frame(
                        width: isVertical ? min(thickness, 1) : room.size.width,
                        height: isVertical ? room.size.height : min(thickness, 1)
                    )
                    .frame(width: isVertical ? reach : nil, height: isVertical ? nil : reach)
                    .contentShape(Rectangle())
                    .pointerStyle(isVertical ? .columnResize : .rowResize)
                    .gesture(
                        DragGesture(minimumDistance: 1, coordinateSpace: .global)
                            .onChanged { drag in
                                let from = start ?? place
                                start = from
                                view.setPosition(
                                    from + (isVertical ? drag.translation.width : drag.translation.height),
                                    ofDividerAt: index)
                            }
                            .onEnded { _ in start = nil }
                    )
                    .offset(
                        x: isVertical ? place + (thickness - reach) / 2 : 0,
                        y: isVertical ? 0 : place + (thickness - reach) / 2
                    )
                    .accessibilityElement()
                    .accessibilityLabel("Divider")
            }
        }
    }
}
