/// What a change of a list's data looks at in all rows: where each is, whatever its data and content are.
///
/// It is no part of the rows' generic type, or the place of each value in a row would be looked up for each row of each change.
class ListedRow: ViewListScope {
    // Exclusive access to these two is not checked at run time. It holds all the same, as each access is a single load or store.
    /// Where the row's element is in the data, counted from 0.
    @exclusivity(unchecked) final var position = 0
    /// The list's update that saw the id last.
    @exclusivity(unchecked) final var round = 0

    override var rowOffset: Int? { position }
}
