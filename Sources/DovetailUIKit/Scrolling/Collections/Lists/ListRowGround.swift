import DovetailControls
import DovetailCore
import Foundation

/// What is behind a row of a section that is a list beside sections of other kinds: the card of the section, and the line below the row.
struct ListRowGround: View {
    let collection: UICollectionView
    let cell: UICollectionViewListCell
    let path: IndexPath
    let list: UICollectionLayoutListConfiguration
    /// The changes of the cell and of the collection so far: with other counts this is another value.
    let counts: [Int]
    @Environment(\.pixelLength) private var pixelLength

    /// The row of a section of a collection whose other sections are no lists; nil for other cells.
    @MainActor init?(_ cell: UICollectionViewCell, _ item: Int, of collection: UICollectionView) {
        guard let cell = cell as? UICollectionViewListCell, let path = collection.items.indexPath(of: item),
            let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.list(of: path.section)
        else { return nil }
        (self.collection, self.cell, self.path, self.list) = (collection, cell, path, list)
        counts = [cell.changes.count, collection.changes.count]
    }

    var body: some View {
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        let last = collection.numberOfItems(inSection: path.section) - 1
        if path.item >= first {
            ZStack(alignment: .bottom) {
                if let color = fill { card(isFirst: path.item == first, isLast: path.item == last).fill(color) }
                if isLineShown(isLast: path.item == last) {
                    let separator = list.separator(of: path)
                    // Within the row, whose neighbour has a ground, too.
                    Color(uiColor: separator.color).frame(height: pixelLength)
                        .padding(.leading, separator.lineStart ?? cell.textStart)
                }
            }
        }
    }

    private var isInCards: Bool { list.appearance == .grouped || list.appearance == .insetGrouped }

    private var fill: Color? {
        if cell.backgroundConfiguration != nil { return nil }
        if cell.isSelected || cell.isHighlighted { return Color(uiColor: .systemGray4) }
        return isInCards ? Color(uiColor: .secondarySystemGroupedBackground) : nil
    }

    private func card(isFirst: Bool, isLast: Bool) -> some Shape {
        let radius: CGFloat = list.appearance == .insetGrouped ? 10 : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: isFirst ? radius : 0, bottomLeadingRadius: isLast ? radius : 0,
            bottomTrailingRadius: isLast ? radius : 0, topTrailingRadius: isFirst ? radius : 0, style: .continuous)
    }

    /// The last row of a card has none, unless that is asked for.
    private func isLineShown(isLast: Bool) -> Bool {
        guard list.showsSeparators else { return false }
        switch list.separator(of: path).bottomSeparatorVisibility {
        case .hidden: return false
        case .visible: return true
        case .automatic: return !(isLast && isInCards)
        }
    }
}

extension UICollectionViewCell {
    /// Where the text of a row of a list begins, and with it the line below.
    var textStart: CGFloat {
        guard let row = self as? UICollectionViewListCell,
            let content = row.contentConfiguration as? UIListContentConfiguration
        else { return 16 }
        let start = 16 + CGFloat(row.indentationLevel) * row.indentationWidth
        guard let image = content.image else { return start }
        let look = content.imageProperties
        let width =
            look.reservedLayoutSize.width > 0
            ? look.reservedLayoutSize.width
            : look.maximumSize.width > 0 ? min(look.maximumSize.width, image.size.width) : image.size.width
        return start + width + content.imageToTextPadding
    }
}
