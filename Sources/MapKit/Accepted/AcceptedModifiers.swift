import DovetailCore

// What is accepted so that code for other systems compiles, and has no effect here. Each is told once in the log, and in
// docs/compatibility-table.md.

extension View {
    /// How maps inside show the details of what a person selects of the map's pictures, which have nothing that could be selected here.
    nonisolated public func mapFeatureSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some View {
        Log.noteAccepted("mapFeatureSelectionAccessory(_:)")
        return self
    }
}
