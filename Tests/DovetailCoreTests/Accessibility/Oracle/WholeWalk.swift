import Foundation

@testable import DovetailCore
@testable import DovetailEngine

/// The elements of a window, found by one walk through everything: what the elements that are kept between updates must equal.
@MainActor
struct WholeWalk {
    private(set) var all: [Element] = []
    private(set) var texts: [String] = []
    private(set) var symbols: [String] = []
    private var spoken: [String] = []
    /// What labels say, until the control beside takes it.
    private var names = AccessibilityNames()
    /// What sources of actions can do, until the element around takes it.
    private var gathered: [AccessibilityActions.Entry] = []
    /// The elements that are complete and not yet inside another one.
    private var finished: [Int] = []

    init(visiting tree: DisplayTree) {
        // Only what is in a modal element can be used while it is there.
        visit(tree.modalNode ?? tree.root)
        joinPairs()
        sortByPriority()
    }

    private static func isInvisible(_ node: DisplayNode) -> Bool {
        if node.isHiddenFromAccessibility { return true }
        if case .opacity(let opacity) = node.effect { return opacity == 0 }
        return false
    }

    /// What is known of a node between coming to it and leaving it.
    private struct Visit {
        /// What becomes of the node when all inside it has been visited.
        enum End {
            /// It is an element, or says something about the element around it.
            case own
            /// It said more about the modifiers' element around it.
            case merged(into: Int)
            case actionSource(AccessibilityActionCategory)
            case naming(AccessibilityNaming)
            case nothing
        }
        var end = End.nothing
        /// Of what is inside: how deep elements are, and whether they are a part of one around.
        var depth: Int
        var isCombined: Bool
        /// The modifiers' element that stands for what is inside, as long as that is one thing.
        var outer: Int?
        /// The node's own element.
        var index: Int?
        /// How much there was before.
        let firstText: Int
        let firstSymbol: Int
        let firstSpoken: Int
        let firstElement: Int
        let firstGathered: Int
        let firstFinished: Int
    }

    private mutating func visit(_ root: DisplayNode) {
        var walk = DisplayWalk(of: root, in: .reading)
        var path: [Visit] = []
        while let step = walk.next() {
            switch step {
            case .enter(let node):
                let around = path.last
                let outer = node.parent?.children.count == 1 ? around?.outer : nil
                let visit = enter(
                    node, depth: around?.depth ?? 0, isCombined: around?.isCombined ?? false, outer: outer)
                if case .nothing = visit.end { walk.skipChildren() }
                path.append(visit)
            case .leave(let node): leave(node, path.removeLast())
            }
        }
    }

    private mutating func enter(_ node: DisplayNode, depth: Int, isCombined: Bool, outer: Int?) -> Visit {
        var visit = Visit(
            depth: depth, isCombined: isCombined, outer: nil, firstText: texts.count, firstSymbol: symbols.count,
            firstSpoken: spoken.count, firstElement: all.count, firstGathered: gathered.count,
            firstFinished: finished.count)
        if Self.isInvisible(node) { return visit }
        if let source = node.semantics?.details?.actionSource {
            visit.end = .actionSource(source)
            visit.isCombined = false
            return visit
        }
        if let naming = node.semantics?.details?.naming, naming != .control {
            visit.end = .naming(naming)
            visit.outer = naming == .scope || naming == .relabelling ? outer : nil
            return visit
        }
        if let semantics = node.semantics {
            if let outer, semantics.isModifier, semantics.identifier == nil || all[outer].semantics.identifier == nil {
                // A chain of modifiers says several things about one element.
                var merged = semantics
                merged.merge(outer: all[outer].semantics)
                all[outer].semantics = merged
                visit.end = .merged(into: outer)
                visit.isCombined = isCombined || merged.combinesChildren
                visit.outer = outer
                return visit
            }
            if !isCombined || semantics.identifier != nil || semantics.actions != nil {
                visit.index = all.count
                all.append(Element(node: node, semantics: semantics, depth: depth))
                visit.depth = depth + 1
            }
            visit.isCombined = isCombined || semantics.combinesChildren
            if let name = semantics.symbolName { symbols.append(name) }
        }
        noteTexts(of: node)
        visit.end = .own
        let isModifier = visit.index != nil && node.semantics!.isModifier
        visit.outer = isModifier ? visit.index : node.semantics == nil ? outer : nil
        return visit
    }

    private mutating func leave(_ node: DisplayNode, _ visit: Visit) {
        switch visit.end {
        case .nothing: break
        case .merged(let outer): takeActions(from: visit.firstGathered, into: outer)
        case .actionSource(let source): takeSource(source, visit)
        case .naming(let naming): name(naming, visit)
        case .own:
            guard let index = visit.index else {
                // What is inside a button has no element of its own, but the name that it was given is a part of the button's.
                if let semantics = node.semantics, semantics.isModifier || semantics.role == .text,
                    let label = semantics.label
                {
                    spoken.removeSubrange(visit.firstSpoken...)
                    spoken.append(label)
                }
                return
            }
            finish(index, of: node, visit)
            finished.removeSubrange(visit.firstFinished...)
            finished.append(index)
        }
    }

    /// What is inside a label of a control, or around both.
    private mutating func name(_ naming: AccessibilityNaming, _ visit: Visit) {
        let inner = finished[visit.firstFinished...]
        let text = spoken[visit.firstSpoken...].joined(separator: " ")
        switch naming {
        case .control: break
        case .scope:
            defer { names = AccessibilityNames() }
            guard !names.isEmpty, let index = inner.first(where: { all[$0].semantics.details?.naming == .control })
            else { return }
            all[index].semantics.label = names.label ?? all[index].semantics.label
            all[index].semantics.value = names.value ?? all[index].semantics.value
        case .relabelling:
            defer { names = AccessibilityNames() }
            guard let label = names.label else { return }
            guard let index = inner.first else {
                spoken.removeSubrange(visit.firstSpoken...)
                spoken.append(AccessibilityOwnLabel.replacing(in: label, by: text))
                return
            }
            all[index].semantics.label = AccessibilityOwnLabel.replacing(in: label, by: all[index].label ?? "")
        case .heading:
            for index in inner where all[index].role == .text && all[index].actions == nil {
                var details = all[index].semantics.details ?? AccessibilityDetails()
                details.addedTraits.formUnion(.isHeader)
                all[index].semantics.details = details
            }
        case .label, .shownLabel, .value:
            guard !text.isEmpty else { return }
            names.add(naming == .value ? .init(value: text) : .init(label: text))
            if naming == .shownLabel { return }
            all.removeSubrange(visit.firstElement...)
            texts.removeSubrange(visit.firstText...)
            symbols.removeSubrange(visit.firstSymbol...)
            spoken.removeSubrange(visit.firstSpoken...)
            finished.removeSubrange(visit.firstFinished...)
        }
    }

    /// None of what is inside a source of actions is an element, and nothing that is written there is seen.
    private mutating func takeSource(_ source: AccessibilityActionCategory, _ visit: Visit) {
        for element in all[visit.firstElement...] {
            guard let activate = element.semantics.actions?.activate else { continue }
            let kind = AccessibilityActionKind(name: element.label ?? "")
            gathered.append(.init(kind: kind, category: source.name, run: activate))
        }
        all.removeSubrange(visit.firstElement...)
        texts.removeSubrange(visit.firstText...)
        symbols.removeSubrange(visit.firstSymbol...)
        spoken.removeSubrange(visit.firstSpoken...)
        finished.removeSubrange(visit.firstFinished...)
    }

    /// Gives an element what was found inside it.
    private mutating func finish(_ index: Int, of node: DisplayNode, _ visit: Visit) {
        takeActions(from: visit.firstGathered, into: index)
        if all[index].semantics.details?.hidesInner == true {
            all.removeSubrange((index + 1)...)
            return
        }
        // Those directly inside know what is inside them.
        let isModifier = all[index].semantics.isModifier
        for inner in finished[visit.firstFinished...] {
            if isModifier, all[index].innerValue == nil {
                all[index].innerValue = all[inner].semantics.value ?? all[inner].innerValue
            }
            if isModifier, all[index].innerActions == nil {
                all[index].innerActions = all[inner].semantics.actions ?? all[inner].innerActions
            }
            all[index].innerCount += 1
        }
        all[index].isWritten = spoken.count > visit.firstSpoken
        mergeRegion(into: index)
        mergeGathered(into: index)
        mergeText(into: index)
        mergeGesture(into: index)
        mergeControl(into: index)
        if all[index].innerCount == 1, index + 1 < all.count { all[index].innerRole = all[index + 1].role }
        // That children are joined may be said by a modifier further in.
        if node.semantics?.role.isRegion != true || all[index].semantics.combinesChildren {
            all[index].texts = Array(texts[visit.firstText...])
            all[index].spoken = Array(spoken[visit.firstSpoken...])
        }
        all[index].symbols = Array(symbols[visit.firstSymbol...])
    }

    /// Adds what sources of actions inside can do to what can be done with an element.
    private mutating func takeActions(from first: Int, into index: Int) {
        guard first < gathered.count, all[index].semantics.details?.gathersActions == true else { return }
        var details = AccessibilityDetails()
        let actions = AccessibilityActions()
        actions.entries = Array(gathered[first...])
        details.actions = actions
        gathered.removeSubrange(first...)
        var outer = Semantics(role: .group)
        outer.details = details
        all[index].semantics.merge(outer: outer)
    }

    /// What actions were added to is one element with them.
    private mutating func mergeGathered(into index: Int) {
        guard all[index].semantics.details?.gathersActions == true, all.count == index + 2 else { return }
        let inner = all.removeLast()
        (all[index].texts, all[index].spoken) = (inner.texts, inner.spoken)
        (all[index].innerRole, all[index].innerActions) = (inner.innerRole, inner.innerActions)
        var merged = inner.semantics
        merged.merge(outer: all[index].semantics)
        all[index].semantics = merged
        all[index].innerCount = 0
    }

    /// A label and what it is the label of are one element.
    private mutating func joinPairs() {
        var labels: [AccessibilityRelation: String] = [:]
        var contents: Set<AccessibilityRelation> = []
        for element in all {
            guard let pairing = element.semantics.details?.pairing else { continue }
            if pairing.role == .label {
                labels[pairing.relation] = element.label
            } else {
                contents.insert(pairing.relation)
            }
        }
        guard !labels.isEmpty, !contents.isEmpty else { return }
        for index in all.indices {
            guard let pairing = all[index].semantics.details?.pairing, pairing.role == .content else { continue }
            all[index].semantics.label = all[index].semantics.label ?? labels[pairing.relation]
        }
        all.removeAll {
            guard let pairing = $0.semantics.details?.pairing, pairing.role == .label else { return false }
            return contents.contains(pairing.relation) && $0.actions == nil && $0.innerCount == 0
        }
    }

    /// Modifiers of a text say something about that text, and are no element beside it. One that gives it another name leaves
    /// it to be found by what it shows.
    private mutating func mergeText(into index: Int) {
        guard all[index].semantics.isModifier, all[index].semantics.label == nil, all.count == index + 2,
            all[index + 1].semantics.role == .text
        else { return }
        var merged = all.removeLast().semantics
        merged.merge(outer: all[index].semantics)
        all[index].semantics = merged
        all[index].innerCount = 0
    }

    /// Modifiers of a list or a control of several parts say something about it.
    private mutating func mergeRegion(into index: Int) {
        let own = all[index].semantics
        guard own.isModifier, !own.combinesChildren, all[index].innerCount == 1, all.count > index + 2 else { return }
        let inner = all[index + 1].semantics
        guard !inner.isModifier, own.identifier == nil || inner.identifier == nil,
            [.list, .tabBar, .toolbar, .navigationBar, .datePicker, .stepper].contains(inner.role)
                || inner.details?.holdsChoices == true
        else { return }
        all[index].innerCount = all[index + 1].innerCount
        all.remove(at: index + 1)
        var merged = inner
        merged.merge(outer: own)
        all[index].semantics = merged
        for next in all.indices where next > index { all[next].depth -= 1 }
    }

    /// What a gesture was added to is one element with it, if that does nothing by itself.
    private mutating func mergeGesture(into index: Int) {
        let own = all[index].semantics
        guard own.role == .group, !own.isModifier, own.details == nil, own.label == nil, own.actions?.activate != nil,
            !own.isModal, all.count == index + 2, all[index + 1].actions == nil,
            !all[index + 1].semantics.role.isRegion
        else { return }
        let inner = all.removeLast()
        (all[index].texts, all[index].spoken) = (inner.texts, inner.spoken)
        all[index].semantics = inner.semantics
        all[index].semantics.actions = own.actions
        all[index].semantics.isEnabled = inner.semantics.isEnabled && own.isEnabled
        all[index].innerCount = 0
    }

    /// Modifiers of a control say something about it: the two are one element.
    private mutating func mergeControl(into index: Int) {
        // What is joined says more than what the control says.
        guard all[index].semantics.isModifier, !all[index].semantics.combinesChildren, all.count == index + 2,
            all[index + 1].semantics.isControl,
            all[index].semantics.identifier == nil || all[index + 1].semantics.identifier == nil
        else { return }
        let inner = all.removeLast()
        (all[index].texts, all[index].spoken) = (inner.texts, inner.spoken)
        var merged = inner.semantics
        merged.merge(outer: all[index].semantics)
        all[index].semantics = merged
        all[index].innerCount = 0
    }

    /// Puts siblings of a higher priority first; the others stay in the order in which they are drawn.
    private mutating func sortByPriority() {
        guard all.contains(where: { $0.semantics.details?.sortPriority ?? 0 != 0 }) else { return }
        // The elements directly inside each, and at the top those of none.
        var inside: [[Int]] = Array(repeating: [], count: all.count)
        var top: [Int] = []
        var path: [Int] = []
        for index in all.indices {
            while let last = path.last, all[last].depth >= all[index].depth { path.removeLast() }
            if let parent = path.last { inside[parent].append(index) } else { top.append(index) }
            path.append(index)
        }
        // The last one waits at the front. Swift's sort is stable.
        func sorted(_ siblings: [Int]) -> [Int] {
            siblings.sorted {
                all[$0].semantics.details?.sortPriority ?? 0 > all[$1].semantics.details?.sortPriority ?? 0
            }.reversed()
        }
        var order: [Element] = []
        var waiting = sorted(top)
        while let next = waiting.popLast() {
            order.append(all[next])
            waiting += sorted(inside[next])
        }
        all = order
    }

    private mutating func noteTexts(of node: DisplayNode) {
        switch node.content {
        case .text(let text): if !text.string.isEmpty { note(text.string) }
        case .drawing(let drawing): if let text = drawing.text, !text.isEmpty { note(text) }
        default: break
        }
    }

    private mutating func note(_ text: String) {
        texts.append(text)
        spoken.append(text)
    }
}

extension WholeWalk {
    /// One element.
    struct Element {
        let node: DisplayNode
        var semantics: Semantics
        var depth: Int
        /// Whether something is written inside.
        var isWritten = false
        /// The texts and symbols inside, in reading order.
        var texts: [String] = []
        var symbols: [String] = []
        /// The texts inside, with the names that modifiers give to parts of it in place of what these show.
        var spoken: [String] = []
        /// The first value found inside, for groups that only carry a name.
        var innerValue: String?
        var innerActions: SemanticsActions?

        var label: String? {
            if let label = semantics.label { return label }
            if semantics.role == .textField { return nil }
            // A picker that shows its label beside its row is named by the label: the row is its value (T5).
            if semantics.role == .picker, spoken.count > 1, spoken.last == texts.last {
                return spoken.dropLast().joined(separator: " ")
            }
            // What `accessibilityElement(children: .combine)` makes one is heard as a list.
            if !spoken.isEmpty {
                return spoken.joined(separator: semantics.isModifier && semantics.combinesChildren ? ", " : " ")
            }
            // A control that shows a symbol alone is named by it (T5).
            guard !isWritten, !role.isRegion || semantics.actions != nil, actions?.activate != nil,
                let symbol = symbols.first
            else { return nil }
            return symbol.split(separator: ".").joined(separator: " ")
        }
        /// A picker's value is the row that it shows.
        var value: String? {
            semantics.value ?? innerValue ?? (semantics.role == .picker ? texts.last { $0 != semantics.label } : nil)
        }
        var actions: SemanticsActions? { semantics.actions ?? innerActions }
        /// What the element is: of a group that only says something about one control, what that control is.
        var role: Semantics.Role {
            semantics.isModifier ? innerRole ?? semantics.role : semantics.role
        }
        var innerRole: Semantics.Role?
        /// How many elements are directly inside.
        var innerCount = 0
        var hint: String? { semantics.details?.hint }
        /// What a tool knows of the chart that it shows.
        var chart: AXChartDescriptor? { semantics.details?.chart?.descriptor }
        var traits: AccessibilityTraits {
            var traits = role.traits
            if semantics.isSelected { traits.insert(.isSelected) }
            if semantics.isModal { traits.insert(.isModal) }
            if let details = semantics.details {
                traits.formUnion(details.addedTraits)
                traits.remove(details.removedTraits)
            }
            return traits
        }
        /// What can be done by name, and the rotors, in the order of the modifiers.
        var namedActions: AccessibilityActions? { semantics.details?.actions }
        var isEnabled: Bool { semantics.isEnabled }
    }
}
