import DovetailCore
import DovetailUIKit
import Foundation

/// Which end of a line a caret at a break belongs to.
public enum NSSelectionAffinity: UInt, Sendable { case upstream, downstream }

/// Whether the system helps with what is typed. It does not here.
public enum NSTextInputTraitType: Int, Sendable { case `default`, no, yes }

/// What the system's helpers for writing may do. There are none here.
public enum NSWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default`, complete, limited
}

/// Finds text by a bar.
///
/// The bar is that of the text, which ``NSTextView/performTextFinderAction(_:)`` shows and puts away. A finder of an app's own has no bar.
@MainActor @preconcurrency
open class NSTextFinder: NSObject {
    /// What is to be done.
    public enum Action: Int, Sendable {
        case showFindInterface = 1
        case nextMatch, previousMatch, replaceAll, replace, replaceAndFind, setSearchString, replaceAllInSelection
        case selectAll, selectAllInSelection, hideFindInterface, showReplaceInterface, hideReplaceInterface
    }
    /// What is searched. It is kept, and nothing else.
    open weak var client: AnyObject?
    /// Whether matches are found while they are typed. It is kept, and nothing else.
    open var isIncrementalSearchingEnabled = false
    public override init() {}
    /// Does something, where what is searched is a text view.
    open func performAction(_ op: Action) {
        guard let view = client as? NSTextView else { return }
        view.find(op != .hideFindInterface)
    }
    /// Whether something can be done.
    open func validateAction(_ op: Action) -> Bool { client is NSTextView }
}

/// Another way of laying texts out on Apple's systems. Texts here are laid out by ``NSLayoutManager``: no view has one.
@MainActor @preconcurrency
open class NSTextLayoutManager: NSObject {
    public override init() {}
}

/// The text that an ``NSTextLayoutManager`` lays out. No view has one.
@MainActor @preconcurrency
open class NSTextContentStorage: NSObject {
    public override init() {}
}
