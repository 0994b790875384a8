import Foundation

/// Stands for views that SwiftUI's lists were made of before iOS 16, for the sake of apps that set their ``UIView/appearance()``.
///
/// Nothing of it is taken over, as on iOS since then. Use `scrollContentBackground(_:)`, `listRowSeparator(_:edges:)` and their like.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var allowsSelection = true
    open var rowHeight: CGFloat = -1
    open var sectionHeaderHeight: CGFloat = -1
    open var sectionFooterHeight: CGFloat = -1
    open var sectionHeaderTopPadding: CGFloat = -1
}

/// Stands for the rows that SwiftUI's lists were made of before iOS 16. Nothing of it is taken over, as on iOS since then.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?
}

/// Stands for what SwiftUI's lists are made of on iOS. Nothing of it is taken over.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}

/// Stands for what SwiftUI's lists were made of before iOS 16. Nothing of it is taken over, as on iOS since then.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    open var contentView: UIView = UIView()
    open var backgroundView: UIView?
}
