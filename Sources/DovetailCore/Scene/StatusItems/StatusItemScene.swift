import AttributeGraph

/// The scene that a menu bar extra consists of: an item of the desktop's tray, and a window for desktops that have none.
package struct StatusItemScene: PrimitiveScene {
    fileprivate let title: String?
    fileprivate let iconName: String?
    fileprivate let isInserted: Binding<Bool>?
    private let label: AnyView
    private let menu: AnyView
    private let content: AnyView

    /// - Parameters:
    ///   - iconName: The name of an icon that the desktop's theme may have in place of the label.
    ///   - isInserted: Whether the item is shown; nil for always.
    ///   - menu: The content as the items of a menu, for ``StatusMenu``.
    ///   - content: The content of a window.
    nonisolated package init(
        title: String?, iconName: String?, isInserted: Binding<Bool>?, label: AnyView, menu: AnyView, content: AnyView
    ) {
        self.title = title
        self.iconName = iconName
        self.isInserted = isInserted
        self.label = label
        self.menu = menu
        self.content = content
    }

    package static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        let first = scene.untracked
        let item = StatusItem(
            title: first.title, iconName: first.iconName, isInserted: first.isInserted?.wrappedValue ?? true,
            hasWindow: inputs.behavior.isStatusWindow,
            makeLabel: inputs.windowMaker { _ in scene.projected { $0.label } },
            makeMenu: inputs.windowMaker { _ in scene.projected { $0.menu } })
        _ = Attribute(effect: StatusItemRefresh(scene: scene, item: item), stage: .structure)
        inputs.addWindows(title: first.title, id: nil, kind: .menuBarExtra, statusItem: item) { _ in
            scene.projected { $0.content }
        }
    }
}

/// Gives an item of the tray what its scene says now.
private struct StatusItemRefresh: EffectRule {
    let scene: Attribute<StatusItemScene>
    let item: StatusItem

    func run() {
        let now = scene.value
        let isInserted = now.isInserted?.wrappedValue ?? true
        MainActor.assumeIsolated { item.update(title: now.title, iconName: now.iconName, isInserted: isInserted) }
    }
}
