import DovetailCore

extension RowTraits {
    /// Says that a row is some levels deeper in a hierarchy than it was thought to be.
    mutating func enterOutline(level: Int) {
        self.isInOutline = true
        self.level += level
    }
}
