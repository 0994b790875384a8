/// Leaving a node: what was found inside it is joined into one part, a label gives its name to a control, and modifiers are taken into the element
/// that they are about.
extension AccessibilityPass {
    /// The part of a node that is no element itself: what was found inside it.
    static func joined(_ visit: Visit, name: String?) -> AccessibilityPart? {
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
    static func naming(_ naming: AccessibilityNaming, _ visit: Visit) -> AccessibilityPart? {
        var visit = visit
        if naming == .scope {
            let content = AccessibilityPart(inner: visit.parts)
            let named = visit.names.naming(content.items)
            return AccessibilityPart(inner: visit.parts, gathered: visit.gathered, named: named)
        }
        if naming == .relabelling { return relabelled(visit) }
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

    /// A view with a label of several views. Inside a button it is no element: then its label is a part of the button's.
    private static func relabelled(_ visit: Visit) -> AccessibilityPart? {
        let content = AccessibilityPart(inner: visit.parts)
        guard let label = visit.names.label else { return joined(visit, name: nil) }
        var items = content.items
        guard let first = items.first else {
            let own = content.spoken.joined(separator: " ")
            return AccessibilityPart(
                name: AccessibilityOwnLabel.replacing(in: label, by: own), inner: visit.parts, gathered: visit.gathered)
        }
        items[0] = first.named(label: AccessibilityOwnLabel.replacing(in: label, by: first.label ?? ""), value: nil)
        return AccessibilityPart(inner: visit.parts, gathered: visit.gathered, named: items)
    }

    /// Adds what sources of actions inside can do to what can be done with an element.
    static func take(_ gathered: inout [AccessibilityActions.Entry], into semantics: inout Semantics) {
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
    func finish(_ node: DisplayNode, _ visit: inout Visit) -> AccessibilityPart {
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

    /// An element with stand-ins in place of what is inside it. Of one thing that was inside, the name and what else is said of it stays.
    private static func replacingChildren(
        _ own: Semantics, _ found: [AccessibilityItem]
    ) -> (Semantics, [AccessibilityItem]) {
        let standIns = found.filter { $0.semantics.details?.isStandIn == true }
        let replaced = found.filter { $0.semantics.details?.isStandIn != true }
        var semantics = own
        if replaced.count == 1 {
            semantics = replaced[0].semantics.merging(outer: own)
            // It holds elements now, whatever it was.
            if !semantics.isControl { semantics.role = .group }
            semantics.label = semantics.label ?? replaced[0].label
            semantics.combinesChildren = false
            semantics.details?.hidesInner = false
        }
        // It is what it is, and not what the first stand-in is.
        semantics.isModifier = false
        return (semantics, standIns.flatMap { $0.found.isEmpty ? [$0] : $0.found })
    }

    static func item(
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
        if own.details?.replacesChildren == true {
            (semantics, found) = Self.replacingChildren(own, found)
            (value, actions) = (nil, nil)
        } else if let inner = found.first, found.count == 1, semantics.isOfRegion(inner) {
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
