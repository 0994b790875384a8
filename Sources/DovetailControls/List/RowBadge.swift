import DovetailCore
import Foundation

/// A number or short text at the end of a row.
struct RowBadge: View {
    let text: Text
    /// As the row says; nil for as the list does.
    let prominence: BadgeProminence?
    @Environment(\.listSettings) private var settings

    var body: some View {
        let prominence = prominence ?? settings.badgeProminence
        if prominence.isIncreased {
            text.font(.footnote.weight(.semibold))
                .foregroundStyle(.white)
                .padding(.horizontal, 7)
                .padding(.vertical, 2)
                .background { Capsule().fill(Color.dangerFill) }
        } else {
            // A weaker one could not be read.
            text.foregroundStyle(.secondary)
        }
    }
}
