import Foundation

/// A part of an element where a tool begins a drag, or ends one.
package struct AccessibilityDropPlace: Equatable {
    /// In the element, from (0, 0) to (1, 1).
    package let point: UnitPoint
    /// What a person is told.
    package let description: String

    package init(point: UnitPoint, description: String) {
        self.point = point
        self.description = description
    }
}

/// Something said of an element on demand.
package struct AccessibilityCustomContent: Equatable {
    package let label: String
    /// Nil takes back what was said under the same label.
    package let value: String?
    package let importance: AXCustomContentImportance

    package init(label: String, value: String?, importance: AXCustomContentImportance) {
        self.label = label
        self.value = value
        self.importance = importance
    }
}

/// What joins an element to others.
package struct AccessibilityRelation: Hashable {
    package let id: AnyHashable
    /// The namespace of the id.
    package let namespace: AnyHashable

    package init(id: AnyHashable, namespace: AnyHashable) {
        self.id = id
        self.namespace = namespace
    }
}

/// A label, or what it is the label of.
package struct AccessibilityPairing: Equatable {
    package let role: AccessibilityLabeledPairRole
    package let relation: AccessibilityRelation

    package init(role: AccessibilityLabeledPairRole, relation: AccessibilityRelation) {
        self.role = role
        self.relation = relation
    }
}

/// Where an element is pressed by a tool.
package enum AccessibilityActivationPoint: Equatable {
    /// In points from the element's corner.
    case point(CGPoint)
    /// From (0, 0) to (1, 1).
    case unit(UnitPoint)
}
