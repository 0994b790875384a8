import AttributeGraph
import Foundation

/// The views of a lazy container that are to be there.
struct LazyRequest: Equatable {
    /// Their positions, in order.
    var positions: [Range<Int>] = []
    /// Those that stay in sight as long as their section does.
    var pinned: Set<Int> = []
}

/// The views that a lazy container has now.
struct LazyElements {
    let elements: [ViewListElement]
    /// Where they are in the list.
    let positions: [Int]
    /// Whether there are other views in the list than at the last placement, as far as is known.
    let isListChanged: Bool
    /// Whether views may have been inserted, and not only have come into sight.
    let hasInsertions: Bool
}

/// Which views of a lazy container are made, and where they are.
final class LazyWindow {
    /// The views that are to be there.
    let request: Attribute<LazyRequest>
    /// How large all lines are.
    let extent: Attribute<LazyExtent>
    /// Whether somebody has asked how broad the views would like to be.
    let breadthWish: Attribute<Bool>
    let place: ViewPlace
    private let list: _ViewListOutputs
    private let scrollTargets: ScrollTargets?
    /// The size of the window, where there is no scroll view around.
    let windowSize: Attribute<CGSize>?
    private let loop: UpdateLoop
    private weak var window: WindowRoot?
    private var segments: [ViewListSegment] = []
    /// How many views there are.
    private var count = 0
    private var lines = LazyLines()
    private var lengths = LengthModel()
    /// What happened to the positions since the last placement.
    private var splices: [(range: Range<Int>, count: Int)] = []
    /// Draws what is pinned in front of the rest.
    private let front = ElementTransform(wrap: nil, change: KeyedTraitChange<ZIndexTrait> { $0 = max($0, 1) })
    private var arrangement: LazyArrangement?

    /// Lines that are made before and behind those in sight, so that the focus and eyes find something there.
    private static let margin = 1

    init(list: _ViewListOutputs, inputs: _ViewInputs) {
        self.list = list
        loop = inputs.loop
        window = inputs.graphInputs.window
        scrollTargets = inputs.graphInputs.scrollTargets
        windowSize = scrollTargets == nil ? inputs.graphInputs.containerSize : nil
        request = Attribute(value: LazyRequest())
        extent = Attribute(value: LazyExtent())
        breadthWish = Attribute(value: false)
        slides = Attribute(value: 0)
        place = ViewPlace(of: inputs, isGroup: true)
    }

    // MARK: Structure

    /// The views that are to be there, with their positions. Within a rule, makes it depend on the list and on the request.
    ///
    /// - Parameter items: Those that are there, to see where they are now.
    func elements(_ items: [ContainerItem]) -> LazyElements {
        let request = request.value
        let oldSegments = self.segments
        segments = list.segments
        let (oldCount, count) = (self.count, segments.reduce(0) { $0 + $1.count })
        self.count = count
        let (removed, kept) = noteMoves(items, oldCount: oldCount, count: count)
        var elements: [ViewListElement] = []
        var positions: [Int] = []
        for range in Self.joined(request.positions, kept) {
            let range = range.clamped(to: 0..<count)
            for (position, element) in zip(range, list.elements(at: range)) {
                elements.append(request.pinned.contains(position) ? element.transformed(by: front) : element)
                positions.append(position)
            }
        }
        let hasInsertions = count > oldCount - removed
        if hasInsertions { passOfInsertion = loop.pass }
        return LazyElements(
            elements: elements, positions: positions, isListChanged: !splices.isEmpty || segments != oldSegments,
            hasInsertions: hasInsertions)
    }

    /// The ranges with further positions, in order.
    private static func joined(_ ranges: [Range<Int>], _ positions: [Int]) -> [Range<Int>] {
        let others = positions.filter { position in !ranges.contains { $0.contains(position) } }
        if others.isEmpty { return ranges }
        var result: [Range<Int>] = []
        for range in (ranges + others.map { $0..<$0 + 1 }).sorted(by: { $0.lowerBound < $1.lowerBound })
        where !range.isEmpty {
            if let last = result.last, last.upperBound == range.lowerBound {
                result[result.count - 1] = last.lowerBound..<range.upperBound
            } else {
                result.append(range)
            }
        }
        return result
    }

    /// Whether a view is still somewhere in the list.
    func isListed(_ element: ViewListElement) -> Bool { list.position(of: element) != nil }

    /// Follows what is there to its new positions, so that what is known of lengths moves along. What happened to views that are not
    /// there can't be known without looking at all of them.
    ///
    /// - Returns: How many views are known to have left the list, and, where views have moved, the new positions of those that are there.
    ///   They stay until the next placement has seen whether they are in sight: what was asked for are positions of before.
    private func noteMoves(_ items: [ContainerItem], oldCount: Int, count: Int) -> (removed: Int, kept: [Int]) {
        var isMoved = false
        var kept: [(old: Int, new: Int)] = []
        for item in items {
            let new = list.position(of: item.element)
            if new != item.position { isMoved = true }
            if let new { kept.append((item.position, new)) }
        }
        let removed = items.count - kept.count
        guard isMoved || count != oldCount else { return (0, []) }
        // From the end, so that positions before stay what they are.
        var (oldEnd, newEnd) = (oldCount, count)
        func splice(_ old: Int, _ new: Int) {
            let (oldLength, newLength) = (oldEnd - old, newEnd - new)
            if newLength > oldLength {
                splices.append((oldEnd..<oldEnd, newLength - oldLength))
            } else if newLength < oldLength {
                splices.append((oldEnd - (oldLength - newLength)..<oldEnd, 0))
            }
            (oldEnd, newEnd) = (old, new)
        }
        for place in Self.inOrder(kept).reversed() { splice(place.old, place.new) }
        splice(0, 0)
        return (removed, kept.map(\.new))
    }

    /// As many of the places as follow one another in the same order before and after; the others count as taken out and put in elsewhere.
    ///
    /// - Complexity: O(n²) for n views in sight that have changed their order, else O(n).
    private static func inOrder(_ kept: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        let places = kept.sorted { $0.old < $1.old }
        if zip(places, places.dropFirst()).allSatisfy({ $0.new < $1.new }) { return places }
        // The longest run that ends at each place, and the place before in it.
        var runs: [(length: Int, before: Int?)] = []
        for (index, place) in places.enumerated() {
            let before = (0..<index).filter { places[$0].new < place.new }.max { runs[$0].length < runs[$1].length }
            runs.append((1 + (before.map { runs[$0].length } ?? 0), before))
        }
        var result: [(old: Int, new: Int)] = []
        var next = runs.indices.max { runs[$0].length < runs[$1].length }
        while let index = next {
            result.append(places[index])
            next = runs[index].before
        }
        return result.reversed()
    }

    // MARK: Layout

    private typealias Frame = PlacementCollector.Placement

    /// Measures what is there, places it, and asks for what is missing.
    ///
    /// - Parameters:
    ///   - visible: What can be seen of the container, in its coordinates.
    ///   - measuresBreadth: Whether views are asked how broad they would like to be.
    func place(
        _ items: [ContainerItem], _ computers: [LayoutComputer], arrangement: LazyArrangement, geometry: ViewGeometry,
        visible: CGRect, isMirrored: Bool, measuresBreadth: Bool
    ) -> [PlacementCollector.Placement] {
        self.arrangement = arrangement
        let axis = arrangement.axis
        let breadth = geometry.size[axis.other]
        let tracks = arrangement.resolveTracks(breadth)
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
        let moved = keepInPlace(by: isAtEnd ? lengths.total - oldTotal : lengths.start(of: anchor) - anchorStart, axis)
        // What is asked for is in sight after that; else views would go now and come back, without their state, in the next round.
        sight = max(0, sight.lowerBound + moved)...max(0, sight.upperBound + moved)
        place(&frames, items, computers, places, tracks, arrangement, breadth, sight)
        // Mirrored places are not those that are compared.
        slideIn(items, &frames, axis, isPossible: axis == .vertical || !isMirrored)
        ask(for: sight, arrangement, focused: focused(among: items))
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

    // MARK: Views that come into sight in an animated change

    /// Changes when views that came into sight are to go to their places.
    private let slides: Attribute<Int>
    /// The pass in which they went.
    private var endOfSlides = -1
    /// The last pass in which the list got new views, as far as is known.
    private var passOfInsertion = -1

    /// In an animated change, views that come into sight because others went do not appear in their places: they are recorded first as far
    /// from them as their neighbours move, and then go there with those, in the same pass.
    private func slideIn(
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

    private func takeLines(perLine: Int, spacing: CGFloat) {
        lengths.spacing = spacing
        guard perLine != lines.perLine || segments != lines.segments || !splices.isEmpty else { return }
        let new = LazyLines(segments, perLine: perLine)
        if lines.areSingle, new.areSingle {
            for (range, count) in splices { lengths.replace(range, by: count) }
            lengths.setCount(new.lineCount)
            forgetLengths(from: lines, to: new)
        }
        splices = []
        lengths.setCount(new.lineCount)
        lines = new
        lengths.setKinds(headers: new.lines(of: .header), footers: new.lines(of: .footer))
    }

    /// Lengths go along with their views; but a row that went to another section shifts those between it and its old place, headers and
    /// footers do not. A length that came to a line of another kind that way is forgotten.
    ///
    /// - Complexity: O(headers and footers).
    private func forgetLengths(from old: LazyLines, to new: LazyLines) {
        func place(_ line: Int) -> Int? {
            var line = line
            for (range, count) in splices {
                if range.contains(line) { return nil }
                if line >= range.upperBound { line += count - range.count }
            }
            return line
        }
        for part in [SectionPlace.Part.header, .footer] {
            let moved = Set(old.lines(of: part).joined().compactMap(place))
            for line in moved.symmetricDifference(new.lines(of: part).joined()) { lengths.forget(line) }
        }
    }

    /// Lines before what is in sight turn out to be longer or shorter than was thought: what is in sight stays where it is.
    ///
    /// - Returns: How far the scroll view goes along.
    private func keepInPlace(by distance: CGFloat, _ axis: Axis) -> CGFloat {
        guard distance != 0, let position = scrollTargets?.scrollPosition else { return 0 }
        return position.follow(distance, along: axis) ? distance : 0
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
                let alignment = track.alignment ?? .center
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

    /// The view that the keyboard is in. It goes on being edited while it is out of sight; when the keyboard has left it, it goes with
    /// the next placement.
    private func focused(among items: [ContainerItem]) -> ContainerItem? {
        // Placement runs on the main thread, as all updates of windows do.
        guard let node = MainActor.assumeIsolated({ window?.focusedResponder?.node }) else { return nil }
        let around = node.ancestors
        return items.first { $0.nodes.contains { own in own === node || around.contains { $0 === own } } }
    }

    private func ask(for sight: ClosedRange<CGFloat>, _ arrangement: LazyArrangement, focused: ContainerItem?) {
        let first = lengths.line(at: sight.lowerBound)
        var wanted = first..<first + 1
        // The first line that is measured tells how many there may be.
        if lengths.hasMeasured {
            // A line that begins where the sight ends is not in it.
            let last =
                arrangement.isEager
                ? lines.lineCount - 1 : lengths.line(at: max(sight.lowerBound, sight.upperBound - 0.01))
            wanted = max(0, first - Self.margin)..<min(lines.lineCount, last + 1 + Self.margin)
        }
        var request = LazyRequest(positions: [lines.positions(of: wanted)])
        if !arrangement.pinned.isEmpty {
            for section in lines.sections(in: wanted) {
                if arrangement.pinned.contains(.sectionHeaders) { add(section.headers, to: &request) }
                if arrangement.pinned.contains(.sectionFooters) { add(section.footers, to: &request) }
            }
        }
        if let focused, focused.position < lines.count {
            let line = lines.place(of: focused.position).line
            if !wanted.contains(line) { insert(lines.positions(of: line..<line + 1), into: &request) }
        }
        self.request.set(request)
    }

    private func add(_ pinned: Range<Int>, to request: inout LazyRequest) {
        guard !pinned.isEmpty else { return }
        let positions = lines.positions(of: pinned)
        request.pinned.formUnion(positions)
        insert(positions, into: &request)
    }

    /// Adds positions that are wholly in a range that is there already, or between two of them.
    private func insert(_ positions: Range<Int>, into request: inout LazyRequest) {
        let index = request.positions.firstIndex { $0.upperBound > positions.lowerBound } ?? request.positions.endIndex
        guard index == request.positions.endIndex || positions.upperBound <= request.positions[index].lowerBound else {
            return
        }
        request.positions.insert(positions, at: index)
    }

    // MARK: Scrolling to rows

    /// The frame of the first view with an id, also of one that is not made.
    func frame(of id: AnyHashable) -> CGRect? {
        loop.graph.perform({ list.position(ofID: id) }).flatMap { frame(at: $0) }
    }

    /// The frame of the view at a position, also of one that is not made.
    func frame(at position: Int) -> CGRect? {
        guard let arrangement, position < lines.count else { return nil }
        let line = lines.place(of: position).line
        let (start, length) = (lengths.start(of: line), lengths.length(of: line))
        let size = place.size
        return arrangement.axis == .vertical
            ? CGRect(x: 0, y: start, width: size.width, height: length)
            : CGRect(x: start, y: 0, width: length, height: size.height)
    }

    /// What must be true between updates; throws a sentence about what is not.
    func checkInvariants() throws { try lengths.checkInvariants() }
}
