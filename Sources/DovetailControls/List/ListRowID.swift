import DovetailCore

/// A row's identity in a list. A type of its own, so that it is never taken for an id of the app's.
struct ListRowID: Hashable {
    let token: Int
}

extension ChildView {
    var listRowID: ListRowID { ListRowID(token: id) }
}
