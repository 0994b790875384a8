import Foundation

/// Finds the elements of a window in its display tree.
///
/// What modifiers say is joined with what they are applied to, and what is inside a button belongs to the button: so an element is made
/// of several display nodes, and a node's part of it depends on what is around. Each node's part is kept, with what it depends on, and is
/// found anew only where a patch of the display tree tells of a change inside:
///
///     display patch ─► note(_:) marks nodes and those around ─► contents(of:) walks what is marked
///
/// Nodes whose meaning depends on a modifier around are walked with it, and nothing is kept of them; those are chains of a few groups.
///
/// - Complexity: a walk costs O(what changed × depth), and as much as their siblings cost to be listed again.
@MainActor
package final class AccessibilityPass {
    /// What is kept of a node.
    private final class Memo {
        /// Whether something changed in the node or inside it. Those around are marked as well.
        var isMarked = false
        /// Whether there is a part that can be used again: it may be nil.
        var isKept = false
        var part: AccessibilityPart?
        /// The node was a part of an element around.
        var isCombined = false
        /// What the node itself gave.
        var isInvisible = false
        var text: String?
    }

    private let consumer = DisplayConsumer()
    /// Whether anything is kept. Else each walk goes through everything.
    private let isKeeping: Bool
    /// How many nodes were walked so far.
    package private(set) var nodesWalked = 0
    private var last: (root: DisplayNode, contents: AccessibilityContents)?
    private var isMarked = true

    init(isKeeping: Bool) { self.isKeeping = isKeeping }

    // MARK: What changed

    private static let facets: DisplayFacets = [.content, .effect, .children, .semantics, .visibility]

    /// Takes note of what an update changed of the tree.
    func note(_ patch: DisplayPatch) {
        // What comes back was changed meanwhile. What is new has a parent whose children changed.
        for node in patch.inserted { memo(of: node)?.isMarked = true }
        for (node, facets) in patch.changed where !facets.isDisjoint(with: Self.facets) {
            guard let memo = memo(of: node), !memo.isMarked else { continue }
            // Colours and places fade and move without a change of what is there.
            let isSame =
                facets.isDisjoint(with: [.children, .semantics]) && memo.isInvisible == node.isInvisible
                && memo.text == node.shownText
            if !isSame { mark(node) }
        }
    }

    private func mark(_ node: DisplayNode) {
        isMarked = true
        for node in node.ancestors {
            guard let memo = memo(of: node) else { continue }
            if memo.isMarked { return }
            memo.isMarked = true
        }
    }

    private func memo(of node: DisplayNode) -> Memo? { node.data(of: consumer) as! Memo? }

    // MARK: The walk

    /// What is in the tree. Only what is in a modal element can be used while it is there, and nothing else is found.
    func contents(of tree: DisplayTree) -> AccessibilityContents {
        let root = tree.modalNode ?? tree.root
        if isKeeping, let last, last.root === root, !isMarked { return last.contents }
        var walk = Walk(pass: self)
        let contents = AccessibilityContents(part: walk.run(root))
        if isKeeping {
            isMarked = false
            last = (root, contents)
        }
        return contents
    }

    /// What is known of a node between coming to it and leaving it.
    private struct Visit {
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
    private struct Walk {
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

    private func enter(_ node: DisplayNode, _ path: inout [Visit], isCombined: Bool, outer: Int?) -> Visit {
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
                memo = Memo()
                node.setData(memo, of: consumer)
            }
            memo.isMarked = false
            memo.isKept = false
            memo.part = nil
            memo.isInvisible = node.isInvisible
            memo.text = node.shownText
            if isIndependent { visit.keeping = (isCombined, memo) }
        }
        nodesWalked += 1
        if node.isInvisible { return visit }
        if let source = node.semantics?.details?.actionSource {
            visit.end = .actionSource(source)
            visit.isCombined = false
            return visit
        }
        if let naming = node.semantics?.details?.naming, naming != .control {
            visit.end = .naming(naming)
            if naming == .scope { visit.outer = outer }
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

    private func leave(_ node: DisplayNode, _ visit: Visit, _ path: inout [Visit]) -> AccessibilityPart? {
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

    /// What is inside a node that is no element.
    private static func joined(_ visit: Visit, name: String?) -> AccessibilityPart? {
        if name == nil, visit.text == nil, visit.symbol == nil {
            if visit.parts.isEmpty { return nil }
            let part = visit.parts[0]
            let isSame =
                visit.parts.count == 1 && part.gathered.count == visit.gathered.count
                && part.names.label == visit.names.label && part.names.value == visit.names.value
            if isSame { return part }
        }
        return AccessibilityPart(
            text: visit.text, symbol: visit.symbol, name: name, inner: visit.parts, gathered: visit.gathered,
            names: visit.names)
    }

    /// What is inside a label of a control, or around both.
    private static func naming(_ naming: AccessibilityNaming, _ visit: Visit) -> AccessibilityPart? {
        var visit = visit
        if naming == .scope {
            let content = AccessibilityPart(inner: visit.parts)
            let named = visit.names.naming(content.items)
            return AccessibilityPart(inner: visit.parts, gathered: visit.gathered, named: named)
        }
        if naming == .heading {
            let headings = AccessibilityPart(inner: visit.parts).items.map(\.asHeading)
            return AccessibilityPart(inner: visit.parts, gathered: visit.gathered, names: visit.names, named: headings)
        }
        let spoken = AccessibilityPart(inner: visit.parts).spoken.joined(separator: " ")
        guard !spoken.isEmpty else { return joined(visit, name: nil) }
        if naming == .value { visit.names.value = spoken } else { visit.names.label = spoken }
        if naming == .shownLabel { return joined(visit, name: nil) }
        return AccessibilityPart(inner: [], names: visit.names)
    }

    /// Adds what sources of actions inside can do to what can be done with an element.
    private static func take(_ gathered: inout [AccessibilityActions.Entry], into semantics: inout Semantics) {
        guard semantics.details?.gathersActions == true else { return }
        var details = AccessibilityDetails()
        let actions = AccessibilityActions()
        actions.entries = gathered
        details.actions = actions
        gathered = []
        var outer = Semantics(role: .group)
        outer.details = details
        semantics.merge(outer: outer)
    }

    /// Makes an element of what was found inside it.
    private func finish(_ node: DisplayNode, _ visit: inout Visit) -> AccessibilityPart {
        var semantics = visit.semantics!
        if !visit.gathered.isEmpty { Self.take(&visit.gathered, into: &semantics) }
        let content = AccessibilityPart(text: visit.text, symbol: visit.symbol, inner: visit.parts)
        let item: AccessibilityItem
        if semantics.details?.hidesInner == true {
            item = AccessibilityItem(
                node: node, semantics: semantics, part: nil, textSource: .none, hasSymbols: false, innerValue: nil,
                innerActions: nil, innerRole: nil, found: [])
        } else {
            item = Self.item(node, semantics, content)
        }
        return AccessibilityPart(item: item, inner: [content], gathered: visit.gathered, names: visit.names)
    }

    private static func item(
        _ node: DisplayNode, _ own: Semantics, _ content: AccessibilityPart
    ) -> AccessibilityItem {
        var (semantics, found) = (own, content.items)
        var texts = AccessibilityItem.TextSource.none
        // Those directly inside know what is inside them.
        var value: String?
        var actions: SemanticsActions?
        if own.isModifier {
            value = found.lazy.compactMap { $0.semantics.value ?? $0.innerValue }.first
            actions = found.lazy.compactMap { $0.semantics.actions ?? $0.innerActions }.first
        }
        var role: Semantics.Role?
        if let inner = found.first, found.count == 1, semantics.isOfRegion(inner) {
            semantics = inner.semantics.merging(outer: semantics)
            found = inner.found
        } else if let inner = found.first, inner.count == 1, found.count == 1 {
            if semantics.gathersOnly(inner) {
                texts = .item(inner)
                (role, actions) = (inner.innerRole, inner.innerActions)
                semantics = inner.semantics.merging(outer: semantics)
                found = []
            } else if semantics.isOfText(inner) {
                semantics = inner.semantics.merging(outer: semantics)
                found = []
            } else if semantics.isGesture(of: inner) {
                // What a press means belongs to the one thing that is pressed.
                texts = .item(inner)
                semantics = inner.semantics.with(own)
                found = []
            } else if semantics.isOfControl(inner) {
                texts = .item(inner)
                semantics = inner.semantics.merging(outer: semantics)
                found = []
            }
        }
        if found.count == 1 { role = found[0].role }
        // That children are joined may be said by a modifier further in.
        if own.role.isRegion != true || semantics.combinesChildren { texts = .part }
        return AccessibilityItem(
            node: node, semantics: semantics, part: content, textSource: texts, hasSymbols: true, innerValue: value,
            innerActions: actions, innerRole: role, found: found)
    }
}

extension Semantics {
    fileprivate func merging(outer: Semantics) -> Semantics {
        var merged = self
        merged.merge(outer: outer)
        return merged
    }

    /// What actions were added to is one element with them.
    fileprivate func gathersOnly(_ inner: AccessibilityItem) -> Bool { details?.gathersActions == true }

    /// Modifiers of a text say something about that text, and are no element beside it. One that gives it another name leaves
    /// it to be found by what it shows.
    fileprivate func isOfText(_ inner: AccessibilityItem) -> Bool {
        isModifier && label == nil && inner.semantics.role == .text
    }

    /// Modifiers of a list, a bar or a control of several parts say something about it, and are no element around it.
    fileprivate func isOfRegion(_ inner: AccessibilityItem) -> Bool {
        guard isModifier, !combinesChildren, !inner.semantics.isModifier, inner.count > 1 else { return false }
        guard identifier == nil || inner.semantics.identifier == nil else { return false }
        return switch inner.semantics.role {
        case .list, .tabBar, .toolbar, .navigationBar, .datePicker, .stepper: true
        case .group: inner.semantics.details?.holdsChoices == true
        default: false
        }
    }

    /// What a gesture was added to is one element with it, if that does nothing by itself.
    fileprivate func isGesture(of inner: AccessibilityItem) -> Bool {
        role == .group && !isModifier && details == nil && label == nil && actions?.activate != nil && !isModal
            && inner.actions == nil && !inner.semantics.role.isRegion
    }

    /// The same with what can be done with a view around.
    fileprivate func with(_ around: Semantics) -> Semantics {
        var joined = self
        joined.actions = around.actions
        joined.isEnabled = isEnabled && around.isEnabled
        return joined
    }

    /// Modifiers of a control, a field or a picture say something about it: the two are one element.
    fileprivate func isOfControl(_ inner: AccessibilityItem) -> Bool {
        // What is joined says more than what the control says.
        isModifier && !combinesChildren && inner.semantics.isControl
            && (identifier == nil || inner.semantics.identifier == nil)
    }
}

extension DisplayNode {
    /// Whether neither the node nor anything inside is an element, or is written in one.
    fileprivate var isInvisible: Bool {
        if isHiddenFromAccessibility { return true }
        if case .opacity(let opacity) = effect { return opacity == 0 }
        return false
    }

    /// Whether the element of modifiers around may stand for the node or what is inside it.
    fileprivate var isJoinedWithModifiers: Bool {
        if let semantics { return semantics.isModifier }
        return children.count == 1
    }

    /// What is written in the node; nil for nothing.
    fileprivate var shownText: String? {
        switch content {
        case .text(let text): text.string.isEmpty ? nil : text.string
        case .drawing(let drawing): drawing.text?.isEmpty == false ? drawing.text : nil
        default: nil
        }
    }
}

/// All that was found in a window.
@MainActor
package struct AccessibilityContents {
    private let part: AccessibilityPart?
    /// The outermost elements, in reading order.
    let items: [AccessibilityItem]

    init(part: AccessibilityPart?) {
        self.part = part
        items = part?.items.joiningPairs.sortedByPriority ?? []
    }

    var texts: [String] { part?.texts ?? [] }
    var symbols: [String] { part?.symbols ?? [] }
}
