import Foundation

/// Hears of what happens in a ``UISearchBar``. Every method may be left out.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether the field may be given the keyboard.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// The text has got the keyboard.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether the field may lose the keyboard. Asked by ``UISearchBar/resignFirstResponder()``: a press elsewhere takes the keyboard all the same.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// The text has lost the keyboard.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Whether a part of the text may be replaced by what a person types.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// A person has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button to cancel was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The button with the book was pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The button with the results of before was pressed.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// A person chose where to look.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
