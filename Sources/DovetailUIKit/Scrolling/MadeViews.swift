import DovetailCore
import Foundation

// Tables and collections make cells of classes that are known at run time only. Apps write `override init(frame: CGRect)` in such a class, as
// Objective-C lets them, which does not compile against an initialiser that is `required`. How these call it all the same, `_MadeLayer` tells.

/// Makes views of collections of classes that are known at run time only.
@MainActor @preconcurrency
open class _MadeReusableView: UICollectionReusableView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a view of a class.
    static func make(_ viewClass: UICollectionReusableView.Type) -> UICollectionReusableView {
        // Only the class's table is used, which begins as that of `UICollectionReusableView`.
        unsafeBitCast(viewClass, to: _MadeReusableView.Type.self).init(frame: .zero)
    }
}

/// Makes cells of tables of classes that are known at run time only.
@MainActor @preconcurrency
open class _MadeTableCell: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a cell of a class.
    static func make(_ cellClass: UITableViewCell.Type, _ reuseIdentifier: String?) -> UITableViewCell {
        // Only the class's table is used, which begins as that of `UITableViewCell`.
        unsafeBitCast(cellClass, to: _MadeTableCell.Type.self)
            .init(style: .default, reuseIdentifier: reuseIdentifier)
    }
}

/// Makes headers and footers of tables of classes that are known at run time only.
@MainActor @preconcurrency
open class _MadeTableHeader: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required convenience init?(coder: NSCoder) { self.init(reuseIdentifier: nil) }

    /// Makes a view of a class.
    static func make(
        _ viewClass: UITableViewHeaderFooterView.Type, _ reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        // Only the class's table is used, which begins as that of `UITableViewHeaderFooterView`.
        unsafeBitCast(viewClass, to: _MadeTableHeader.Type.self).init(reuseIdentifier: reuseIdentifier)
    }
}
