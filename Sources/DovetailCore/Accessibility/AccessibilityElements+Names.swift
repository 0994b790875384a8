extension AccessibilityElements {
    /// The elements of a name: by identifier if there is one, else by label, else by symbol, else by role
    /// (“slider” for a slider that has no name).
    package func matches(_ name: String) -> [Element] {
        let byIdentifier = all.filter { $0.semantics.identifier == name }
        if !byIdentifier.isEmpty { return byIdentifier }
        let byLabel = all.filter { $0.label == name && $0.semantics.role != .alert }
        // A control that is labelled stands before the text that labels it.
        let controls = byLabel.filter { $0.semantics.actions != nil }
        if !controls.isEmpty { return controls }
        if !byLabel.isEmpty { return byLabel }
        let bySymbol = all.filter { $0.semantics.role != .group && $0.symbols.contains(name) }
        let symbolControls = bySymbol.filter { $0.semantics.actions != nil }
        if !symbolControls.isEmpty { return symbolControls }
        if !bySymbol.isEmpty { return bySymbol }
        // What was given another name is still found by what it shows.
        let byText = all.filter {
            $0.semantics.actions != nil && !$0.texts.isEmpty && $0.texts.joined(separator: " ") == name
        }
        if !byText.isEmpty { return byText }
        return all.filter { $0.semantics.role.rawValue == name }
    }

    /// The name of the element that a node belongs to: its identifier, else its label, else its role.
    package func name(of node: DisplayNode) -> String? {
        let elements = Dictionary(all.map { ($0.node.id, $0) }, uniquingKeysWith: { first, _ in first })
        let around = node.ancestors.compactMap { elements[$0.id] }
        guard let own: Element = around.first(where: { $0.semantics.role != .group }) ?? around.first else {
            return nil
        }
        // Modifiers put what they say around the element that they are applied to.
        let said = own.node.ancestors.prefix(while: { $0 === own.node || $0.children.count == 1 })
            .compactMap(\.semantics)
        return said.lazy.compactMap(\.identifier).first ?? said.lazy.compactMap(\.label).first
            ?? own.label ?? own.semantics.role.rawValue
    }

    /// The text or symbol of a name inside a node.
    package static func innermost(_ name: String, in node: DisplayNode) -> DisplayNode? {
        node.firstInTree { node in
            switch node.content {
            case .text(let text): text.string == name ? node : nil
            case .drawing(let drawing): drawing.text == name ? node : nil
            // A variant of a symbol is found by the name that the app wrote.
            case .symbol(let symbol): symbol.name == name || symbol.alternatives.contains(name) ? node : nil
            default: nil
            }
        }
    }
}
