import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Hears of what happens in an ``NSSearchField``.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
    /// There is a text now.
    func searchFieldDidStartSearching(_ sender: NSSearchField)
    /// There is no text any more.
    func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
    public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
    public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

/// A field for what is looked for.
@MainActor @preconcurrency
open class NSSearchField: NSTextField {
    /// Whether only Return sends the action; otherwise each change sends it.
    open var sendsWholeSearchString = false
    /// Whether the first letter sends the action without a delay. It does so here whatever this says.
    open var sendsSearchStringImmediately = false

    /// Texts that were looked for. A person is not shown them: they are kept, and nothing else.
    open var recentSearches: [String] = []
    open var maximumRecents = 10
    open var recentsAutosaveName: String?
    /// A menu of the glass. It is not shown: it is kept, and nothing else.
    open var searchMenuTemplate: NSMenu?
    override func newCell() -> NSCell { NSSearchFieldCell() }

    override func typed(_ new: String) {
        let wasEmpty = stringValue.isEmpty
        super.typed(new)
        let listener = delegate as? NSSearchFieldDelegate
        if wasEmpty, !new.isEmpty { listener?.searchFieldDidStartSearching(self) }
        if !wasEmpty, new.isEmpty { listener?.searchFieldDidEndSearching(self) }
        if !sendsWholeSearchString { used() }
    }

    override var content: AnyView? { AnyView(SearchFieldContent(field: self, count: changes.count)) }
}
private struct SearchFieldContent: View {
    let field: NSSearchField
    let count: Int

    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TypedText(field: field, count: count).textFieldStyle(.plain)
            if !field.stringValue.isEmpty {
                Button {
                    field.typed("")
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear text")
            }
        }
        .padding(.horizontal, 6)
        .frame(maxHeight: .infinity)
        .background(.quaternary.opacity(0.6), in: RoundedRectangle(cornerRadius: 6))
    }
}
