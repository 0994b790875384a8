import DovetailPlatform

/// Cells that are used again while a table or a collection asks for them, or that are being measured. They may be looked at already, where they were
/// shown before; their changes are for what shows them next, which looks at them afterwards anyway, and are told to nobody.
@MainActor
struct CellsInTheMaking {
    private var all: [PlatformViewChanges] = []

    /// The cell and the views in it tell of no change until ``end()``.
    mutating func add(_ cell: UIView) {
        var views = [cell]
        while let view = views.popLast() {
            views += view.subviews
            if view.changes.isUpdating { continue }
            view.changes.isUpdating = true
            all.append(view.changes)
        }
    }

    /// The cells are made.
    mutating func end() {
        for changes in all { changes.isUpdating = false }
        all = []
    }
}
