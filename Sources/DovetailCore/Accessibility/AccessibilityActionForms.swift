import Foundation

/// How a zoom action is done.
public struct AccessibilityZoomGestureAction {
    /// Nearer or farther.
    @frozen
    public enum Direction: Equatable, Sendable { case zoomIn, zoomOut }
    public let direction: Direction
    /// Where in the view, from (0, 0) to (1, 1).
    public let location: UnitPoint
    /// Where in the view, in points.
    public let point: CGPoint
}

/// Names a piece of custom content that several views have.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: String
    /// A key whose label is shown.
    public init(_ label: Text, id: String) { self.label = label.plainString }
    /// A key whose label is shown.
    public init(_ labelKey: LocalizedStringKey, id: String) { label = labelKey.resolved }
    /// A key whose label is shown.
    public init(_ labelKey: LocalizedStringKey) { label = labelKey.resolved }
}

extension View {
    /// Adds an action that the first text of a label names.
    nonisolated public func accessibilityAction<L: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> L
    ) -> some View {
        let name = (label() as? Text)?.plainString ?? ""
        return accessibilityAction(AccessibilityActionKind(name: name), action)
    }

    /// Says more of the view, on demand. What is said later of the same label replaces what was said before.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> some View {
        customContent(label.plainString, value.plainString, importance)
    }

    /// Says more of the view, on demand. What is said later of the same label replaces what was said before.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> some View {
        customContent(labelKey.resolved, value.plainString, importance)
    }

    /// Says more of the view, on demand. What is said later of the same label replaces what was said before.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContentImportance = .default
    ) -> some View {
        customContent(labelKey.resolved, valueKey.resolved, importance)
    }

    /// Says more of the view, on demand. What is said later of the same label replaces what was said before.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
    ) -> some View {
        customContent(labelKey.resolved, String(value), importance)
    }

    /// Says more of the view, on demand. What is said later of the same label replaces what was said before.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContentImportance = .default
    ) -> some View {
        customContent(key.label, value?.plainString, importance)
    }

    /// Says more of the view, on demand. What is said later of the same label replaces what was said before.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContentImportance = .default
    ) -> some View {
        customContent(key.label, String(value), importance)
    }

    /// Says more of the view, on demand; nothing for nil.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContentImportance = .default
    ) -> some View {
        customContent(key.label, valueKey.resolved, importance)
    }

    nonisolated private func customContent(
        _ label: String, _ value: String?, _ importance: AXCustomContentImportance
    ) -> some View {
        accessibilityDetails {
            $0.customContent = [AccessibilityCustomContent(label: label, value: value, importance: importance)]
        }
    }

    /// Adds actions that scroll the view towards an edge, named by their directions.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibilityActions(filledBy: { actions in
            for (name, edge) in [
                ("Scroll Up", Edge.top), ("Scroll Down", .bottom), ("Scroll Left", .leading),
                ("Scroll Right", .trailing),
            ] {
                actions.entries.append(.init(kind: AccessibilityActionKind(name: name), run: { handler(edge) }))
            }
        })
    }

    /// Adds actions that zoom in and out at the middle of the view.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        accessibilityActions(filledBy: { actions in
            for (name, direction) in [
                ("Zoom In", AccessibilityZoomGestureAction.Direction.zoomIn), ("Zoom Out", .zoomOut),
            ] {
                actions.entries.append(
                    .init(kind: AccessibilityActionKind(name: name)) { [unowned actions] in
                        let middle = CGPoint(x: actions.size.width / 2, y: actions.size.height / 2)
                        handler(AccessibilityZoomGestureAction(direction: direction, location: .center, point: middle))
                    })
            }
        })
    }
}
