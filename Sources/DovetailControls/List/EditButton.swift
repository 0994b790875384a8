import DovetailCore

/// A button that switches the edit mode: titled “Edit”, and “Done” while content is being edited.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    nonisolated public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
    }
}
