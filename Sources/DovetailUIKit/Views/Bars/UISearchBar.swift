import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A field for what is looked for.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    override var traitsByItself: UIAccessibilityTraits { .searchField }
    /// How much stands around the field. All styles look alike here.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    /// The text.
    open var text: String? = "" { didSet { if text != oldValue { changed() } } }
    /// What stands there while there is no text.
    open var placeholder: String? {
        didSet {
            attributedHint = nil
            changed()
        }
    }
    /// What stands there while there is no text, with its looks.
    final var attributedHint: NSAttributedString?
    /// The field in the bar, for its looks: colours, font, the views at its ends, and the text.
    public private(set) lazy var searchTextField = UISearchTextField(of: self)

    /// A line above the field; nil for none.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
    /// The names of places to look in, to choose one below the field; nil for none.
    open var scopeButtonTitles: [String]? { didSet { changed() } }
    /// The place that is chosen, the first being 0.
    open var selectedScopeButtonIndex = 0 { didSet { if selectedScopeButtonIndex != oldValue { changed() } } }
    /// Whether the places to look in are shown.
    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { changed() } } }
    /// Shows or hides the places to look in.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    /// Whether a button with a book stands at the end of the field while there is no text.
    open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { changed() } } }
    /// Whether a button for results of before stands at the end of the field while there is no text, in place of the one with a book.
    open var showsSearchResultsButton = false { didSet { if showsSearchResultsButton != oldValue { changed() } } }
    /// Whether that button looks pressed.
    open var isSearchResultsButtonSelected = false { didSet { changed() } }
    /// Light or dark. It is as the window is: it is kept, and nothing else.
    open var barStyle = UIBarStyle.default
    /// Whether what is behind is seen through the bar: it always is. It is kept, and nothing else.
    open var isTranslucent = true
    /// A picture behind the field, as wide as the bar; an empty one for nothing.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// Sets a picture behind the field.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }
    /// A picture behind the places to look in. It is kept, and nothing else.
    open var scopeBarBackgroundImage: UIImage?
    /// How far the text stands from its usual place, in points.
    open var searchTextPositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// How far the ground of the field stands from its usual place, in points. It is kept, and nothing else.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

    /// The pictures in the bar.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    private var icons: [Icon: UIImage] = [:]
    /// Sets a picture of the bar in a state. The usual state counts.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        guard state == .normal else { return }
        icons[icon] = iconImage
        changed()
    }
    /// The picture that was set.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }
    private var iconOffsets: [Icon: UIOffset] = [:]
    /// Moves a picture of the bar, in points. It is kept, and nothing else.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { iconOffsets[icon] = adjustment }
    /// How far a picture of the bar was moved.
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
    private(set) var fieldBackground: UIImage?
    /// Sets a picture in place of the field's ground. The usual state counts.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        guard state == .normal else { return }
        fieldBackground = backgroundImage
        changed()
    }
    /// The picture that was set in place of the field's ground.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackground }
    private var scopeLooks: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Sets the looks of the names of places to look in. They are kept, and nothing else.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopeLooks[state] = attributes }
    /// The looks that were set for the names of places to look in.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeLooks[state]
    }
    /// What stands above a keyboard on the screen. There is none here: it is kept, and nothing else.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    private var ownAccessoryView: UIView?
    var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }
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
        if !isWanted, state.isFocused, delegate?.searchBarShouldEndEditing(self) == false { return false }
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

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: 56 + (showsScopes ? 44 : 0) + (prompt == nil ? 0 : 18))
    }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }

    override var content: AnyView? { AnyView(SearchBarContent(bar: self, count: changes.count)) }

    func type(_ new: String) {
        guard new != text else { return }
        let edit = TextEdit(from: text ?? "", to: new)
        guard
            delegate?.searchBar(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) != false
        else { return changed() }
        text = new
        delegate?.searchBar(self, textDidChange: new)
        onSearchChange?()
    }

    func search() {
        guard !enablesReturnKeyAutomatically || text?.isEmpty == false else { return }
        delegate?.searchBarSearchButtonClicked(self)
    }

    func editingChanged(_ isFocused: Bool) {
        if isFocused {
            guard delegate?.searchBarShouldBeginEditing(self) != false else {
                _ = resignFirstResponder()
                return
            }
            delegate?.searchBarTextDidBeginEditing(self)
        } else {
            delegate?.searchBarTextDidEndEditing(self)
        }
        onSearchChange?()
    }
}

/// The field of a ``UISearchBar``, for its looks and its text. It is drawn by the bar, and is in no view.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    private weak var bar: UISearchBar?

    init(of bar: UISearchBar) {
        self.bar = bar
        super.init(frame: .zero)
        leftViewMode = .always
        clearButtonMode = .always
    }
    /// A field of no bar: a text field as others are.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A field of no bar. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var text: String? {
        get { bar.map(\.text) ?? super.text }
        set { if let bar { bar.text = newValue } else { super.text = newValue } }
    }
    open override var placeholder: String? {
        get { bar.map(\.placeholder) ?? super.placeholder }
        set { if let bar { bar.placeholder = newValue } else { super.placeholder = newValue } }
    }
    open override var attributedPlaceholder: NSAttributedString? {
        get { bar?.attributedHint ?? super.attributedPlaceholder }
        set {
            guard let bar else { return super.attributedPlaceholder = newValue }
            bar.placeholder = newValue?.string
            bar.attributedHint = newValue
        }
    }
    open override var isFirstResponder: Bool { bar?.isFirstResponder ?? super.isFirstResponder }
    open override var isEditing: Bool { isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { bar?.becomeFirstResponder() ?? super.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { bar?.resignFirstResponder() ?? super.resignFirstResponder() }
    /// What is looked for beside the text. Fields here show none: it is kept, and nothing else.
    open var tokens: [UISearchToken] = []
    /// Whether tokens can be deleted. It is kept, and nothing else.
    open var allowsDeletingTokens = true
    /// The colour behind tokens. It is kept, and nothing else.
    open var tokenBackgroundColor: UIColor?

    override func changed() {
        super.changed()
        bar?.changed()
    }
}

/// Something that is looked for beside a text. See ``UISearchTextField/tokens``.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
    /// What the app knows it by.
    open var representedObject: Any?
    public init(icon: UIImage?, text: String) {}
}
