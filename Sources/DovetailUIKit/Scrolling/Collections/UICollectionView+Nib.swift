extension UICollectionView {
    /// Says of which class cells are that are dequeued by an identifier: that of the archive's name.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib?.viewClass, forCellWithReuseIdentifier: identifier)
    }
    /// Says of which class views beside the items are: that of the archive's name.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { register(nib?.viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
}
