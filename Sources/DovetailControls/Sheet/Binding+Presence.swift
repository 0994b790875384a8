import DovetailCore

extension Binding {
    /// Whether there is a value; false sets nil.
    package func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        // What presents something reads and writes on the main thread alone, as whoever gave the binding does.
        nonisolated(unsafe) let binding = self
        return Binding<Bool>(
            get: { binding.wrappedValue != nil }, set: { if !$0 { binding.wrappedValue = nil } })
    }
}
