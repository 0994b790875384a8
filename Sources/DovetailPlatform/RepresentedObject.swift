import DovetailCore
import Foundation

/// The object of another toolkit that a representable has made, with its coordinator, for as long as it is shown.
@MainActor
package final class RepresentedObject<Object: AnyObject, Coordinator> {
    private var made: (object: Object, coordinator: Coordinator)?
    // Called once, on the main actor, where the object goes.
    nonisolated(unsafe) private let dismantle: @MainActor (Object, Coordinator) -> Void

    nonisolated package init(dismantle: @escaping @MainActor (Object, Coordinator) -> Void) {
        self.dismantle = dismantle
    }

    isolated deinit {
        if let made { dismantle(made.object, made.coordinator) }
    }

    /// The object, made if there is none yet and brought up to date, and what its representable was told.
    package func update<Context>(
        makeCoordinator: () -> Coordinator, makeContext: (Coordinator) -> Context, make: (Context) -> Object,
        changes: (Object) -> PlatformViewChanges, update: (Object, Context) -> Void
    ) -> (object: Object, context: Context) {
        let coordinator = made?.coordinator ?? makeCoordinator()
        let context = makeContext(coordinator)
        let object = made?.object ?? make(context)
        made = (object, coordinator)
        let changes = changes(object)
        changes.isUpdating = true
        defer { changes.isUpdating = false }
        update(object, context)
        return (object, context)
    }
}
