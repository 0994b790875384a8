import DovetailCore
import Foundation

/// Receives changes of the search text of a ``UISearchController``.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// What is looked for is another text, or the field was entered or left.
    func updateSearchResults(for searchController: UISearchController)
}

/// Has a field for what is looked for, for a ``UINavigationItem``.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    /// The field.
    public let searchBar = UISearchBar()
    /// Receives changes of the search text.
    open weak var searchResultsUpdater: UISearchResultsUpdating?
    /// What would show the results over the page. It is kept; results are to be shown in the page.
    public let searchResultsController: UIViewController?
    /// Whether the page is dimmed while the field has the keyboard. It is not, here.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the bar makes room for the field. It does not, here.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether a person looks for something: the field has the keyboard or holds a text.
    open var isActive: Bool {
        get { searchBar.isFirstResponder || searchBar.text?.isEmpty == false }
        set {
            guard newValue != isActive else { return }
            if newValue {
                searchBar.becomeFirstResponder()
            } else {
                searchBar.text = ""
                searchBar.resignFirstResponder()
                searchResultsUpdater?.updateSearchResults(for: self)
            }
        }
    }

    /// A field, and what would show results over the page; nil for the page itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.onSearchChange = { [weak self] in
            if let self { searchResultsUpdater?.updateSearchResults(for: self) }
        }
    }

    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }
}
