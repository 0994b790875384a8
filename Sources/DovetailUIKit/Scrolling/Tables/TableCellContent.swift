import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// What a cell of a ``UITableView`` shows, in a row of a list.
struct TableCellContent: View {
    let table: UITableView
    let row: Int
    let path: IndexPath?
    let cell: UITableViewCell
    let count: Int
    @ObservedObject private var changes: PlatformViewChanges

    init(table: UITableView, row: Int, path: IndexPath?, cell: UITableViewCell, count: Int) {
        self.table = table
        self.row = row
        self.path = path
        self.cell = cell
        self.count = count
        changes = cell.changes
    }

    var body: some View {
        let isOwn = cell.hasOwnViews
        let margin = CGFloat(16)
        HStack(spacing: 8) {
            content(isOwn)
            accessory.padding(.trailing, isOwn || bringsMargins ? margin : 0)
        }
        .frame(minHeight: fixedHeight ?? (isOwn ? 0 : 44), maxHeight: fixedHeight)
        .listRowInsets(
            isOwn || bringsMargins
                ? EdgeInsets() : EdgeInsets(top: 0, leading: margin + indent, bottom: 0, trailing: margin)
        )
        .alignmentGuide(.listRowSeparatorLeading) { size in lineStart(isOwn, size) }
        .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
        .listRowSeparatorTint(table.separatorColor.map { Color(uiColor: $0) })
        .listRowBackground(ground)
        .contentShape(Rectangle())
        .modifier(WindowOfView(view: cell))
        .onChange(of: cell.changes.count) { _, _ in cell.updateConfigurationIfNeeded() }
    }

    private var indent: CGFloat { CGFloat(cell.indentationLevel) * cell.indentationWidth }
    private var drawn: (any DrawnConfiguration)? { cell.contentConfiguration as? any DrawnConfiguration }
    private var bringsMargins: Bool { drawn?.hasOwnMargins ?? false }

    /// The height that an app wants, where it wants one.
    private var fixedHeight: CGFloat? {
        guard let path else { return nil }
        let wanted = table.delegate.map { $0.tableView(table, heightForRowAt: path) } ?? table.rowHeight
        return wanted >= 0 ? wanted : nil
    }

    @ViewBuilder private func content(_ isOwn: Bool) -> some View {
        if let drawn, !isOwn {
            drawn.content.frame(maxWidth: .infinity, alignment: .leading)
        } else if isOwn {
            RepresentedLayout(
                count: cell.changes.count,
                wish: { RepresentedLayout.Wish(size: CGSize(width: -1, height: -1)) },
                answer: { proposal in
                    let width = proposal.width ?? 320
                    return CGSize(width: width, height: fixedHeight ?? cell.fittingHeight(width))
                }
            ) {
                UIViewContent(cell)
            }
            .modifier(PlaceOfView(view: cell))
        } else {
            StandardCell(cell: cell, count: cell.changes.count)
        }
    }

    /// From the row's leading edge to where the line below it begins.
    private func lineStart(_ isOwn: Bool, _ size: ViewDimensions) -> CGFloat {
        let own = cell.separatorInset.left > 0 ? cell.separatorInset.left : table.separatorInset.left
        let inset = own > 0 ? own : 16 + (isOwn ? 0 : indent)
        // Rows with margins of a list's own are measured from where their content begins.
        return isOwn || bringsMargins ? inset : inset - 16 - indent
    }

    private var ground: AnyView? {
        if let configuration = cell.backgroundConfiguration, configuration.isShown {
            return AnyView(BackgroundContent(configuration: configuration, tint: cell.tintColor))
        }
        if let color = cell.backgroundColor ?? cell.backgroundView?.backgroundColor {
            return AnyView(Color(uiColor: color))
        }
        // A table with a ground of its own shows it behind its rows where these have none.
        return table.backgroundColor != nil && table.style == .plain ? AnyView(Color.clear) : nil
    }

    @ViewBuilder private var accessory: some View {
        if let view = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView {
            let size = view.frame.size == .zero ? view.intrinsicContentSize : view.frame.size
            UIViewContent(view).frame(width: max(size.width, 0), height: max(size.height, 0))
                .modifier(PlaceOfView(view: view))
        } else {
            switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
            case .none: EmptyView()
            case .disclosureIndicator: chevron
            case .checkmark: Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
            case .detailButton: infoButton
            case .detailDisclosureButton:
                infoButton
                chevron
            }
        }
    }

    private var chevron: some View {
        Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary)
            .accessibilityHidden(true)
    }

    private var infoButton: some View {
        Button {
            if let path = table.rows.indexPath(of: row) {
                table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
            }
        } label: {
            Image(systemName: "info.circle").font(.system(size: 22)).foregroundStyle(.tint)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("More Info")
    }
}

/// The texts and the picture of a cell that an app has put no views into.
private struct StandardCell: View {
    let cell: UITableViewCell
    let count: Int

    var body: some View {
        HStack(spacing: 15) {
            if let picture = cell.imageView, picture.image != nil { CellPicture(view: picture) }
            switch cell.style {
            case .default: text(cell.textLabel)
            case .subtitle:
                VStack(alignment: .leading, spacing: 2) {
                    text(cell.textLabel)
                    text(cell.detailTextLabel)
                }
            case .value1, .value2:
                HStack(spacing: 8) {
                    text(cell.textLabel)
                    if cell.style == .value1 { Spacer(minLength: 8) }
                    text(cell.detailTextLabel)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 6)
    }

    @ViewBuilder private func text(_ label: UILabel?) -> some View {
        if let label { CellText(label: label) }
    }
}

private struct CellText: View {
    let label: UILabel
    @ObservedObject private var changes: PlatformViewChanges

    init(label: UILabel) {
        self.label = label
        changes = label.changes
    }

    var body: some View { if !label.isHidden, !(label.text ?? "").isEmpty { label.lines } }
}

private struct CellPicture: View {
    let view: UIImageView
    @ObservedObject private var changes: PlatformViewChanges

    init(view: UIImageView) {
        self.view = view
        changes = view.changes
    }

    var body: some View {
        let size = view.image?.size ?? .zero
        UIViewContent(view).frame(width: size.width, height: size.height)
    }
}
