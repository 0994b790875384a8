import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A row of a collection that is a list: its content with what stands before and after it.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
    /// What stands at its sides.
    open var accessories: [UICellAccessory] = [] { didSet { contentChanged() } }
    /// How far its content is moved in, in steps of ``indentationWidth``.
    open var indentationLevel = 0 { didSet { contentChanged() } }
    /// How far a step moves its content in, in points.
    open var indentationWidth: CGFloat = 16 { didSet { contentChanged() } }
    /// Whether what stands before the content is moved in with it.
    open var indentsAccessories = true { didSet { contentChanged() } }
    /// What constraints that say where the line below begins are made with. They are kept, and nothing else.
    public private(set) lazy var separatorLayoutGuide = UILayoutGuide(self, .whole)

    /// What rows with a text, and perhaps a second one and a picture, are made of.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    override var drawsConfiguration: Bool { true }

    /// The content and what stands at its sides, with the margins of rows.
    var rowContent: AnyView { AnyView(ListCellContent(cell: self, count: changes.count)) }

    override var content: AnyView? { hasDrawnContent ? rowContent : nil }

    /// Opens or closes the items inside of it.
    func toggleOutline() {
        guard let collection = superview as? UICollectionView, let path = collection.indexPath(for: self) else {
            return
        }
        (collection.dataSource as? any OutlineSource)?.toggle(at: path)
        stateChanged()
    }

    /// Whether the list draws it by itself: the mark that a row can be moved by, in edit mode.
    func isDrawnByList(_ accessory: UICellAccessory) -> Bool {
        guard case .reorder = accessory.kind, let collection = superview as? UICollectionView, collection.isEditing,
            let path = collection.indexPath(for: self)
        else { return false }
        let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout
        return layout?.lists.isEmpty == false
            && collection.dataSource?.collectionView(collection, canMoveItemAt: path) == true
    }

    /// Whether a press of the row opens and closes it.
    var togglesByPress: Bool {
        accessories.contains {
            if case .outline(nil) = $0.kind { return $0.options.style == .header }
            return false
        }
    }

    override func contentSize(width: CGFloat?, height: CGFloat?) -> CGSize? {
        guard hasDrawnContent else { return super.contentSize(width: width, height: height) }
        return HostedView(rootView: rowContent).sizeThatFits(
            CGSize(width: width ?? .infinity, height: height ?? .infinity))
    }
}

/// What a row of a list shows.
struct ListCellContent: View {
    let cell: UICollectionViewListCell
    /// The changes of the cell so far: with another count this is another value.
    let count: Int
    var leastHeight: CGFloat = 44
    var margin: CGFloat = 16

    var body: some View {
        let state = cell.configurationState
        let shown = cell.accessories.filter { $0.isShown(isEditing: state.isEditing) && !cell.isDrawnByList($0) }
        let (leading, trailing) = (ordered(shown.filter(\.isLeading)), ordered(shown.filter { !$0.isLeading }))
        HStack(spacing: 12) {
            ForEach(leading.indices, id: \.self) { AccessoryContent(accessory: leading[$0], cell: cell) }
            if let drawn = cell.contentConfiguration as? any DrawnConfiguration {
                drawn.content
                    .padding(.horizontal, drawn.hasOwnMargins ? -margin : 0)
                    .frame(maxWidth: .infinity, alignment: .leading)
            } else {
                Color.clear.frame(maxWidth: .infinity, maxHeight: 0)
            }
            ForEach(trailing.indices, id: \.self) { AccessoryContent(accessory: trailing[$0], cell: cell) }
        }
        .padding(.leading, CGFloat(cell.indentationLevel) * cell.indentationWidth)
        .padding(.horizontal, margin)
        .frame(minHeight: leastHeight)
    }

    /// Those that say where they stand among the others stand there.
    private func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        var result: [UICellAccessory] = []
        for accessory in accessories {
            let place = accessory.position?(result) ?? result.count
            result.insert(accessory, at: min(max(place, 0), result.count))
        }
        return result
    }
}

/// Something at the side of a row.
private struct AccessoryContent: View {
    let accessory: UICellAccessory
    let cell: UICollectionViewListCell

    var body: some View {
        drawn.frame(width: width)
    }

    private var width: CGFloat? {
        if case .custom(let width) = accessory.options.reservedLayoutWidth { return max(width, 0) }
        return nil
    }

    private func tint(_ usual: AnyShapeStyle) -> AnyShapeStyle {
        accessory.options.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? usual
    }

    @ViewBuilder private var drawn: some View {
        switch accessory.kind {
        case .disclosure:
            Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold))
                .foregroundStyle(tint(AnyShapeStyle(.tertiary))).accessibilityHidden(true)
        case .outline(let action):
            button("chevron.forward", 13, AnyShapeStyle(.tint), isOpen ? "Collapse" : "Expand") {
                if let action { action() } else { cell.toggleOutline() }
            }
            .rotationEffect(.degrees(isOpen ? 90 : 0))
        case .detail(let action): button("info.circle", 22, AnyShapeStyle(.tint), "More Info", action)
        case .checkmark:
            Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(tint(AnyShapeStyle(.tint)))
        case .delete(let action): button("minus.circle.fill", 22, AnyShapeStyle(.red), "Delete", action)
        case .insert(let action): button("plus.circle.fill", 22, AnyShapeStyle(.green), "Insert", action)
        case .reorder:
            Image(systemName: "line.3.horizontal").foregroundStyle(tint(AnyShapeStyle(.tertiary)))
                .accessibilityHidden(true)
        case .multiselect:
            Image(systemName: cell.isSelected ? "checkmark.circle.fill" : "circle").font(.system(size: 22))
                .foregroundStyle(tint(cell.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary)))
                .accessibilityHidden(true)
        case .label(let text):
            Text(verbatim: text).font(accessory.options.font.map { Font($0) })
                .foregroundStyle(tint(AnyShapeStyle(.secondary)))
        case .custom(let view):
            let size = view.frame.size == .zero ? view.intrinsicContentSize : view.frame.size
            UIViewContent(view).frame(
                width: size.width >= 0 ? size.width : nil, height: size.height >= 0 ? size.height : nil
            )
            .modifier(PlaceOfView(view: view))
        }
    }

    private var isOpen: Bool { cell.configurationState.isExpanded }

    private func button(
        _ symbol: String, _ size: CGFloat, _ usual: AnyShapeStyle, _ label: String, _ action: (() -> Void)?
    ) -> some View {
        Button {
            action?()
        } label: {
            Image(systemName: symbol).font(.system(size: size, weight: size < 20 ? .semibold : .regular))
                .foregroundStyle(tint(usual))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(label)
    }
}
