import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// The app's items in the desktop's tray.
///
/// Lives as long as the program.
@MainActor
final class Tray {
    /// Called when items can be seen that could not before, or no longer.
    var onChange: (() -> Void)?
    /// Called when a person presses an item that has a window.
    var onActivate: ((StatusItem) -> Void)?

    private let watcher: TrayWatcher
    private let app: RunningApp
    private let environment: () -> EnvironmentValues
    private let services: HostServices
    private var items: [StatusItem] = []
    private var shown: [TrayItem] = []

    /// Nil where there is no session bus.
    init?(app: RunningApp, environment: @escaping () -> EnvironmentValues, services: HostServices) {
        // GIO would start a bus of its own where there is none.
        guard dovetail_has_session_bus() != 0, let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else {
            return nil
        }
        g_dbus_connection_set_exit_on_close(bus, 0)
        self.app = app
        self.environment = environment
        self.services = services
        watcher = TrayWatcher(bus: bus)
        watcher.onChange = { [unowned self] in watcherChanged() }
    }

    /// Whether a person can see and use an item.
    func shows(_ item: StatusItem) -> Bool { watcher.isThere && item.isInserted && items.contains { $0 === item } }

    /// Whether a person can see and use an item of the app.
    var isInUse: Bool { items.contains { shows($0) } }

    /// Whether there are items to show, if there were a tray.
    var hasItems: Bool { items.contains(where: \.isInserted) }

    /// Takes over which items there are.
    func follow() {
        items = app.statusItems
        for item in items {
            // It may be called while the graph is evaluated.
            item.onChange = { [weak self] in DispatchQueue.main.async { self?.update() } }
        }
        update()
    }

    func setColorScheme(_ scheme: ColorScheme) { for item in shown { item.setColorScheme(scheme) } }

    func close() {
        for item in shown { item.close() }
        shown = []
    }

    private func update() {
        let wanted = watcher.isThere ? items.filter(\.isInserted) : []
        let gone = shown.filter { item in !item.isOfItsKind || !wanted.contains { $0 === item.item } }
        for item in gone { item.close() }
        shown.removeAll { item in gone.contains { $0 === item } }
        let known = shown.map(\.item)
        for item in wanted where !known.contains(where: { $0 === item }) { show(item) }
        for item in shown { item.readLabel() }
        onChange?()
    }

    private func show(_ item: StatusItem) {
        guard let trayItem = TrayItem(item, of: app, environment: environment(), services: services) else {
            return
        }
        trayItem.onActivate = { [unowned self] isSecondary in
            if let onPress = item.onPress { onPress(isSecondary) } else { onActivate?(item) }
        }
        trayItem.register(with: watcher)
        shown.append(trayItem)
    }

    /// A watcher that has just come knows of no items.
    private func watcherChanged() {
        if watcher.isThere { for item in shown { item.register(with: watcher) } }
        update()
    }
}
