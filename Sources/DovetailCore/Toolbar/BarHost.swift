/// A window that has a bar of its own, for pages that are in no navigation view.
protocol BarHost: WindowServices {
    /// The contents of the window's own bar, which is shown from now on.
    nonisolated func bar(_ appearance: BarAppearance) -> BarContents
}
