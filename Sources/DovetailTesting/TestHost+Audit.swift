import DovetailCore
import DovetailPaint
import Foundation

/// What ``TestHost/accessibilityAudit(for:ignoring:)`` looks for.
public struct AccessibilityAuditTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Elements that can be used, and pictures, have a name.
    public static let sufficientElementDescription = AccessibilityAuditTypes(rawValue: 1)
    /// What is pressed is 24 × 24 points large, or has that much room.
    public static let hitRegion = AccessibilityAuditTypes(rawValue: 2)
    /// Texts stand out from what is behind them: 4.5:1, and large ones 3:1.
    public static let contrast = AccessibilityAuditTypes(rawValue: 4)
    /// Elements beside each other that do different things have different names.
    public static let duplicateName = AccessibilityAuditTypes(rawValue: 8)
    /// No text is cut off at the largest size of texts that is whole at the usual one.
    public static let textClipped = AccessibilityAuditTypes(rawValue: 16)
    /// What is read later is not above what is read before.
    public static let order = AccessibilityAuditTypes(rawValue: 32)

    public static let all: AccessibilityAuditTypes = [
        .sufficientElementDescription, .hitRegion, .contrast, .duplicateName, .textClipped, .order,
    ]

    fileprivate init(_ kind: AccessibilityFinding.Kind) {
        switch kind {
        case .missingName: self = .sufficientElementDescription
        case .smallTarget: self = .hitRegion
        case .contrast: self = .contrast
        case .duplicateName: self = .duplicateName
        case .clippedText: self = .textClipped
        case .order: self = .order
        }
    }
}

/// Something that ``TestHost/accessibilityAudit(for:ignoring:)`` found.
public struct AccessibilityAuditIssue: CustomStringConvertible, Sendable {
    /// One type.
    public let auditType: AccessibilityAuditTypes
    /// What the element is called: its label, else its identifier, else its role; of a text, what is written.
    public let element: String
    /// Where it is, in window points.
    public let frame: CGRect
    /// All of it in one line.
    public let description: String
}

extension TestHost {
    /// Looks through the window for what keeps people from using it, as `performAccessibilityAudit` of XCTest does.
    ///
    ///     #expect(try host.accessibilityAudit().isEmpty)
    ///
    /// Only what is in sight is looked at. Texts are laid out at the largest size for a moment, and as before in the end.
    ///
    /// - Parameters:
    ///   - types: What to look for.
    ///   - isIgnored: Returns true for an issue that is as it should be; that one is left out.
    /// - Returns: The issues, by type, and within a type in reading order. Throws when the window cannot be painted.
    /// - Complexity: O(elements), and a picture of the window.
    public func accessibilityAudit(
        for types: AccessibilityAuditTypes = .all,
        ignoring isIgnored: (AccessibilityAuditIssue) -> Bool = { _ in false }
    ) throws -> [AccessibilityAuditIssue] {
        let kinds = AccessibilityFinding.Kind.allCases.filter { types.contains(AccessibilityAuditTypes($0)) }
        let findings = try AccessibilityAudit(of: window, settle: { self.settle() }).run(Set(kinds))
        return findings.map {
            AccessibilityAuditIssue(
                auditType: AccessibilityAuditTypes($0.kind), element: $0.element, frame: $0.frame,
                description: $0.description)
        }.filter { !isIgnored($0) }
    }
}
