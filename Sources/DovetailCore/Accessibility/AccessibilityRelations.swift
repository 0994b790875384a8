import Foundation

extension View {
    /// Says whether a person can do something with the view. By default that follows from its actions.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    {
        accessibilityDetails { $0.respondsToInteraction = respondsToUserInteraction }
    }

    /// Says whether a person can do something with the view, if enabled.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View {
        accessibilityDetails { if isEnabled { $0.respondsToInteraction = respondsToUserInteraction } }
    }

    /// Sets where an assistive tool presses the view, in points from its corner, in place of its middle.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        accessibilityDetails { $0.activationPoint = .point(activationPoint) }
    }

    /// Sets where an assistive tool presses the view, from (0, 0) to (1, 1), in place of its middle.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibilityDetails { $0.activationPoint = .unit(activationPoint) }
    }

    /// Sets where an assistive tool presses the view, in points from its corner, if enabled.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
        accessibilityDetails { if isEnabled { $0.activationPoint = .point(activationPoint) } }
    }

    /// Sets where an assistive tool presses the view, from (0, 0) to (1, 1), if enabled.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
        accessibilityDetails { if isEnabled { $0.activationPoint = .unit(activationPoint) } }
    }

    /// Says what kind of text the view shows.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        accessibilityDetails { $0.textContentType = value }
    }

    /// Joins a label and what it is the label of: they are one element, which has the label's text as its label unless it has another one.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        accessibilityDetails {
            $0.pairing = AccessibilityPairing(
                role: role, relation: AccessibilityRelation(id: AnyHashable(id), namespace: AnyHashable(namespace)))
        }
    }

    /// Joins elements that belong together, so that an assistive tool can go from one to the next.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityDetails {
            $0.linkedGroup = AccessibilityRelation(id: AnyHashable(id), namespace: AnyHashable(namespace))
        }
    }

    /// Lets presses go to the view itself while an assistive tool runs.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        accessibilityDetails {
            $0.directTouch = isDirectTouchArea ? options : nil
            if isDirectTouchArea { $0.addedTraits = .allowsDirectInteraction }
        }
    }

    // MARK: Dragging

    /// Marks a point of the view from which an assistive tool can drag, and says what is dragged.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
        dropPlace(\.dragPoints, point, description.plainString, true)
    }
    /// Marks a point of the view from which an assistive tool can drag, and says what is dragged.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> some View {
        dropPlace(\.dragPoints, point, description.resolved, true)
    }
    /// Marks a point of the view from which an assistive tool can drag, and says what is dragged.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> some View {
        dropPlace(\.dragPoints, point, String(description), true)
    }
    /// Marks a point of the view from which an assistive tool can drag, if enabled.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View {
        dropPlace(\.dragPoints, point, description.plainString, isEnabled)
    }
    /// Marks a point of the view from which an assistive tool can drag, if enabled.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        dropPlace(\.dragPoints, point, description.resolved, isEnabled)
    }
    /// Marks a point of the view from which an assistive tool can drag, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View {
        dropPlace(\.dragPoints, point, String(description), isEnabled)
    }

    /// Marks a point of the view at which an assistive tool can drop, and says what happens to what is dropped.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
        dropPlace(\.dropPoints, point, description.plainString, true)
    }
    /// Marks a point of the view at which an assistive tool can drop, and says what happens to what is dropped.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> some View {
        dropPlace(\.dropPoints, point, description.resolved, true)
    }
    /// Marks a point of the view at which an assistive tool can drop, and says what happens to what is dropped.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> some View {
        dropPlace(\.dropPoints, point, String(description), true)
    }
    /// Marks a point of the view at which an assistive tool can drop, if enabled.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View {
        dropPlace(\.dropPoints, point, description.plainString, isEnabled)
    }
    /// Marks a point of the view at which an assistive tool can drop, if enabled.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        dropPlace(\.dropPoints, point, description.resolved, isEnabled)
    }
    /// Marks a point of the view at which an assistive tool can drop, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View {
        dropPlace(\.dropPoints, point, String(description), isEnabled)
    }

    nonisolated private func dropPlace(
        _ places: WritableKeyPath<AccessibilityDetails, [AccessibilityDropPlace]>, _ point: UnitPoint,
        _ description: String, _ isEnabled: Bool
    ) -> some View {
        accessibilityDetails {
            if isEnabled { $0[keyPath: places] = [AccessibilityDropPlace(point: point, description: description)] }
        }
    }
}

extension AccessibilityItem {
    /// A point of the element, in the window.
    private func place(of point: UnitPoint) -> CGPoint {
        let frame = node.frameInWindow
        return CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    }

    /// Where a tool presses the element, in the window.
    package var activationPoint: CGPoint {
        switch semantics.details?.activationPoint {
        case .unit(let point): return place(of: point)
        case .point(let point):
            let frame = node.frameInWindow
            return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        case nil: return place(of: .center)
        }
    }

    /// What is said of the element on demand, with what is important first.
    package var customContent: [AccessibilityCustomContent] {
        let content = semantics.details?.customContent.filter { $0.value != nil } ?? []
        return content.filter { $0.importance == .high } + content.filter { $0.importance != .high }
            + (semantics.details?.chart?.descriptor?.spokenPoints ?? [])
    }

    /// Whether a person can do something with the element.
    package var respondsToInteraction: Bool {
        if let said = semantics.details?.respondsToInteraction { return said }
        return isEnabled && (actions != nil || namedActions?.isEmpty == false)
    }

    /// Where drags can begin, in the window, and what a person is told of them.
    package var dragPoints: [(description: String, place: CGPoint)] {
        (semantics.details?.dragPoints ?? []).map { ($0.description, place(of: $0.point)) }
    }

    /// Where drags can end, in the window, and what a person is told of them.
    package var dropPoints: [(description: String, place: CGPoint)] {
        (semantics.details?.dropPoints ?? []).map { ($0.description, place(of: $0.point)) }
    }
}

extension AccessibilityActions {
    /// Whether nothing can be done by it.
    var isEmpty: Bool { entries.isEmpty && adjust == nil }
}
