extension AccessibilityElements {
    /// A place that a tool can go to.
    package struct RotorPlace {
        package let label: String
        /// The element that is there; nil for one that is not in the window now.
        package let element: Element?
        /// Brings it into sight. Runs before the tool goes there.
        package let prepare: () -> Void
    }

    /// The places of one of the rotors that tools know by themselves, in reading order.
    ///
    /// - Complexity: O(elements)
    package func places(of rotor: AccessibilitySystemRotor) -> [RotorPlace] {
        var places: [RotorPlace] = []
        // What is inside an element that lists its places itself is passed over.
        var passedOver = Int.max
        for element in all {
            if element.depth > passedOver { continue }
            passedOver = .max
            if let own = element.namedActions?.rotors.first(where: { $0.system == rotor }) {
                places += self.places(of: own, in: element)
                passedOver = element.depth
            } else if element.item.belongs(to: rotor.kind), let label = element.label ?? element.value, !label.isEmpty {
                places.append(RotorPlace(label: label, element: element, prepare: {}))
            }
        }
        return places
    }

    /// The places of a rotor of an element.
    package func places(of rotor: AccessibilityRotor, in element: Element) -> [RotorPlace] {
        rotor.entries.map { entry in
            let target = all.first { $0.semantics.details?.rotorTarget == entry.id }
            return RotorPlace(
                label: entry.label ?? entry.range.flatMap { (target ?? element).item.text(in: $0) } ?? "",
                element: target ?? (entry.range == nil ? nil : element), prepare: entry.prepare)
        }
    }
}

extension AccessibilityItem {
    /// A part of what is written in the element.
    package func text(in range: Range<String.Index>) -> String? {
        let text = semantics.role == .textField ? value ?? "" : label ?? ""
        guard range.upperBound <= text.endIndex else { return nil }
        return String(text[range])
    }

    fileprivate func belongs(to kind: AccessibilitySystemRotor.Kind) -> Bool {
        switch kind {
        case .links: return traits.contains(.isLink)
        case .headings(let level):
            guard traits.contains(.isHeader) else { return false }
            return level == .unspecified || semantics.details?.headingLevel == level
        case .images: return traits.contains(.isImage)
        case .textFields: return role == .textField
        case .landmarks:
            switch role {
            case .navigationBar, .toolbar, .tabBar, .sheet, .menuBar, .alert: return true
            default: return false
            }
        case .boldText: return hasRun { $0.weight >= 600 }
        case .italicText: return hasRun { $0.isItalic }
        case .underlineText: return hasRun { $0.underlineStyle != nil }
        case .misspelledWords, .tables, .lists: return false
        }
    }

    /// Whether a part of the text that the element shows is written in some way.
    private func hasRun(_ isSo: (TextRunStyle) -> Bool) -> Bool {
        guard role == .text else { return false }
        return node.firstInTree { node in
            guard case .text(let text) = node.content, text.runs.contains(where: { isSo($0.style) }) else { return nil }
            return true
        } ?? false
    }
}
