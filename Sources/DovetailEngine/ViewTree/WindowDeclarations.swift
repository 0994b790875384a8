import AttributeGraph

/// A kind of thing that views declare for their window, such as what is to happen with addresses that it is opened with.
///
/// A kind is declared where it belongs, with a property of ``WindowDeclarations`` that names it.
package protocol WindowDeclarationKey {
    associatedtype Value
}

/// What the views of a window declare for the window as a whole. One object for each window.
package final class WindowDeclarations {
    private let subgraph: Subgraph
    /// By the kind's type.
    private var lists: [ObjectIdentifier: any SelfChecking] = [:]

    /// Created in the window's subgraph.
    package init() { subgraph = .current }

    /// What is declared of one kind.
    package subscript<Key: WindowDeclarationKey>(key: Key.Type) -> DeclarationList<Key.Value> {
        // What is kept under a kind was made for it.
        if let list = lists[ObjectIdentifier(key)] { return unsafeDowncast(list, to: DeclarationList<Key.Value>.self) }
        let list = subgraph.apply { DeclarationList<Key.Value>() }
        lists[ObjectIdentifier(key)] = list
        return list
    }

    /// Throws what is broken in one of the lists.
    package func checkInvariants() throws { for list in lists.values { try list.checkInvariants() } }
}

private struct WindowDeclarationsKey: EnvironmentKey {
    static var defaultValue: WindowDeclarations? { nil }
}

extension EnvironmentValues {
    /// What views declare for their window; nil outside windows.
    package var windowDeclarations: WindowDeclarations? {
        get { self[WindowDeclarationsKey.self] }
        set { self[WindowDeclarationsKey.self] = newValue }
    }
}
