/// What was found in a display node and inside it: an element, or texts and elements that belong to the element around.
///
/// A part never changes, and parts of nodes that stayed the same are used again. Main thread only.
final class AccessibilityPart {
    /// The element that the node is; its texts are found here, too.
    let item: AccessibilityItem?
    /// The node's own text and symbol, which come before what is inside.
    private let text: String?
    private let symbol: String?
    /// The name that a modifier gives to all of it, in place of what it shows.
    private let name: String?
    private var inner: [AccessibilityPart]
    /// What sources of actions can do, until the element around takes it.
    let gathered: [AccessibilityActions.Entry]
    /// What labels inside say of a control, until what is around both takes it.
    let names: AccessibilityNames
    /// Elements that stand for those that were found inside; nil for those themselves.
    private let named: [AccessibilityItem]?

    init(
        item: AccessibilityItem? = nil, text: String? = nil, symbol: String? = nil, name: String? = nil,
        inner: [AccessibilityPart], gathered: [AccessibilityActions.Entry] = [],
        names: AccessibilityNames = AccessibilityNames(), named: [AccessibilityItem]? = nil
    ) {
        self.item = item
        self.text = text
        self.symbol = symbol
        self.name = name
        self.inner = inner
        self.gathered = gathered
        self.names = names
        self.named = named
    }

    /// Lets go of what is inside, level by level: left to itself, each part would release its own from within its deinitializer.
    deinit {
        var waiting = inner
        inner = []
        while var part = waiting.popLast() {
            if isKnownUniquelyReferenced(&part) { waiting += part.inner }
        }
    }

    /// The outermost elements, in the order in which they were found.
    private(set) lazy var items: [AccessibilityItem] = {
        if let item { return [item] }
        if let named { return named }
        if inner.count == 1 { return inner[0].items }
        var items: [AccessibilityItem] = []
        forEachPart { part in
            if let item = part.item {
                items.append(item)
            } else if let named = part.named {
                items += named
            } else {
                return true
            }
            return false
        }
        return items
    }()

    var texts: [String] {
        var texts: [String] = []
        forEachPart { part in
            if let text = part.text { texts.append(text) }
            return true
        }
        return texts
    }

    var spoken: [String] {
        var spoken: [String] = []
        forEachPart { part in
            if let name = part.name {
                spoken.append(name)
                return false
            }
            if let text = part.text { spoken.append(text) }
            return true
        }
        return spoken
    }

    var symbols: [String] {
        var symbols: [String] = []
        forEachPart { part in
            if let symbol = part.symbol { symbols.append(symbol) }
            return true
        }
        return symbols
    }

    /// Calls `body` with the part and those inside, in reading order, but not with what is inside one that it returned false for.
    private func forEachPart(_ body: (AccessibilityPart) -> Bool) {
        var waiting = [self]
        while let part = waiting.popLast() {
            if body(part) { waiting.append(contentsOf: part.inner.reversed()) }
        }
    }
}
