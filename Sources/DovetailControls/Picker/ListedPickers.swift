import DovetailCore
import Foundation

/// The rows of a picker side by side in one bar.
struct SegmentedPicker: View {
    let title: String?
    let choices: PickerChoices
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(spacing: 2) {
            ForEach(Array(choices.rows.indices), id: \.self) { index in segment(index) }
        }
        .padding(2)
        .background {
            RoundedRectangle(cornerRadius: 8)
                .fill(Color(white: colorScheme == .light ? 0 : 1, opacity: 0.07))
        }
        .semantics(semantics)
    }

    private func segment(_ index: Int) -> some View {
        let isSelected = index == choices.selectedIndex
        return SelectableRow(isSelected: isSelected, cornerRadius: 6, select: { choices.select(index) }) {
            choices.rows[index]
                .fontWeight(isSelected ? .semibold : .regular)
                .lineLimit(1)
                // Equal shares, but for a title that needs more.
                .fixedSize(horizontal: true, vertical: false)
                .padding(EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6))
                .frame(maxWidth: .infinity)
                .background {
                    if isSelected {
                        RoundedRectangle(cornerRadius: 6)
                            .fill(Color(Theme.controlBackground(colorScheme)))
                            .shadow(color: Color(white: 0, opacity: 0.14), radius: 2, y: 1)
                    }
                }
        }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .group)
        semantics.label = title
        return semantics
    }
}

/// The rows of a picker one below the other, the chosen one ticked.
struct InlinePicker: View {
    let label: AnyView
    let choices: PickerChoices

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            label.font(.subheadline).foregroundStyle(.secondary)
            ForEach(Array(choices.rows.indices), id: \.self) { index in row(index) }
        }
    }

    private func row(_ index: Int) -> some View {
        let isSelected = index == choices.selectedIndex
        return SelectableRow(isSelected: isSelected, cornerRadius: 4, select: { choices.select(index) }) {
            HStack(spacing: 8) {
                Circle()
                    .fill(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(white: 0.5, opacity: 0.25)))
                    .frame(width: 16, height: 16)
                    .overlay { Circle().fill(Color.white).frame(width: 6, height: 6).opacity(isSelected ? 1 : 0) }
                choices.rows[index]
            }
        }
    }
}
