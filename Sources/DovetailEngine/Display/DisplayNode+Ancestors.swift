extension DisplayNode {
    /// The node itself and those around it, innermost first.
    package var ancestors: some Sequence<DisplayNode> { sequence(first: self, next: \.parent) }
}
