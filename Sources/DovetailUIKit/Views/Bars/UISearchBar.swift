import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Hears of what happens in a ``UISearchBar``.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// The text has got the keyboard.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// The text has lost the keyboard.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// A person has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button to cancel was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for what is looked for.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    override var traitsByItself: UIAccessibilityTraits { .searchField }
    /// How much stands around the field. All styles look alike here.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    /// The text.
    open var text: String? = "" { didSet { if text != oldValue { changed() } } }
    /// What stands there while there is no text.
    open var placeholder: String? { didSet { changed() } }
    /// Whether a button to cancel stands beside the field.
    open var showsCancelButton = false { didSet { changed() } }
    /// How much stands around the field.
    open var searchBarStyle = Style.default
    /// The colour behind the field.
    open var barTintColor: UIColor? { didSet { changed() } }
    /// Hears of what happens.
    open weak var delegate: UISearchBarDelegate?

    // What a keyboard on the screen looks like: there is none.
    open var keyboardType = UIKeyboardType.default
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.search

    /// Whether Return does nothing while there is no text.
    open var enablesReturnKeyAutomatically = true

    let state = TextInputState()
    /// Tells the search controller that it belongs to of another text and of the keyboard.
    var onSearchChange: (() -> Void)?

    open override var isFirstResponder: Bool { state.isFocused }
    open override var canBecomeFirstResponder: Bool { true }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { focus(true) }
    @discardableResult
    open override func resignFirstResponder() -> Bool { focus(false) }

    private func focus(_ isWanted: Bool) -> Bool {
        if state.isFocused != isWanted {
            state.wanted = isWanted
            changed()
        }
        return true
    }

    /// Shows or hides the button to cancel.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }

    override var content: AnyView? { AnyView(SearchBarContent(bar: self, count: changes.count)) }

    fileprivate func type(_ new: String) {
        guard new != text else { return }
        text = new
        delegate?.searchBar(self, textDidChange: new)
        onSearchChange?()
    }

    fileprivate func search() {
        guard !enablesReturnKeyAutomatically || text?.isEmpty == false else { return }
        delegate?.searchBarSearchButtonClicked(self)
    }

    fileprivate func editingChanged(_ isFocused: Bool) {
        if isFocused {
            delegate?.searchBarTextDidBeginEditing(self)
        } else {
            delegate?.searchBarTextDidEndEditing(self)
        }
        onSearchChange?()
    }
}

private struct SearchBarContent: View {
    let bar: UISearchBar
    let count: Int

    var body: some View {
        HStack(spacing: 8) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                TextField(
                    bar.placeholder ?? "", text: Binding(get: { bar.text ?? "" }, set: { bar.type($0) })
                )
                .textFieldStyle(.plain)
                .onSubmit { bar.search() }
                .modifier(
                    TextInputFocus(state: bar.state, count: count) { bar.editingChanged($0) })
                if bar.text?.isEmpty == false {
                    Button {
                        bar.type("")
                    } label: {
                        Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Clear text")
                }
            }
            .padding(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
            .background(.quaternary.opacity(0.6), in: RoundedRectangle(cornerRadius: 10))
            if bar.showsCancelButton {
                Button("Cancel") { bar.delegate?.searchBarCancelButtonClicked(bar) }
            }
        }
        .padding(EdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8))
        .background(bar.barTintColor.map { Color(uiColor: $0) } ?? Color.clear)
    }
}
