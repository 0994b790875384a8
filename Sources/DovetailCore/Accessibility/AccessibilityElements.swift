import Foundation

/// What a person finds in a window: its elements, as accessibility sees them.
@MainActor
package struct AccessibilityElements {
    package private(set) var all: [Element] = []
    package private(set) var texts: [String] = []
    package private(set) var symbols: [String] = []
    private var spoken: [String] = []
    /// What sources of actions can do, until the element around takes it.
    private var gathered: [AccessibilityActions.Entry] = []

    package init(of window: WindowRoot) { self = window.elements }

    init(visiting tree: DisplayTree) {
        // Only what is in a modal element can be used while it is there.
        visit(tree.modalNode ?? tree.root, depth: 0, isCombined: false, outer: nil)
        joinPairs()
        sortByPriority()
    }

    private static func isInvisible(_ node: DisplayNode) -> Bool {
        if node.isHiddenFromAccessibility { return true }
        if case .opacity(let opacity) = node.effect { return opacity == 0 }
        return false
    }

    /// `outer` is the modifiers' element that stands for what is inside this node, as long as that is one thing.
    private mutating func visit(_ node: DisplayNode, depth: Int, isCombined: Bool, outer: Int?) {
        guard !Self.isInvisible(node) else { return }
        var index: Int?
        var combines = isCombined
        let firstText = texts.count
        let firstSymbol = symbols.count
        let firstSpoken = spoken.count
        let firstInner = all.count
        let firstGathered = gathered.count
        if let source = node.semantics?.details?.actionSource {
            // None of it is an element, and nothing that is written there is seen.
            visitChildren(of: node, depth: depth, isCombined: false, outer: nil)
            for element in all[firstInner...] {
                guard let activate = element.semantics.actions?.activate else { continue }
                let kind = AccessibilityActionKind(name: element.label ?? "")
                gathered.append(.init(kind: kind, category: source.name, run: activate))
            }
            all.removeSubrange(firstInner...)
            texts.removeSubrange(firstText...)
            symbols.removeSubrange(firstSymbol...)
            spoken.removeSubrange(firstSpoken...)
            return
        }
        if let semantics = node.semantics {
            if let outer, semantics.isModifier, semantics.identifier == nil || all[outer].semantics.identifier == nil {
                // A chain of modifiers says several things about one element.
                var merged = semantics
                merged.merge(outer: all[outer].semantics)
                all[outer].semantics = merged
                visitChildren(of: node, depth: depth, isCombined: isCombined || merged.combinesChildren, outer: outer)
                takeActions(from: firstGathered, into: outer)
                return
            }
            if !isCombined || semantics.identifier != nil || semantics.actions != nil {
                index = all.count
                all.append(Element(node: node, semantics: semantics, depth: depth))
            }
            combines = isCombined || semantics.combinesChildren
            if let name = semantics.symbolName { symbols.append(name) }
        }
        noteTexts(of: node)
        let isModifier = index != nil && node.semantics!.isModifier
        visitChildren(
            of: node, depth: index == nil ? depth : depth + 1, isCombined: combines,
            outer: isModifier ? index : node.semantics == nil ? outer : nil)
        guard let index else {
            // What is inside a button has no element of its own, but the name that it was given is a part of the button's.
            if let semantics = node.semantics, semantics.isModifier || semantics.role == .text,
                let label = semantics.label
            {
                spoken.removeSubrange(firstSpoken...)
                spoken.append(label)
            }
            return
        }
        takeActions(from: firstGathered, into: index)
        if all[index].semantics.details?.hidesInner == true {
            all.removeSubrange((index + 1)...)
            return
        }
        for inner in firstInner + 1..<max(all.count, firstInner + 1) {
            if all[index].innerValue == nil { all[index].innerValue = all[inner].semantics.value }
            if all[index].innerActions == nil { all[index].innerActions = all[inner].semantics.actions }
            if all[inner].depth == depth + 1 { all[index].innerCount += 1 }
        }
        mergeGathered(into: index)
        mergeText(into: index)
        mergeControl(into: index)
        if all[index].innerCount == 1, index + 1 < all.count { all[index].innerRole = all[index + 1].role }
        if node.semantics?.role.isRegion != true || node.semantics?.combinesChildren == true {
            all[index].texts = Array(texts[firstText...])
            all[index].spoken = Array(spoken[firstSpoken...])
        }
        all[index].symbols = Array(symbols[firstSymbol...])
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

    /// Modifiers of a control say something about it: the two are one element.
    private mutating func mergeControl(into index: Int) {
        // What is joined says more than what the control says.
        guard all[index].semantics.isModifier, !all[index].semantics.combinesChildren, all.count == index + 2,
            all[index + 1].semantics.actions != nil, all[index + 1].semantics.role != .group,
            all[index].semantics.identifier == nil || all[index + 1].semantics.identifier == nil
        else { return }
        let inner = all.removeLast()
        (all[index].texts, all[index].spoken) = (inner.texts, inner.spoken)
        var merged = inner.semantics
        merged.merge(outer: all[index].semantics)
        all[index].semantics = merged
        all[index].innerCount = 0
    }

    private mutating func visitChildren(of node: DisplayNode, depth: Int, isCombined: Bool, outer: Int?) {
        for child in node.readingChildren {
            visit(child, depth: depth, isCombined: isCombined, outer: node.children.count == 1 ? outer : nil)
        }
    }

    /// Puts siblings of a higher priority first; the others stay in the order in which they are drawn.
    private mutating func sortByPriority() {
        guard all.contains(where: { $0.semantics.details?.sortPriority ?? 0 != 0 }) else { return }
        func sorted(_ range: Range<Int>) -> [Element] {
            var starts: [Int] = []
            for index in range where all[index].depth == all[range.lowerBound].depth { starts.append(index) }
            let groups = zip(starts, starts.dropFirst() + [range.upperBound]).map { start, end in
                (all[start], start + 1 < end ? sorted(start + 1..<end) : [])
            }
            // Swift's sort is stable.
            return groups.sorted {
                $0.0.semantics.details?.sortPriority ?? 0 > $1.0.semantics.details?.sortPriority ?? 0
            }.flatMap { [$0.0] + $0.1 }
        }
        all = sorted(all.indices)
    }

    private mutating func noteTexts(of node: DisplayNode) {
        switch node.content {
        case .text(let text): if !text.string.isEmpty { note(text.string) }
        case .drawing(let drawing): if let text = drawing.text, !text.isEmpty { note(text) }
        case .textInput(let input): note(input.text.isEmpty ? input.placeholder : input.text)
        default: break
        }
    }

    private mutating func note(_ text: String) {
        texts.append(text)
        spoken.append(text)
    }
}
