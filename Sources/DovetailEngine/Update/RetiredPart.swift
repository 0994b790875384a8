/// A part of the tree of views that has left it, and waits until no rule runs.
protocol RetiredPart: AnyObject {
    /// Releases the part, unless something still draws it.
    func releaseIfUnused()
}

/// A part of the tree of views that is kept out of sight.
protocol RestingPart: AnyObject {
    /// No rule runs any more: tells the views that they have disappeared, unless they were asked for again meanwhile.
    func settleRest()
}
