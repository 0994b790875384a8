import Foundation

/// Hears which rows may be needed soon, so that what they show can be loaded.
@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Rows that follow those in sight.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that are not needed after all. Nobody says so.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
    /// Tells the data source for it which rows follow one that has come into sight.
    func prefetch(after row: Int) {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let next = rows.following(row, 12).filter { shownCells[$0] == nil && prefetched.insert($0).inserted }
        let paths = next.compactMap(rows.indexPath)
        if !paths.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: paths) }
    }

    /// The menu of a row, as the delegate says; nil for none.
    func menu(of row: Int, _ cell: UITableViewCell) -> UIMenu? {
        guard let delegate, let path = rows.indexPath(of: row) else { return nil }
        let place = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
        return delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: place)?.actionProvider?([])
    }

    /// The view above a section that is in sight; nil where it is none of ``UITableViewHeaderFooterView``.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(section) { shownHeaders[$0] }
    }
    /// The view below a section that is in sight; nil where it is none of ``UITableViewHeaderFooterView``.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(section) { shownFooters[$0] }
    }
    private func edgeView(_ section: Int, _ view: (Int) -> UIView?) -> UITableViewHeaderFooterView? {
        rows.sections.indices.contains(section)
            ? view(rows.sections[section].id) as? UITableViewHeaderFooterView : nil
    }
}
