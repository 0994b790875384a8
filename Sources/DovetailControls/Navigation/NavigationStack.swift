import DovetailCore

/// Shows a root view, and pages over it, below a bar with a title and a way back.
///
/// Pages are pushed by links (``NavigationLink``), by flags (`navigationDestination(isPresented:)`) and by the values of a path. A page
/// that is covered keeps its state. Going back is by the bar's button, by Alt+Left, and by `\.dismiss` on the page.
public struct NavigationStack<Data, Root: View>: View {
    nonisolated(unsafe) private let root: Root
    nonisolated(unsafe) private let access: (@MainActor () -> NavigationPathAccess)?
    @State private var ownPath = NavigationPath()

    /// A stack that keeps its path to itself.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        access = nil
    }

    /// A stack whose path of values of any types can be read and changed.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        access = { NavigationPathAccess(path) }
    }

    /// A stack whose path of values of one type can be read and changed.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        nonisolated(unsafe) let path = path
        self.root = root()
        access = { NavigationPathAccess(path) }
    }

    public var body: some View {
        NavigationScreen(path: access?() ?? NavigationPathAccess($ownPath), root: root)
    }
}
