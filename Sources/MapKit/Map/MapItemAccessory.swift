import DovetailControls
import DovetailCore
import Foundation

/// Shows the details of a mark's place as long as the mark is selected.
struct MapItemAccessory: ViewModifier {
    let item: MKMapItem
    let style: MapItemDetailSelectionAccessoryStyle
    /// Where a callout points to in the mark.
    let anchor: UnitPoint
    /// How high the title below the mark is.
    let titleHeight: CGFloat
    let isSelected: Bool
    /// Selects nothing.
    let deselect: () -> Void
    @Environment(\.horizontalSizeClass) private var sizeClass

    func body(content: Content) -> some View {
        switch style.form(isNarrow: sizeClass == .compact) {
        case .sheet:
            content.mapItemDetailSheet(isPresented: isShown, item: item)
        case .callout(let isCompact):
            content.popover(isPresented: isShown, attachmentAnchor: attachment) {
                PlaceCard(item: item, displaysMap: false, isCompact: isCompact)
                    .presentationCompactAdaptation(.popover)
            }
        case .caption:
            content.overlay(alignment: .bottom) {
                if isSelected {
                    Button("Open in Maps") { item.openInMaps() }
                        .buttonStyle(.borderless)
                        .font(.caption)
                        .fixedSize()
                        .alignmentGuide(.bottom) { $0[.top] - 2 * MarkTitles.distance - titleHeight }
                }
            }
        }
    }

    /// The middle stands for all of the mark, so that a callout stands beside it.
    private var attachment: PopoverAttachmentAnchor { anchor == .center ? .rect(.bounds) : .point(anchor) }

    private var isShown: Binding<Bool> {
        Binding {
            isSelected
        } set: {
            if !$0, isSelected { deselect() }
        }
    }
}
