import Foundation

/// What a person finds in a window: its elements, as accessibility sees them.
@MainActor
package struct AccessibilityElements: @preconcurrency CustomStringConvertible {
    /// One element.
    package struct Element {
        package let node: DisplayNode
        package let semantics: Semantics
        package let depth: Int
        /// The texts and symbols inside, in reading order.
        package var texts: [String] = []
        package var symbols: [String] = []
        /// The first value found inside, for groups that only carry a name.
        var innerValue: String?
        var innerActions: SemanticsActions?

        package var label: String? {
            if let label = semantics.label { return label }
            return texts.isEmpty ? nil : texts.joined(separator: " ")
        }
        /// A picker's value is the row that it shows.
        package var value: String? {
            semantics.value ?? innerValue ?? (semantics.role == .picker ? texts.last { $0 != semantics.label } : nil)
        }
        package var actions: SemanticsActions? { semantics.actions ?? innerActions }
        package var isEnabled: Bool { semantics.isEnabled }
    }

    package private(set) var all: [Element] = []
    package private(set) var texts: [String] = []
    package private(set) var symbols: [String] = []

    package init(of window: WindowRoot) {
        // Only what is in a modal element can be used while it is there.
        let root = window.displayTree.modalNode ?? window.displayTree.root
        visit(root, depth: 0, isCombined: false)
    }

    private static func isInvisible(_ node: DisplayNode) -> Bool {
        if node.isHiddenFromAccessibility { return true }
        if case .opacity(let opacity) = node.effect { return opacity == 0 }
        return false
    }

    private mutating func visit(_ node: DisplayNode, depth: Int, isCombined: Bool) {
        guard !Self.isInvisible(node) else { return }
        var index: Int?
        var combines = isCombined
        let firstText = texts.count
        let firstSymbol = symbols.count
        let firstInner = all.count
        if let semantics = node.semantics {
            if !isCombined || semantics.identifier != nil || semantics.actions != nil {
                index = all.count
                all.append(Element(node: node, semantics: semantics, depth: depth))
            }
            combines = isCombined || semantics.combinesChildren
            if let name = semantics.symbolName { symbols.append(name) }
        }
        noteTexts(of: node)
        for child in node.children { visit(child, depth: index == nil ? depth : depth + 1, isCombined: combines) }
        guard let index else { return }
        for inner in firstInner + 1..<max(all.count, firstInner + 1) {
            if all[index].innerValue == nil { all[index].innerValue = all[inner].semantics.value }
            if all[index].innerActions == nil { all[index].innerActions = all[inner].semantics.actions }
        }
        if node.semantics?.role.isRegion != true || node.semantics?.combinesChildren == true {
            all[index].texts = Array(texts[firstText...])
        }
        all[index].symbols = Array(symbols[firstSymbol...])
    }

    private mutating func noteTexts(of node: DisplayNode) {
        switch node.content {
        case .text(let text): if !text.string.isEmpty { texts.append(text.string) }
        case .textInput(let input): texts.append(input.text.isEmpty ? input.placeholder : input.text)
        default: break
        }
    }

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
        return all.filter { $0.semantics.role.rawValue == name }
    }

    /// The name of the element that a node belongs to: its identifier, else its label, else its role.
    package func name(of node: DisplayNode) -> String? {
        let around = node.ancestors.compactMap { ancestor in all.first(where: { $0.node === ancestor }) }
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
        if case .text(let text) = node.content, text.string == name { return node }
        if case .symbol(let symbol) = node.content, symbol.name == name { return node }
        for child in node.children {
            if let found = innermost(name, in: child) { return found }
        }
        return nil
    }

    package var description: String {
        all.map { element in
            var parts = [element.semantics.role.rawValue]
            if let label = element.label { parts.append("“\(label)”") }
            if let symbol = element.semantics.symbolName { parts.append("symbol \(symbol)") }
            if let value = element.semantics.value { parts.append("value “\(value)”") }
            if let identifier = element.semantics.identifier { parts.append("identifier \(identifier)") }
            if !element.semantics.isEnabled { parts.append("disabled") }
            if element.semantics.isSelected { parts.append("selected") }
            return String(repeating: "  ", count: element.depth) + parts.joined(separator: " ")
        }.joined(separator: "\n")
    }
}
