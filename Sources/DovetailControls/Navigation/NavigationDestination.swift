import DovetailCore

/// Declares something for the page around.
private struct NavigationDeclarationModifier: ViewModifier {
    nonisolated(unsafe) let make: @MainActor (NavigationContext) -> NavigationDeclaration?
    @Environment(\.navigation) private var navigation

    nonisolated init(make: @escaping @MainActor (NavigationContext) -> NavigationDeclaration?) { self.make = make }

    func body(content: Content) -> some View {
        content.modifier(
            DeclarationModifier(navigation.flatMap(make), in: { $0.navigation?.declarations }, goesAtOnce: true))
    }
}

extension View {
    nonisolated func navigationDeclaration(
        _ make: @escaping @MainActor (NavigationContext) -> NavigationDeclaration?
    ) -> some View {
        modifier(NavigationDeclarationModifier(make: make))
    }

    /// Says what a navigation stack around this view shows for the values of a type in its path.
    ///
    /// Of several for the same type the one nearest to the root counts. It should not be inside a lazy container, which may not have
    /// made it when it is needed.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        navigationDeclaration { context in
            .destination(
                .init(from: context.page, type: ObjectIdentifier(D.self)) { value in
                    (value.base as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
                })
        }
    }

    /// Shows a page on a navigation stack around this view while the binding is true. Going back sets it to false.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        nonisolated(unsafe) let page = destination()
        return navigationDeclaration { context in
            guard isPresented.wrappedValue else { return nil }
            return .page(
                .init(
                    from: context.page, key: true, content: AnyView(page),
                    dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }))
        }
    }

    /// Shows a page for an item on a navigation stack around this view while there is one. Going back sets the binding to nil.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        nonisolated(unsafe) let item = item
        return navigationDeclaration { context in
            guard let value = item.wrappedValue else { return nil }
            return .page(
                .init(
                    from: context.page, key: AnyHashable(value), content: AnyView(destination(value)),
                    dismiss: { if item.wrappedValue == value { item.wrappedValue = nil } }))
        }
    }
}
