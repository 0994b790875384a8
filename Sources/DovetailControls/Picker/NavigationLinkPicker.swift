import DovetailCore
import Foundation

/// A row with the label and the chosen row, which leads to a page with all rows. Choosing one goes back.
struct NavigationLinkPicker: View {
    let label: ControlLabel
    let choices: PickerChoices
    @State private var isShown = false
    @Environment(\.navigation) private var navigation
    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        if navigation == nil {
            MenuPicker(label: label, choices: choices)
        } else {
            NavigationLink(isActive: $isShown) {
                PickerPage(label: label, choices: choices) { isShown = false }
            } label: {
                HStack(spacing: 8) {
                    if !isLabelHidden {
                        label.view
                        Spacer(minLength: 8)
                    }
                    choices.shownValue.foregroundStyle(.secondary)
                }
            }
        }
    }
}

/// The rows of a picker on a page of their own, the chosen one ticked.
private struct PickerPage: View {
    let label: ControlLabel
    let choices: PickerChoices
    let close: () -> Void

    var body: some View {
        List {
            ForEach(Array(choices.rows.indices), id: \.self) { index in
                Button {
                    choices.select(index)
                    close()
                } label: {
                    HStack(spacing: 8) {
                        choices.rows[index].foregroundStyle(.primary)
                        Spacer(minLength: 8)
                        if index == choices.selectedIndex {
                            Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
                                .accessibilityHidden(true)
                        }
                    }
                    .contentShape(Rectangle())
                }
                .accessibilityAddTraits(index == choices.selectedIndex ? .isSelected : [])
            }
        }
        .navigationTitle(label.text ?? "")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            if label.isFound { ToolbarItem(placement: .principal) { label.view } }
        }
    }
}
