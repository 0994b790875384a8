import DovetailCore
import Foundation

/// Receives changes of the search text of a ``UISearchController``.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// What is looked for is another text, or the field was entered or left.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a person begins to look for something with a ``UISearchController``, and when they end.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The field has got the keyboard, and nothing was looked for before.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The same, a moment later.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The field has neither the keyboard nor a text any more.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The same, a moment later.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Shows what is found in a way of the app's own, on Apple's systems. Never called here: results are shown in the page.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// Has a field for what is looked for, for a ``UINavigationItem``.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    /// The field.
    public let searchBar = UISearchBar()
    /// Receives changes of the search text.
    open weak var searchResultsUpdater: UISearchResultsUpdating?
    /// Hears when it begins and ends to be used.
    open weak var delegate: (any UISearchControllerDelegate)?
    private var wasActive = false
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
                // The field gives the keyboard back a moment later.
                changed(isActive: false)
            }
        }
    }

    private func changed(isActive: Bool) {
        if isActive != wasActive {
            wasActive = isActive
            if isActive {
                delegate?.willPresentSearchController(self)
                delegate?.didPresentSearchController(self)
            } else {
                delegate?.willDismissSearchController(self)
                delegate?.didDismissSearchController(self)
            }
        }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// A field, and what would show results over the page; nil for the page itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.onSearchChange = { [weak self] in
            if let self { changed(isActive: isActive) }
        }
    }

    /// A field whose results are shown in the page.
    public convenience init() { self.init(searchResultsController: nil) }

    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    /// Whether the button to cancel comes while the field has the keyboard. It is kept, and nothing else: see ``UISearchBar/showsCancelButton``.
    open var automaticallyShowsCancelButton = true
    /// Whether what would show the results is shown before there is a text. It is kept, and nothing else: results are shown in the page.
    open var showsSearchResultsController = false
    /// Whether what would show the results comes and goes by itself. It is kept, and nothing else.
    open var automaticallyShowsSearchResultsController = true
    /// When the places to look in are shown.
    public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }
    /// When the places to look in are shown: always where there are some, unless the app decides by ``UISearchBar/showsScopeBar``.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { searchBar.showsScopeBar = scopeBarActivation != .manual }
    }
    /// Whether the places to look in are shown by themselves.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// What a person may look for. It is kept, and nothing else: fields here suggest nothing.
    open var searchSuggestions: [any UISearchSuggestion]?
}

/// Something that a person may look for. Fields here suggest nothing; see ``UISearchController/searchSuggestions``.
@MainActor @preconcurrency
public protocol UISearchSuggestion {
    /// What it is called.
    var localizedSuggestion: String? { get }
    /// What the app knows it by.
    var representedObject: Any? { get set }
}

/// A suggestion with a name. See ``UISearchSuggestion``.
@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public let localizedSuggestion: String?
    /// A longer name.
    public let localizedDescription: String?
    /// Its picture.
    public let iconImage: UIImage?
    open var representedObject: Any?
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        (self.localizedSuggestion, self.localizedDescription) = (localizedSuggestion, localizedDescription)
        self.iconImage = iconImage
    }
}
