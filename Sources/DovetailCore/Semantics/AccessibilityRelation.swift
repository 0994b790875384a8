import Foundation

/// A part of an element where a tool begins a drag, or ends one.
package struct AccessibilityDropPlace: Equatable {
    /// In the element, from (0, 0) to (1, 1).
    package let point: UnitPoint
    /// What a person is told.
    package let description: String
}

/// Something said of an element on demand.
package struct AccessibilityCustomContent: Equatable {
    package let label: String
    /// Nil takes back what was said under the same label.
    package let value: String?
    package let importance: AXCustomContentImportance
}

/// What joins an element to others.
package struct AccessibilityRelation: Hashable {
    let id: AnyHashable
    /// The namespace of the id.
    let namespace: AnyHashable
}

/// A label, or what it is the label of.
package struct AccessibilityPairing: Equatable {
    let role: AccessibilityLabeledPairRole
    let relation: AccessibilityRelation
}

/// Where an element is pressed by a tool.
package enum AccessibilityActivationPoint: Equatable {
    /// In points from the element's corner.
    case point(CGPoint)
    /// From (0, 0) to (1, 1).
    case unit(UnitPoint)
}
