import AttributeGraph
import Foundation

/// One window, which is there at most once.
public struct Window<Content: View>: PrimitiveScene {
    let title: String
    let id: String
    nonisolated(unsafe) let content: Content

    /// A window with a title, which `openWindow(id:)` opens.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        title = titleKey.resolved
        self.id = id
        self.content = content()
    }

    /// A window with a title, which `openWindow(id:)` opens.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.id = id
        self.content = content()
    }

    /// A window with a title, which `openWindow(id:)` opens.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title.plainString
        self.id = id
        self.content = content()
    }

    public static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        let value = scene.untracked
        inputs.addWindows(title: value.title, id: value.id, kind: .single) { _ in scene.projected { $0.content } }
    }
}

/// The window with the app's settings. Ctrl+comma and `openSettings` open it.
public struct Settings<Content: View>: PrimitiveScene {
    nonisolated(unsafe) let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        inputs.addWindows(title: "Settings", id: nil, kind: .settings) { _ in scene.projected { $0.content } }
    }
}

extension _SceneInputs {
    /// Lets scenes below have no commands; those of scenes above stay.
    package mutating func removeCommands() { ignoresCommands = true }
}

/// A scene that gives its windows something.
package struct ModifiedScene<Content: Scene>: PrimitiveScene {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let change: (inout _SceneInputs) -> Void

    nonisolated package init(content: Content, change: @escaping (inout _SceneInputs) -> Void) {
        self.content = content
        self.change = change
    }

    package static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        var inputs = inputs
        scene.untracked.change(&inputs)
        Content._makeScene(scene: scene.projected { $0.content }, inputs: inputs)
    }
}

extension Scene {
    /// Runs an action when a value of the app has changed.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, isInitial: initial, action: action)
    }

    /// Runs an action when a value of the app has changed.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, isInitial: initial, action: { _, _ in action() })
    }

    /// Runs an action with the new value when a value of the app has changed.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, isInitial: false, action: { action($1) })
    }
}

private struct ChangeScene<Content: Scene, V: Equatable>: PrimitiveScene {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let value: V
    let isInitial: Bool
    nonisolated(unsafe) let action: (V, V) -> Void

    nonisolated init(content: Content, value: V, isInitial: Bool, action: @escaping (V, V) -> Void) {
        self.content = content
        self.value = value
        self.isInitial = isInitial
        self.action = action
    }

    static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        _ = Attribute(effect: SceneChangeRule(scene: scene, loop: inputs.graphInputs.loop), stage: .structure)
        Content._makeScene(scene: scene.projected { $0.content }, inputs: inputs)
    }
}

/// Tells of the changes of the value that a scene watches. The rule's own value is what it saw last.
private struct SceneChangeRule<Content: Scene, V: Equatable>: StatefulRule {
    let scene: Attribute<ChangeScene<Content, V>>
    let loop: UpdateLoop

    mutating func update(previous: V?) -> RuleResult<V> {
        let current = scene.value
        let new = current.value
        if let old = previous {
            if old != new { loop.afterEvaluation { current.action(old, new) } }
        } else if current.isInitial {
            loop.afterEvaluation { current.action(new, new) }
        }
        return .changed(new)
    }
}
