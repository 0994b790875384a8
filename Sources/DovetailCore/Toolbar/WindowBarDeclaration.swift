/// The bar of a window, which the window keeps.
private struct WindowBarReference {
    weak var contents: BarContents?
}

private enum WindowBarKey: WindowDeclarationKey { typealias Value = WindowBarReference }

extension WindowDeclarations {
    /// What is in the bar of the window.
    var bar: BarContents? {
        get { self[WindowBarKey.self].entries.first?.value.contents }
        set { self[WindowBarKey.self].set(WindowBarReference(contents: newValue), id: 0) }
    }
}
