import AttributeGraph
import DovetailCore

/// Where in a navigation stack or column a view is: what links and destinations below it talk to.
///
/// One object for each page, so that it never counts as a change; its functions are refreshed in place.
@MainActor
final class NavigationContext {
    nonisolated(unsafe) var page: NavigationPage.ID = .root
    nonisolated(unsafe) var declarations: DeclarationList<NavigationDeclaration>!
    /// What is selected in the lists of a split view's columns; nil in stacks.
    nonisolated(unsafe) var selections: DeclarationList<ColumnSelection>?
    /// Adds a value to the path; false when the path is one of values of another type.
    nonisolated(unsafe) var append: (AnyHashable) -> Bool = { _ in false }
    /// Shows the next column of a split view where there is room for one alone.
    nonisolated(unsafe) var reveal: () -> Void = {}
    nonisolated init() {}

    /// Ends what a link or a flag shows after this page, because another takes its place.
    func endOthers() {
        for entry in declarations.currentEntries {
            if case .page(let shown) = entry.value, shown.from == page { shown.dismiss() }
        }
    }
}

private struct NavigationContextKey: EnvironmentKey {
    static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
    /// The page around; nil outside navigation.
    var navigation: NavigationContext? {
        get { self[NavigationContextKey.self] }
        set { self[NavigationContextKey.self] = newValue }
    }
}

/// What views on a page declare.
enum NavigationDeclaration {
    /// How pages for the values of a type are made.
    case destination(Destination)
    /// A page that is shown because a link was pressed or a flag is set.
    case page(Shown)

    struct Destination {
        /// The page that declares it.
        let from: NavigationPage.ID
        let type: ObjectIdentifier
        let make: @MainActor (AnyHashable) -> AnyView
    }

    struct Shown {
        /// The page that it is shown after.
        let from: NavigationPage.ID
        /// Another key is another page.
        let key: AnyHashable
        let content: AnyView
        /// Ends it: resets the flag.
        let dismiss: () -> Void
    }
}

/// A page of a stack.
struct NavigationPage: Identifiable {
    enum ID: Hashable {
        case root
        /// A column of a split view that is not the last.
        case column(Int)
        /// A value of the path, by its place in it.
        case value(Int, AnyHashable)
        /// What a modifier shows, by its number.
        case shown(Int, AnyHashable)
    }

    let id: ID
    /// Nil for the root.
    let content: AnyView?
    /// Goes back to the page before.
    let dismiss: (() -> Void)?
}

/// The pages that a stack shows one after the other.
///
/// After each page comes what a link or flag on it shows, or else the next value of the path. A page whose value nobody knows how to
/// show yet ends the list: the pages before it are made first, and may bring its destination.
@MainActor
struct NavigationChain {
    private(set) var pages = [NavigationPage(id: .root, content: nil, dismiss: nil)]
    /// The value that nobody knows how to show.
    private(set) var unknown: AnyHashable?

    init(
        entries: [DeclarationList<NavigationDeclaration>.Entry], values: [AnyHashable],
        removeValues: @escaping (_ from: Int) -> Void
    ) {
        #if DEBUG
            defer { SelfChecks.run("the pages of a navigation") { try checkInvariants(values: values) } }
        #endif
        var next = 0
        // Each page shows at most one other, so there is an end.
        while pages.count <= entries.count + values.count + 1 {
            let current = pages[pages.count - 1].id
            if let (id, shown) = Self.shown(after: current, in: entries) {
                pages.append(
                    NavigationPage(id: .shown(id, shown.key), content: shown.content, dismiss: shown.dismiss))
            } else if next < values.count {
                let index = next
                let value = values[index]
                guard let destination = Self.destination(for: value, declaredOn: pages.map(\.id), in: entries) else {
                    unknown = value
                    return
                }
                pages.append(
                    NavigationPage(
                        id: .value(index, value),
                        content: AnyView(DestinationPage(value: value, make: destination.make)),
                        dismiss: { removeValues(index) }))
                next += 1
            } else {
                return
            }
        }
    }

    /// Throws what is broken: the pages begin with the root, no page is there twice, and the values come in the order of the path.
    func checkInvariants(values: [AnyHashable]) throws {
        func check(_ condition: Bool, _ message: String) throws {
            if !condition { throw BrokenInvariant(description: message) }
        }
        try check(pages.first?.id == .root, "the first page is not the root")
        try check(Set(pages.map(\.id)).count == pages.count, "a page is there twice: \(pages.map(\.id))")
        var next = 0
        for page in pages {
            guard case .value(let index, let value) = page.id else { continue }
            try check(
                index == next && index < values.count && values[index] == value,
                "page \(index) of the path is not its value: \(pages.map(\.id))")
            next += 1
        }
        try check(unknown == nil || next < values.count && values[next] == unknown, "the unknown value is not the next")
    }

    private static func shown(
        after page: NavigationPage.ID, in entries: [DeclarationList<NavigationDeclaration>.Entry]
    ) -> (Int, NavigationDeclaration.Shown)? {
        for entry in entries {
            if case .page(let shown) = entry.value, shown.from == page { return (entry.id, shown) }
        }
        return nil
    }

    /// Of the destinations that some pages declare for a value, the one nearest to the root. A page cannot say how it is made itself.
    static func destination(
        for value: AnyHashable, declaredOn pages: [NavigationPage.ID],
        in entries: [DeclarationList<NavigationDeclaration>.Entry]
    ) -> NavigationDeclaration.Destination? {
        let type = ObjectIdentifier(Swift.type(of: value.base))
        for page in pages {
            for entry in entries {
                if case .destination(let destination) = entry.value, destination.type == type, destination.from == page
                {
                    return destination
                }
            }
        }
        return nil
    }
}

/// The page for a value.
///
/// A view of its own, equal as long as the same declaration is in force for an equal value: what a page declares changes the list that
/// pages are made from, so a page that was made anew for each change of the list would never come to rest.
struct DestinationPage: View {
    // Used by the main actor only.
    nonisolated(unsafe) let value: AnyHashable
    let make: @MainActor (AnyHashable) -> AnyView

    var body: some View { make(value) }
}

/// A view that is passed on through rules which run often: equal as long as it was made by the same closure value. Views of apps
/// may hold closures of their own, and so are never equal to what was made a second time.
struct SteadyView<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}
