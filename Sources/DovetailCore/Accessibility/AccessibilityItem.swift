/// One element of a window, with what is inside it.
///
/// An item never changes: when something of it, or inside it, becomes another, a new item takes its place, up to the top. What stayed the same
/// is the same object before and after, so two trees are compared by looking at what differs alone.
///
/// Main thread only.
package final class AccessibilityItem {
    /// Where its texts come from.
    enum TextSource {
        /// It has none: it is a part of the window, and what is in it says something of its own.
        case none
        case part
        /// Those of the element that it says something about.
        case item(AccessibilityItem)
    }

    /// What the element stands for. Its id is the element's.
    package let node: DisplayNode
    package let semantics: Semantics
    /// What was found inside the node.
    private let part: AccessibilityPart?
    private let textSource: TextSource
    private let hasSymbols: Bool
    /// The first value found inside, for groups that only carry a name.
    package let innerValue: String?
    package let innerActions: SemanticsActions?
    package let innerRole: Semantics.Role?
    /// The elements directly inside, in the order in which they were found.
    let found: [AccessibilityItem]
    /// How many elements there are, this one and all inside.
    let count: Int
    /// Whether this one or one inside is a label of another element, or has one.
    let hasPairing: Bool

    init(
        node: DisplayNode, semantics: Semantics, part: AccessibilityPart?, textSource: TextSource, hasSymbols: Bool,
        innerValue: String?, innerActions: SemanticsActions?, innerRole: Semantics.Role?, found: [AccessibilityItem]
    ) {
        self.node = node
        self.semantics = semantics
        self.part = part
        self.textSource = textSource
        self.hasSymbols = hasSymbols
        self.innerValue = innerValue
        self.innerActions = innerActions
        self.innerRole = innerRole
        self.found = found
        var count = 1
        var hasPairing = semantics.details?.pairing != nil
        for item in found {
            count += item.count
            hasPairing = hasPairing || item.hasPairing
        }
        self.count = count
        self.hasPairing = hasPairing
    }

    /// The same element with another label, or other elements inside.
    func with(label: String?, found: [AccessibilityItem]) -> AccessibilityItem {
        var semantics = semantics
        semantics.label = label
        return with(semantics, found: found)
    }

    /// The same element with the name and the value that labels beside it give.
    func named(label: String?, value: String?) -> AccessibilityItem {
        var semantics = semantics
        semantics.label = label ?? semantics.label
        semantics.value = value ?? semantics.value
        return with(semantics)
    }

    /// The same element with another meaning.
    func with(_ semantics: Semantics, found: [AccessibilityItem]? = nil) -> AccessibilityItem {
        AccessibilityItem(
            node: node, semantics: semantics, part: part, textSource: textSource, hasSymbols: hasSymbols,
            innerValue: innerValue, innerActions: innerActions, innerRole: innerRole, found: found ?? self.found)
    }

    package var id: UInt32 { node.id }

    /// The elements directly inside, in reading order: those of a higher priority come first.
    package private(set) lazy var children = found.sortedByPriority

    /// The texts inside, in reading order.
    package private(set) lazy var texts: [String] =
        switch textSource {
        case .none: []
        case .part: part?.texts ?? []
        case .item(let item): item.texts
        }

    /// The texts inside, with the names that modifiers give to parts of it in place of what these show.
    private(set) lazy var spoken: [String] =
        switch textSource {
        case .none: []
        case .part: part?.spoken ?? []
        case .item(let item): item.spoken
        }

    /// The symbols inside, in reading order.
    package private(set) lazy var symbols: [String] = hasSymbols ? part?.symbols ?? [] : []

    package private(set) lazy var label: String? = makeLabel()

    private func makeLabel() -> String? {
        if let label = semantics.label { return label }
        // What is written in a field is its value, and no name.
        if semantics.role == .textField { return nil }
        // A picker that shows its label beside its row is named by the label: the row is its value (T5).
        if semantics.role == .picker, spoken.count > 1, spoken.last == texts.last {
            return spoken.dropLast().joined(separator: " ")
        }
        // What `accessibilityElement(children: .combine)` makes one is heard as a list.
        if !spoken.isEmpty {
            return spoken.joined(separator: semantics.isModifier && semantics.combinesChildren ? ", " : " ")
        }
        return namingSymbol.map { $0.split(separator: ".").joined(separator: " ") }
    }

    /// The symbol that a control shows alone, which it is named by (T5).
    private var namingSymbol: String? {
        guard semantics.label == nil, semantics.role != .textField, spoken.isEmpty, part?.spoken.isEmpty != false,
            !role.isRegion || semantics.actions != nil, actions?.activate != nil
        else { return nil }
        return symbols.first
    }

    /// What a reader calls the element: its label; where it has none, what is written in a row of a list, a picture's symbol, and the first
    /// heading of a sheet.
    package var name: String? {
        if let namingSymbol { return SymbolNames.spoken(namingSymbol) }
        if let label { return label }
        if role == .image, let symbol = semantics.symbolName {
            return SymbolNames.spoken(symbol)
        }
        if role == .sheet { return firstHeading }
        // What can be pressed as a whole is what is written in it.
        guard semantics.details?.row != nil || (role == .group && semantics.actions?.activate != nil) else {
            return nil
        }
        let texts = children.isEmpty ? part?.spoken ?? [] : innerNames
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The names and values of the elements inside, in order: the words that a person hears for all of them together. Words that would be heard
    /// twice in a row come once. Pictures without a description and arrows that open the rows below are left out.
    private var innerNames: [String] {
        var names: [String] = []
        func add(_ name: String?) {
            if let name, !name.isEmpty, name != names.last { names.append(name) }
        }
        var waiting = Array(children.reversed())
        while let item = waiting.popLast() {
            if item.semantics.details?.isExpanded != nil { continue }
            let name = item.role == .image ? item.label : item.name
            add(name)
            switch item.role {
            case .textField, .picker, .datePicker: add(item.value)
            default: if name == nil { waiting += item.children.reversed() }
            }
        }
        return names
    }

    private var firstHeading: String? {
        var waiting = Array(children.reversed())
        while let item = waiting.popLast() {
            if item.traits.contains(.isHeader), let label = item.label { return label }
            waiting += item.children.reversed()
        }
        return nil
    }

    /// A picker's value is the row that it shows.
    package var value: String? {
        semantics.value ?? innerValue ?? (semantics.role == .picker ? texts.last { $0 != semantics.label } : nil)
    }
    package var actions: SemanticsActions? { semantics.actions ?? innerActions }
    /// What the element is: of a group that only says something about one control, what that control is.
    package var role: Semantics.Role {
        semantics.isModifier ? innerRole ?? semantics.role : semantics.role
    }
    package var hint: String? { semantics.details?.hint }
    /// What a tool knows of the chart that it shows.
    package var chart: AXChartDescriptor? { semantics.details?.chart?.descriptor }
    package var traits: AccessibilityTraits {
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
    package var namedActions: AccessibilityActions? { semantics.details?.actions }
    package var isEnabled: Bool { semantics.isEnabled }
}

extension [AccessibilityItem] {
    /// Siblings of a higher priority first; the others stay in the order in which they are drawn.
    var sortedByPriority: [AccessibilityItem] {
        guard contains(where: { $0.semantics.details?.sortPriority ?? 0 != 0 }) else { return self }
        // Swift's sort is stable.
        return sorted { $0.semantics.details?.sortPriority ?? 0 > $1.semantics.details?.sortPriority ?? 0 }
    }

    /// These and all elements inside in reading order, with how deep each is inside others.
    var inReadingOrder: [AccessibilityElements.Element] {
        var all: [AccessibilityElements.Element] = []
        all.reserveCapacity(reduce(0) { $0 + $1.count })
        // The last one waits at the front.
        var waiting = sortedByPriority.reversed().map { (item: $0, depth: 0) }
        while let (item, depth) = waiting.popLast() {
            all.append(AccessibilityElements.Element(item: item, depth: depth))
            for child in item.children.reversed() { waiting.append((child, depth + 1)) }
        }
        return all
    }

    /// These, and those inside, with a label and what it is the label of as one element.
    ///
    /// - Complexity: O(elements), where there are such pairs; else O(these).
    var joiningPairs: [AccessibilityItem] {
        guard contains(where: \.hasPairing) else { return self }
        // Each level's elements after those around them.
        var all: [AccessibilityItem] = []
        var next = 0
        all += self
        while next < all.count {
            all += all[next].found
            next += 1
        }
        var labels: [AccessibilityRelation: String] = [:]
        var contents: Set<AccessibilityRelation> = []
        for item in inReadingOrder {
            guard let pairing = item.semantics.details?.pairing else { continue }
            if pairing.role == .label {
                labels[pairing.relation] = item.label
            } else {
                contents.insert(pairing.relation)
            }
        }
        guard !labels.isEmpty, !contents.isEmpty else { return self }
        var joined: [ObjectIdentifier: AccessibilityItem?] = [:]
        func result(_ items: [AccessibilityItem]) -> [AccessibilityItem] {
            items.compactMap { item in joined[ObjectIdentifier(item)] ?? item }
        }
        for item in all.reversed() where item.hasPairing {
            let pairing = item.semantics.details?.pairing
            var label = item.semantics.label
            switch pairing?.role {
            case .content: label = label ?? labels[pairing!.relation]
            case .label where contents.contains(pairing!.relation) && item.actions == nil && item.found.isEmpty:
                joined[ObjectIdentifier(item)] = .some(nil)
                continue
            case .label, nil: break
            }
            joined[ObjectIdentifier(item)] = item.with(label: label, found: result(item.found))
        }
        return result(self)
    }
}
