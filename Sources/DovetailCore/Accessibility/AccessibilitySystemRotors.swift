/// A list of places that assistive tools know by themselves, such as all headings.
///
/// The elements of a window that are of such a kind are found by what they are. What a view lists for one of them
/// (``SwiftUICore/View/accessibilityRotor(_:entries:)``) stands in place of those inside the view.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case links(visited: Bool?)
        case headings(AccessibilityHeadingLevel)
        case boldText, italicText, underlineText, misspelledWords, images, textFields, tables, lists, landmarks
    }
    let kind: Kind

    /// All links. Nothing tells here which were visited, so all are both.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { Self(kind: .links(visited: visited)) }
    /// All links.
    public static var links: AccessibilitySystemRotor { Self(kind: .links(visited: nil)) }
    /// All headings of a rank; of any for `.unspecified`.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        Self(kind: .headings(level))
    }
    /// All headings.
    public static var headings: AccessibilitySystemRotor { Self(kind: .headings(.unspecified)) }
    /// All bold texts.
    public static var boldText: AccessibilitySystemRotor { Self(kind: .boldText) }
    /// All slanted texts.
    public static var italicText: AccessibilitySystemRotor { Self(kind: .italicText) }
    /// All underlined texts.
    public static var underlineText: AccessibilitySystemRotor { Self(kind: .underlineText) }
    /// All words that are misspelled: those that the app lists, since nothing else knows them here.
    public static var misspelledWords: AccessibilitySystemRotor { Self(kind: .misspelledWords) }
    /// All images.
    public static var images: AccessibilitySystemRotor { Self(kind: .images) }
    /// All fields of text.
    public static var textFields: AccessibilitySystemRotor { Self(kind: .textFields) }
    /// All tables that the app lists.
    public static var tables: AccessibilitySystemRotor { Self(kind: .tables) }
    /// All lists that the app lists.
    public static var lists: AccessibilitySystemRotor { Self(kind: .lists) }
    /// The parts of the window: bars and sheets.
    public static var landmarks: AccessibilitySystemRotor { Self(kind: .landmarks) }

    /// What a person is told.
    var name: String {
        switch kind {
        case .links: "Links"
        case .headings: "Headings"
        case .boldText: "Bold Text"
        case .italicText: "Italic Text"
        case .underlineText: "Underlined Text"
        case .misspelledWords: "Misspelled Words"
        case .images: "Images"
        case .textFields: "Text Fields"
        case .tables: "Tables"
        case .lists: "Lists"
        case .landmarks: "Landmarks"
        }
    }
}

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
            } else if element.belongs(to: rotor.kind), let label = element.label ?? element.value, !label.isEmpty {
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
                label: entry.label ?? entry.range.flatMap { (target ?? element).text(in: $0) } ?? "",
                element: target ?? (entry.range == nil ? nil : element), prepare: entry.prepare)
        }
    }
}

extension AccessibilityElements.Element {
    /// A part of what is written in the element.
    fileprivate func text(in range: Range<String.Index>) -> String? {
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
