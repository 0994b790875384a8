import DovetailCore

extension View {
    /// Takes away what belongs to the place that a sheet is presented from and not to what it shows.
    ///
    /// - Parameter liesOver: Whether something of the page below can be seen around it.
    nonisolated func sheetAppearance(liesOver: Bool = true) -> some View {
        transformEnvironment(\.self) { values in
            values.builtIn.isEnabled = true
            values.builtIn.foregroundStyle = nil
            values.builtIn.isOnSelection = false
            values.backgroundProminence = .standard
            values.formLook = nil
            values.isInList = false
            values.isPresentedOver = liesOver
            values.barInset = 0
            values.isInSidebar = false
            values.navigation = nil
            values.outerBar = nil
            values.barContents = nil
            if values.isInBar { values.leaveBar() }
        }
    }
}
