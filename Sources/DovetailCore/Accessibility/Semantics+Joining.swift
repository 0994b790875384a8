/// When what is said around an element and the element are one.
extension Semantics {
    func merging(outer: Semantics) -> Semantics {
        var merged = self
        merged.merge(outer: outer)
        return merged
    }

    /// What actions were added to is one element with them.
    func gathersOnly(_ inner: AccessibilityItem) -> Bool { details?.gathersActions == true }

    /// Modifiers of a text say something about that text, and are no element beside it. One that gives it another name leaves
    /// it to be found by what it shows.
    func isOfText(_ inner: AccessibilityItem) -> Bool {
        isModifier && label == nil && inner.semantics.role == .text
    }

    /// Modifiers of a list, a bar or a control of several parts say something about it, and are no element around it.
    func isOfRegion(_ inner: AccessibilityItem) -> Bool {
        guard isModifier, !combinesChildren, !inner.semantics.isModifier, inner.count > 1 else { return false }
        guard identifier == nil || inner.semantics.identifier == nil else { return false }
        return switch inner.semantics.role {
        case .list, .tabBar, .toolbar, .navigationBar, .datePicker, .stepper: true
        case .group: inner.semantics.details?.holdsChoices == true
        default: false
        }
    }

    /// What a gesture was added to is one element with it, if that does nothing by itself.
    func isGesture(of inner: AccessibilityItem) -> Bool {
        role == .group && !isModifier && details == nil && label == nil && actions?.activate != nil && !isModal
            && inner.actions == nil && !inner.semantics.role.isRegion
    }

    /// The same with what can be done with a view around.
    func with(_ around: Semantics) -> Semantics {
        var joined = self
        joined.actions = around.actions
        joined.isEnabled = isEnabled && around.isEnabled
        return joined
    }

    /// Modifiers of a control, a field or a picture say something about it: the two are one element.
    func isOfControl(_ inner: AccessibilityItem) -> Bool {
        // What is joined says more than what the control says.
        isModifier && !combinesChildren && inner.semantics.isControl
            && (identifier == nil || inner.semantics.identifier == nil)
    }
}
