import DovetailCore
import Foundation

/// Looks through a window for what keeps people from using it: elements without names, small targets, weak contrast, names that occur twice, an
/// order that jumps, and texts that are cut off at the largest size.
///
/// The limits are those of WCAG 2.2, level AA. Main thread only.
@MainActor
package struct AccessibilityAudit {
    private let window: WindowRoot
    /// Brings the window up to date after a change of its environment, until nothing is pending.
    private let settle: () -> Void

    package init(of window: WindowRoot, settle: @escaping () -> Void) {
        self.window = window
        self.settle = settle
    }

    /// What was found, in the order of reading. Texts are laid out at the largest size for a moment, and as before in the end.
    ///
    /// - Complexity: O(elements), and a picture of the window.
    package func run(_ kinds: Set<AccessibilityFinding.Kind> = Set(AccessibilityFinding.Kind.allCases)) throws
        -> [AccessibilityFinding]
    {
        let elements = AccessibilityElements(of: window).all.filter { isInSight($0.node) }
        var findings: [AccessibilityFinding] = []
        if kinds.contains(.missingName) { findings += missingNames(elements) }
        if kinds.contains(.smallTarget) { findings += smallTargets(elements) }
        if kinds.contains(.duplicateName) { findings += duplicateNames(elements) }
        if kinds.contains(.order) { findings += jumps(elements) }
        if kinds.contains(.contrast) { findings += try ContrastAudit(of: window).run() }
        if kinds.contains(.clippedText) { findings += clippedTexts() }
        return findings
    }

    private func isInSight(_ node: DisplayNode) -> Bool {
        let frame = node.frameInWindow
        return frame.width > 0 && frame.height > 0 && frame.intersects(CGRect(origin: .zero, size: window.size))
    }

    private func finding(
        _ kind: AccessibilityFinding.Kind, _ element: AccessibilityElements.Element, _ sentence: String
    ) -> AccessibilityFinding {
        AccessibilityFinding(
            kind: kind,
            element: [element.item.name, element.semantics.identifier].compactMap(\.self).first { !$0.isEmpty }
                ?? element.role.rawValue,
            frame: element.node.frameInWindow, sentence: sentence)
    }

    // MARK: Names

    private func missingNames(_ elements: [AccessibilityElements.Element]) -> [AccessibilityFinding] {
        elements.compactMap { element in
            guard element.item.name?.allSatisfy(\.isWhitespace) != false else { return nil }
            switch element.role {
            case .button, .toggle, .slider, .textField, .picker, .stepper, .datePicker, .menuItem:
                return finding(.missingName, element, "it can be used and has no name: give it an accessibilityLabel.")
            case .image:
                return finding(
                    .missingName, element,
                    "a picture has no name: give it an accessibilityLabel, or hide it if it says nothing.")
            default: return nil
            }
        }
    }

    /// Siblings beside each other that do something under the same name, of which nothing else tells which is which.
    private func duplicateNames(_ elements: [AccessibilityElements.Element]) -> [AccessibilityFinding] {
        var last: [Int: AccessibilityElements.Element] = [:]
        var findings: [AccessibilityFinding] = []
        for element in elements {
            defer {
                last = last.filter { $0.key <= element.depth }
                last[element.depth] = element
            }
            guard let before = last[element.depth], element.isTarget, before.isTarget,
                let name = element.item.name, name == before.item.name, element.role == before.role,
                element.item.value == before.item.value
            else { continue }
            findings.append(finding(.duplicateName, element, "the one before it has the same name and role."))
        }
        return findings
    }

    // MARK: Targets

    /// The least width and height of a target, in points.
    private static let targetSize: CGFloat = 24

    /// Targets under 24 points, but those that have so much room around them that no other one is pressed by mistake.
    private func smallTargets(_ elements: [AccessibilityElements.Element]) -> [AccessibilityFinding] {
        let targets = elements.filter { $0.isTarget && $0.isEnabled }
        let frames = targets.map(\.node.frameInWindow)
        return targets.indices.compactMap { index in
            let (target, frame) = (targets[index], frames[index])
            // A link in a line of text is as high as the line.
            if target.traits.contains(.isLink) { return nil }
            guard min(frame.width, frame.height) < Self.targetSize - 0.5 else { return nil }
            let center = CGPoint(x: frame.midX, y: frame.midY)
            let isAlone = targets.indices.allSatisfy { other in
                if other == index || frames[other].contains(frame) || frame.contains(frames[other]) { return true }
                return frames[other].distance(to: center) >= Self.targetSize / 2
            }
            if isAlone, max(frame.width, frame.height) > 0 { return nil }
            return finding(
                .smallTarget, target,
                "it is \(Int(frame.width)) × \(Int(frame.height)) points with another target beside it; 24 × 24 are needed."
            )
        }
    }

    // MARK: Order

    /// Siblings of which the later one is above the earlier one.
    private func jumps(_ elements: [AccessibilityElements.Element]) -> [AccessibilityFinding] {
        var last: [Int: AccessibilityElements.Element] = [:]
        var findings: [AccessibilityFinding] = []
        for element in elements {
            defer {
                last = last.filter { $0.key <= element.depth }
                last[element.depth] = element
            }
            guard let before = last[element.depth] else { continue }
            let (frame, earlier) = (element.node.frameInWindow, before.node.frameInWindow)
            // Columns beside each other are read one after the other.
            guard frame.maxY <= earlier.minY + 0.5, frame.minX < earlier.maxX, frame.maxX > earlier.minX else {
                continue
            }
            findings.append(
                finding(
                    .order, element,
                    "it is read after “\(before.item.name ?? before.role.rawValue)”, which is below it."))
        }
        return findings
    }

    // MARK: Large texts

    private func clippedTexts() -> [AccessibilityFinding] {
        let before = cutOff.map(\.text)
        let own = window.environment.dynamicTypeSize
        window.environment.dynamicTypeSize = .accessibility5
        settle()
        defer {
            window.environment.dynamicTypeSize = own
            settle()
        }
        // What is cut off anyway is so on purpose.
        return cutOff.filter { !before.contains($0.text) }.map {
            AccessibilityFinding(
                kind: .clippedText, element: $0.text, frame: $0.frame,
                sentence: "it is cut off at the largest size of texts: give it more lines or room, or let it shrink.")
        }
    }

    /// The texts on show that do not fit where they are.
    private var cutOff: [(text: String, frame: CGRect)] {
        var found: [(String, CGRect)] = []
        (window.displayTree.modalNode ?? window.displayTree.root).forEachWhere { node in
            if node.isHiddenFromAccessibility { return false }
            guard case .text(let text) = node.content, let shape = text.shape, isInSight(node) else { return true }
            if shape.lines(in: node.size).contains(where: \.isTruncated) {
                found.append((text.string, node.frameInWindow))
            }
            return true
        }
        return found
    }
}

extension AccessibilityElements.Element {
    /// Whether a person presses it.
    fileprivate var isTarget: Bool {
        switch role {
        case .button, .toggle, .slider, .textField, .picker, .menuItem: true
        default: item.actions?.activate != nil && item.children.isEmpty
        }
    }

    fileprivate var isEnabled: Bool { item.isEnabled }
}

extension CGRect {
    /// How far a point is from the rectangle; 0 inside.
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        hypot(max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
    }
}
