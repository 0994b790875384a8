import DovetailCore

extension View {
    /// Shows a sheet over the window while the binding is true.
    ///
    /// The sheet keeps what is behind it from being used. Escape closes it, and so does its content through
    /// `\.dismiss` or `\.presentationMode`; either sets the binding to false. `onDismiss` runs after that, when the content
    /// has disappeared. Each time the sheet is shown it is new: its state starts over.
    ///
    /// The content has the environment of this view, with its environment objects; only what belongs to the place alone
    /// (whether it is disabled, its foreground style) is not passed on. The sheet is as big as its content wants to be.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, sheet: content))
    }

    /// Shows a sheet for an item over the window while there is one. Closing the sheet sets the binding to nil; an item
    /// with another id is shown in a new sheet.
    ///
    /// See ``sheet(isPresented:onDismiss:content:)``.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemSheetModifier(item: item, onDismiss: onDismiss, sheet: content))
    }
}

extension View {
    /// Shows a view all over the window while the binding is true. Only its content can close it.
    ///
    /// See ``sheet(isPresented:onDismiss:content:)``.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .cover, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
    }

    /// Shows a view for an item all over the window while there is one. Only its content can close it.
    ///
    /// See ``sheet(item:onDismiss:content:)``.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemSheetModifier(kind: .cover, item: item, onDismiss: onDismiss, sheet: content))
    }
}

private struct SheetModifier<Sheet: View>: ViewModifier {
    let kind: SheetKind
    let isPresented: Binding<Bool>
    nonisolated(unsafe) let onDismiss: (() -> Void)?
    nonisolated(unsafe) let sheet: () -> Sheet

    nonisolated init(
        kind: SheetKind = .sheet, isPresented: Binding<Bool>, onDismiss: (() -> Void)?, sheet: @escaping () -> Sheet
    ) {
        self.kind = kind
        self.isPresented = isPresented
        self.onDismiss = onDismiss
        self.sheet = sheet
    }

    func body(content: Content) -> some View {
        content.presentation(isPresented.wrappedValue ? presented : nil)
    }

    private var presented: Presentation {
        let isPresented = isPresented
        return Presentation(
            view: AnyView(SheetSurface(kind: kind, dismiss: { isPresented.wrappedValue = false }, content: sheet)),
            departsGradually: true, onDismiss: onDismiss)
    }
}

private struct ItemSheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
    let kind: SheetKind
    nonisolated(unsafe) let item: Binding<Item?>
    nonisolated(unsafe) let onDismiss: (() -> Void)?
    nonisolated(unsafe) let sheet: (Item) -> Sheet

    nonisolated init(
        kind: SheetKind = .sheet, item: Binding<Item?>, onDismiss: (() -> Void)?, sheet: @escaping (Item) -> Sheet
    ) {
        self.kind = kind
        self.item = item
        self.onDismiss = onDismiss
        self.sheet = sheet
    }

    func body(content: Content) -> some View {
        content.presentation(item.wrappedValue.map(presented))
    }

    private func presented(_ shown: Item) -> Presentation {
        let item = item
        let sheet = sheet
        return Presentation(
            view: AnyView(
                SheetSurface(
                    kind: kind,
                    // A sheet on its way out says nothing of the item that has taken its place.
                    dismiss: { if item.wrappedValue?.id == shown.id { item.wrappedValue = nil } },
                    content: { sheet(shown) })),
            id: AnyHashable(shown.id), departsGradually: true, onDismiss: onDismiss)
    }
}
