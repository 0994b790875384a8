extension UITableView {
    /// Says of which class cells are that are dequeued by an identifier: that of the archive's name.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(nib?.viewClass, forCellReuseIdentifier: identifier)
    }
    /// Says of which class views above and below sections are: that of the archive's name.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(nib?.viewClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
}
