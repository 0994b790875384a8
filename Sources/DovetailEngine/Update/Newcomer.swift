/// Something that was drawn for the first time in an animated change, while what is around it may have begun to move.
protocol Newcomer {
    /// Which display node it is.
    var id: ObjectIdentifier { get }
    /// The display node around; nil where that has gone.
    var parentID: ObjectIdentifier? { get }
    /// Lets the node stay where it is on show while the groups around it move: it moves against them.
    func holdItsPlace(_ loop: UpdateLoop)
}
