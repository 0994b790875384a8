import DovetailControls
import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// What an ``NSTextView`` shows.
struct NSTextViewContent: View {
    let view: NSTextView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        text
            .padding(.horizontal, view.textContainerInset.width)
            .padding(.vertical, view.textContainerInset.height)
            .background(view.drawsBackground ? Color(nsColor: view.backgroundColor) : nil)
    }

    @ViewBuilder private var text: some View {
        if view.isEditable {
            editor
                .scrollContentBackground(.hidden)
                .onKeyPress(phases: [.down, .repeat]) { view.command($0) ? .handled : .ignored }
                .findNavigator(isPresented: Binding(get: { view.isFinding }, set: { view.find($0) }))
                .modifier(Caret(color: view.hasOwnCaret ? view.insertionPointColor : nil))
                .modifier(NSTextViewLook(view: view, count: count))
                .modifier(TextInputFocus(state: view.state, count: count) { view.editingChanged($0) })
        } else {
            ScrollView {
                NSTextViewLines(view: view, isMeasured: false, count: count)
                    .frame(maxWidth: .infinity, alignment: .topLeading)
            }
            .modifier(ScrolledToRange(view: view, count: count))
        }
    }

    @ViewBuilder private var editor: some View {
        // An editor that gave way to one of the other kind would lose the keyboard: it stays of the kind that it has become.
        let _ = view.hasBeenStyled = view.hasBeenStyled || view.isStyled
        if view.hasBeenStyled {
            TextEditor(
                text: Binding(
                    get: { view.styled },
                    set: { view.type(String($0.characters)) }),
                selection: Binding(get: { view.styledSelection }, set: { view.styledSelection = $0 }))
        } else {
            TextEditor(
                text: Binding(get: { view.string }, set: { view.type($0) }),
                selection: Binding(get: { view.shownSelection }, set: { view.shownSelection = $0 }))
        }
    }
}

/// The lines of a text view that is not edited.
struct NSTextViewLines: View {
    let view: NSTextView
    /// Whether only the size counts, which is that of a text that can be edited.
    let isMeasured: Bool
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        let plain = view.string
        // A line that nothing is in yet is as high as others.
        let isOpen = isMeasured && (plain.isEmpty || plain.hasSuffix("\n"))
        let text = view.isStyled && !isOpen ? Text(view.styled) : Text(verbatim: isOpen ? plain + " " : plain)
        text.padding(view.textContainer?.lineFragmentPadding ?? 5)
            .modifier(NSTextViewLook(view: view, count: count))
            .environment(\.openURL, OpenURLAction { view.open($0) ? .handled : .systemAction })
    }
}

private struct NSTextViewLook: ViewModifier {
    let view: NSTextView
    let count: Int

    func body(content: Content) -> some View {
        let style = view.defaultParagraphStyle ?? view.firstParagraphStyle
        let alignment = style.map(\.alignment).flatMap { $0 == .natural ? nil : $0 } ?? view.alignment
        content.font(view.font.map { Font($0) })
            .foregroundStyle(Color(nsColor: view.textColor ?? .textColor))
            .multilineTextAlignment(alignment.alignment)
            .lineSpacing(style?.lineSpacing ?? 0)
    }
}

private struct Caret: ViewModifier {
    let color: NSColor?

    func body(content: Content) -> some View { content.tint(color.map { Color(nsColor: $0) }) }
}

/// Shows the part of a text that the program asks for.
private struct ScrolledToRange: ViewModifier {
    let view: NSTextView
    let count: Int
    @State private var position = ScrollPosition(point: .zero)

    func body(content: Content) -> some View {
        content.scrollPosition($position).onChange(of: view.scrollCount) { _, _ in
            let text = view.string as NSString
            let before = text.substring(to: min(NSMaxRange(view.wantedRange), text.length))
            // The lines up to the end of the part are as high as they are alone.
            let lines = HostedView(rootView: Text(verbatim: before).font(view.font.map { Font($0) }))
            let width = max(view.frame.width - 10, 1)
            let end = lines.sizeThatFits(CGSize(width: width, height: .infinity)).height
            position.scrollTo(point: CGPoint(x: 0, y: max(end + 16 - view.frame.height, 0)))
        }
    }
}

extension NSTextView {
    /// Whether parts of the text have looks of their own.
    var isStyled: Bool {
        guard let storage = textStorage, storage.length > 0 else { return false }
        var range = NSRange()
        let first = storage.attributes(at: 0, effectiveRange: &range)
        return !first.isEmpty || range.length < storage.length
    }
    /// The text with its looks.
    var styled: AttributedString {
        StyledString(
            textStorage ?? NSAttributedString(string: ""), link: linkTextAttributes?[.foregroundColor] as? NSColor
        ).value
    }
    var firstParagraphStyle: NSParagraphStyle? {
        guard let storage = textStorage, storage.length > 0 else { return nil }
        return storage.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
    /// A link was clicked. Returns whether the delegate did what is to be done.
    func open(_ url: URL) -> Bool { delegate?.textView(self, clickedOnLink: url, at: 0) ?? false }

    var shownSelection: TextSelection? {
        get { Range(selectedRange(), in: string).map { TextSelection(range: $0) } }
        set {
            guard let newValue, case .selection(let range) = newValue.indices else { return }
            let text = string
            guard range.upperBound <= text.endIndex else { return }
            select(NSRange(range, in: text))
        }
    }
    var styledSelection: AttributedTextSelection {
        get {
            let text = styled
            let all = String(text.characters)
            guard let range = Range(selectedRange(), in: all) else { return AttributedTextSelection() }
            func index(_ place: String.Index) -> AttributedString.Index {
                text.characters.index(text.startIndex, offsetBy: all.distance(from: all.startIndex, to: place))
            }
            let (start, end) = (index(range.lowerBound), index(range.upperBound))
            return start == end
                ? AttributedTextSelection(insertionPoint: start) : AttributedTextSelection(range: start..<end)
        }
        set {
            let text = styled
            let (start, end): (AttributedString.Index, AttributedString.Index)
            switch newValue.indices(in: text) {
            case .insertionPoint(let place): (start, end) = (place, place)
            case .ranges(let ranges):
                guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return }
                (start, end) = (first.lowerBound, last.upperBound)
            }
            func place(_ index: AttributedString.Index) -> Int {
                String(text.characters[text.startIndex..<index]).utf16.count
            }
            let from = place(start)
            select(NSRange(location: from, length: place(end) - from))
        }
    }
}
