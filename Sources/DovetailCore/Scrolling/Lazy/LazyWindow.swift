import AttributeGraph
import Foundation

/// The views of a lazy container that are to be there.
struct LazyRequest: Equatable {
    /// Their positions, in order.
    var positions: [Range<Int>] = []
    /// Those that stay in sight as long as their section does.
    var pinned: Set<Int> = []
}

/// Which views of a lazy container are made, and where they are.
final class LazyWindow: ContainerWindow {
    let place: ViewPlace
    /// The views that are to be there.
    let request: Attribute<LazyRequest>
    /// How large all lines are.
    let extent: Attribute<LazyExtent>
    /// Whether somebody has asked how broad the views would like to be.
    let breadthWish: Attribute<Bool>
    let list: _ViewListOutputs
    private let scrollTargets: ScrollTargets?
    /// The place of the window, where there is no scroll view around.
    let windowGeometry: Attribute<ViewGeometry>?
    let loop: UpdateLoop
    weak var window: (any WindowServices)?
    var segments: [ViewListSegment] = []
    /// How many views there are.
    var count = 0
    var lines = LazyLines()
    var lengths = LengthModel()
    /// What happened to the positions since the last placement.
    var splices: [(range: Range<Int>, count: Int)] = []
    /// Draws what is pinned in front of the rest.
    let front = ElementTransform(wrap: nil, change: KeyedTraitChange<ZIndexTrait> { $0 = max($0, 1) })
    var arrangement: LazyArrangement?
    /// The positions of views that assistive tools have asked for, wherever they are, the last one last. They are there until others were
    /// asked for, or the list has changed.
    private var asked: [Int] = []
    /// Changes when there is another one.
    let askedViews: Attribute<Int>
    /// How many of them there are at most.
    static let askedLimit = 8

    /// Changes when views that came into sight are to go to their places.
    let slides: Attribute<Int>
    /// The pass in which they went.
    var endOfSlides = -1
    /// The last pass in which the list got new views, as far as is known.
    var passOfInsertion = -1

    /// Lines that are made before and behind those in sight, so that the focus and eyes find something there.
    static let margin = 1

    init(list: _ViewListOutputs, inputs: _ViewInputs) {
        self.list = list
        loop = inputs.loop
        window = inputs.graphInputs.window
        scrollTargets = inputs.graphInputs.scrollTargets
        windowGeometry = scrollTargets == nil ? window?.geometry : nil
        request = Attribute(value: LazyRequest())
        extent = Attribute(value: LazyExtent())
        breadthWish = Attribute(value: false)
        slides = Attribute(value: 0)
        askedViews = Attribute(value: 0)
        place = ViewPlace(of: inputs, isGroup: true)
    }

    func elements(_ items: [ContainerItem]) -> LazyElements { makeElements(items) }

    /// Has a view made that is out of sight, by the next update, and nothing scrolled.
    func make(_ position: Int) {
        asked.removeAll { $0 == position }
        if asked.count == Self.askedLimit { asked.removeFirst() }
        asked.append(position)
        askedViews.set(askedViews.untracked + 1)
    }

    func isListed(_ element: ViewListElement) -> Bool { list.position(of: element) != nil }

    // MARK: Layout

    typealias Frame = ViewPlacement

    /// Measures what is there, places it, and asks for what is missing.
    ///
    /// - Parameters:
    ///   - visible: What can be seen of the container, in its coordinates.
    ///   - measuresBreadth: Whether views are asked how broad they would like to be.
    func place(
        _ items: [ContainerItem], _ computers: [LayoutComputer], arrangement: LazyArrangement, geometry: ViewGeometry,
        visible: CGRect, isMirrored: Bool, measuresBreadth: Bool
    ) -> [ViewPlacement] {
        self.arrangement = arrangement
        if !splices.isEmpty { asked = [] }
        let axis = arrangement.axis
        let breadth = geometry.size[axis.other]
        let tracks = arrangement.resolveTracks(breadth, offered: geometry.proposal[axis.other])
        takeLines(perLine: tracks.count, spacing: arrangement.lineSpacing)
        guard lines.count > 0 else {
            extent.set(LazyExtent(breadth: 0))
            request.set(LazyRequest())
            return items.map { _ in Frame(origin: .zero, size: .zero, proposal: .zero) }
        }
        // A list that has just become shorter still has the items of before; they go in the next round.
        let places = items.map { lines.place(of: min($0.position, lines.count - 1)) }
        var sight = sight(visible, axis, geometry.size, isMirrored)
        let anchor = anchor(in: sight, items, places)
        let anchorStart = lengths.start(of: anchor)
        let offered = geometry.proposal[axis.other]
        var breadths: CGFloat?
        var frames: [Frame] = []
        frames.reserveCapacity(items.count)
        var lineLengths: [(line: Int, length: CGFloat)] = []
        for (computer, place) in zip(computers, places) {
            var proposal = ProposedViewSize.unspecified
            if arrangement.tracks != nil {
                proposal[axis.other] = lines.isWhole(place.line) ? breadth : tracks[place.track].length
            } else {
                proposal[axis.other] = offered == nil ? nil : breadth
            }
            let size = computer.sizeThatFits(proposal)
            if arrangement.tracks == nil, measuresBreadth || offered == nil {
                let wanted = offered == nil ? size : computer.sizeThatFits(.unspecified)
                if wanted[axis.other].isFinite { breadths = max(breadths ?? 0, wanted[axis.other]) }
            }
            frames.append(Frame(origin: .zero, size: size, proposal: proposal))
            let length = size[axis].isFinite ? max(0, size[axis]) : 0
            if lineLengths.last?.line == place.line {
                lineLengths[lineLengths.count - 1].length = max(lineLengths.last!.length, length)
            } else {
                lineLengths.append((place.line, length))
            }
        }
        let oldTotal = lengths.total
        for (line, length) in lineLengths { lengths.measure(line, length, lines.kind(of: line)) }
        // Who is at the end stays there; else the first line that was seen before stays in its place.
        let isAtEnd = sight.lowerBound > 0 && sight.upperBound >= oldTotal - 0.5
        let grown = lengths.total - oldTotal
        let moved = keepInPlace(
            by: isAtEnd ? grown : lengths.start(of: anchor) - anchorStart, axis,
            of: isMirrored && axis == .horizontal ? grown : nil)
        // What is asked for is in sight after that; else views would go now and come back, without their state, in the next round.
        sight = max(0, sight.lowerBound + moved)...max(0, sight.upperBound + moved)
        place(&frames, items, computers, places, tracks, arrangement, breadth, sight)
        // Mirrored places are not those that are compared.
        slideIn(items, &frames, axis, isPossible: axis == .vertical || !isMirrored)
        let kept = focused(among: items).map { asked + [$0.position] } ?? asked
        ask(for: sight, arrangement, kept: kept)
        let known = extent.untracked.breadth
        extent.set(LazyExtent(length: lengths.total, breadth: breadths.map { max($0, known ?? 0) } ?? known))
        return frames
    }

    /// What can be seen along the axis, in the direction in which lines follow one another.
    private func sight(_ visible: CGRect, _ axis: Axis, _ size: CGSize, _ isMirrored: Bool) -> ClosedRange<CGFloat> {
        if arrangement?.isEager == true { return 0...lengths.total }
        guard !visible.isNull else { return 0...0 }
        var (low, high) = axis == .vertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
        if isMirrored, axis == .horizontal { (low, high) = (size.width - high, size.width - low) }
        low = min(max(low, 0), lengths.total)
        return low...max(low, min(high, lengths.total))
    }

    /// The line that stays in its place while others turn out to be of other lengths than was thought: the first one in sight that was
    /// placed before. Lines that come into sight before it are measured only now, and what is seen moves as far as was scrolled.
    private func anchor(
        in sight: ClosedRange<CGFloat>, _ items: [ContainerItem], _ places: [(line: Int, track: Int)]
    ) -> Int {
        let first = lengths.line(at: sight.lowerBound)
        for (item, place) in zip(items, places) where item.firstPass != nil && place.line >= first {
            return lengths.start(of: place.line) < sight.upperBound ? place.line : first
        }
        return first
    }

    /// Lines before what is in sight turn out to be longer or shorter than was thought: what is in sight stays where it is.
    ///
    /// - Parameter grown: How much longer all is, where lines follow one another from right to left: an offset counts from the left.
    /// - Returns: How far the scroll view goes along, in the direction of the lines.
    private func keepInPlace(by distance: CGFloat, _ axis: Axis, of grown: CGFloat?) -> CGFloat {
        guard let position = scrollTargets?.scrollPosition else { return 0 }
        let offset = grown.map { $0 - distance } ?? distance
        if offset == 0 { return distance }
        return position.follow(offset, along: axis) ? distance : 0
    }

    private func place(
        _ frames: inout [Frame], _ items: [ContainerItem], _ computers: [LayoutComputer],
        _ places: [(line: Int, track: Int)], _ tracks: [LazyArrangement.Track], _ arrangement: LazyArrangement,
        _ breadth: CGFloat, _ sight: ClosedRange<CGFloat>
    ) {
        let axis = arrangement.axis
        let pinned = request.untracked.pinned
        var (line, start) = (-1, CGFloat.zero)
        for index in frames.indices {
            let place = places[index]
            if place.line != line {
                start =
                    place.line == line + 1 && line >= 0
                    ? start + lengths.length(of: line) + lengths.spacing : lengths.start(of: place.line)
                line = place.line
            }
            var along = start
            var across: CGFloat
            if arrangement.tracks == nil {
                across = offset(frames[index], computers[index], arrangement, breadth)
            } else {
                let isWhole = lines.isWhole(line)
                let track = isWhole ? LazyArrangement.Track(start: 0, length: breadth) : tracks[place.track]
                let alignment = track.alignment ?? arrangement.alignment
                across =
                    track.start + (track.length - frames[index].size[axis.other])
                    * arrangement.fraction(axis.other, alignment)
                along += (lengths.length(of: line) - frames[index].size[axis]) * arrangement.fraction(axis, alignment)
            }
            if pinned.contains(items[index].position) {
                along = keptInSight(along, frames[index].size[axis], line, sight)
            }
            frames[index].origin = axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        }
    }

    /// Where a view of a stack begins across the axis: its guide is at that of the stack.
    private func offset(
        _ frame: Frame, _ computer: LayoutComputer, _ arrangement: LazyArrangement, _ breadth: CGFloat
    ) -> CGFloat {
        let key =
            arrangement.axis == .vertical ? arrangement.alignment.horizontal.key : arrangement.alignment.vertical.key
        var size = frame.size
        size[arrangement.axis.other] = breadth
        let own = key.type.defaultValue(in: ViewDimensions(computer: nil, size: size))
        return own - ViewDimensions(computer: computer, size: frame.size, proposal: frame.proposal)[key]
    }

    /// A header or footer stays in sight while its section is.
    private func keptInSight(_ along: CGFloat, _ length: CGFloat, _ line: Int, _ sight: ClosedRange<CGFloat>) -> CGFloat
    {
        guard let section = lines.sections(in: line..<line + 1).first else { return along }
        let start = lengths.start(of: section.lines.lowerBound)
        let last = section.lines.upperBound - 1
        let end = lengths.start(of: last) + lengths.length(of: last)
        if section.headers.contains(line) { return min(max(along, sight.lowerBound), max(end - length, start)) }
        return max(min(along, sight.upperBound - length), start)
    }

    /// What must be true between updates; throws a sentence about what is not.
    func checkInvariants() throws { try lengths.checkInvariants(round: loop.updateNumber) }
}
