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
