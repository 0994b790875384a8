/// The walk through the nodes: what is known of each between coming to it and leaving it.
extension AccessibilityPass {
    /// What is known of a node between coming to it and leaving it.
    struct Visit {
        /// What becomes of the node when all inside it has been visited.
        enum End {
            /// It says something about the element around it, or is an element: then `semantics` is there.
            case own
            /// It said more about the modifiers' element around it.
            case merged(into: Int)
            case actionSource(AccessibilityActionCategory)
            /// It is a label, or holds one and what it names.
            case naming(AccessibilityNaming)
            /// Its part was kept.
            case known(AccessibilityPart?)
            case nothing
        }
        var end = End.nothing
        /// What is inside is a part of one element around.
        var isCombined: Bool
        /// Where in the path the modifiers' element is that stands for what is inside, as long as that is one thing.
        var outer: Int?
        /// What the element is that the node stands for; nil where it stands for none.
        var semantics: Semantics?
        var text: String?
        var symbol: String?
        var parts: [AccessibilityPart] = []
        var gathered: [AccessibilityActions.Entry] = []
        /// What labels inside say.
        var names = AccessibilityNames()
        /// Kept under this condition.
        var keeping: (isCombined: Bool, memo: Memo)?
    }

    @MainActor
    struct Walk {
        let pass: AccessibilityPass
        var path: [Visit] = []

        mutating func run(_ root: DisplayNode) -> AccessibilityPart? {
            var walk = DisplayWalk(of: root, in: .reading)
            var result: AccessibilityPart?
            while let step = walk.next() {
                switch step {
                case .enter(let node):
                    let around = path.last
                    let outer = node.parent?.children.count == 1 ? around?.outer : nil
                    let visit = pass.enter(node, &path, isCombined: around?.isCombined ?? false, outer: outer)
                    switch visit.end {
                    case .nothing, .known: walk.skipChildren()
                    case .own, .merged, .actionSource, .naming: break
                    }
                    path.append(visit)
                case .leave(let node):
                    let visit = path.removeLast()
                    let part = pass.leave(node, visit, &path)
                    if let (isCombined, memo) = visit.keeping {
                        memo.isKept = true
                        memo.part = part
                        memo.isCombined = isCombined
                    }
                    guard let last = path.indices.last else {
                        result = part
                        break
                    }
                    if let part {
                        path[last].parts.append(part)
                        path[last].gathered += part.gathered
                        path[last].names.add(part.names)
                    }
                }
            }
            return result
        }
    }

    fileprivate func enter(_ node: DisplayNode, _ path: inout [Visit], isCombined: Bool, outer: Int?) -> Visit {
        var visit = Visit(isCombined: isCombined)
        // Whether what is inside would be the same without the modifiers around.
        let isIndependent = outer == nil || !node.isJoinedWithModifiers
        if isKeeping {
            let memo: Memo
            if let known = self.memo(of: node) {
                memo = known
                if !memo.isMarked, memo.isKept, memo.isCombined == isCombined, isIndependent {
                    visit.end = .known(memo.part)
                    return visit
                }
            } else {
                memo = makeMemo(of: node)
            }
            memo.isMarked = false
            memo.isKept = false
            memo.part = nil
            memo.isInvisible = node.isInvisible
            memo.text = node.shownText
            if isIndependent { visit.keeping = (isCombined, memo) }
        }
        countWalked()
        if node.isInvisible { return visit }
        if let source = node.semantics?.details?.actionSource {
            visit.end = .actionSource(source)
            visit.isCombined = false
            return visit
        }
        if let naming = node.semantics?.details?.naming, naming != .control {
            visit.end = .naming(naming)
            if naming == .scope || naming == .relabelling { visit.outer = outer }
            return visit
        }
        visit.end = .own
        guard let semantics = node.semantics else {
            visit.text = node.shownText
            visit.outer = outer
            return visit
        }
        if let outer, semantics.isModifier, semantics.identifier == nil || path[outer].semantics?.identifier == nil {
            // A chain of modifiers says several things about one element.
            var merged = semantics
            merged.merge(outer: path[outer].semantics!)
            path[outer].semantics = merged
            visit.end = .merged(into: outer)
            visit.isCombined = isCombined || merged.combinesChildren
            visit.outer = outer
            return visit
        }
        if !isCombined || semantics.identifier != nil || semantics.actions != nil {
            visit.semantics = semantics
            if semantics.isModifier { visit.outer = path.count }
        }
        visit.isCombined = isCombined || semantics.combinesChildren
        visit.symbol = semantics.symbolName
        visit.text = node.shownText
        return visit
    }

    fileprivate func leave(_ node: DisplayNode, _ visit: Visit, _ path: inout [Visit]) -> AccessibilityPart? {
        var visit = visit
        switch visit.end {
        case .nothing: return nil
        case .known(let part): return part
        case .merged(let outer):
            if visit.gathered.isEmpty == false { Self.take(&visit.gathered, into: &path[outer].semantics!) }
            return Self.joined(visit, name: nil)
        case .actionSource(let source):
            // None of what is inside is an element, and nothing that is written there is seen.
            for element in visit.parts.flatMap(\.items).inReadingOrder {
                guard let activate = element.semantics.actions?.activate else { continue }
                let kind = AccessibilityActionKind(name: element.label ?? "")
                visit.gathered.append(.init(kind: kind, category: source.name, run: activate))
            }
            guard !visit.gathered.isEmpty else { return nil }
            return AccessibilityPart(inner: [], gathered: visit.gathered)
        case .naming(let naming): return Self.naming(naming, visit)
        case .own:
            guard visit.semantics != nil else {
                // What is inside a button has no element of its own, but the name that it was given is a part of the button's.
                var name: String?
                if let semantics = node.semantics, semantics.isModifier || semantics.role == .text {
                    name = semantics.label
                }
                return Self.joined(visit, name: name)
            }
            return finish(node, &visit)
        }
    }
}
