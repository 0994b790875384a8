import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// What a ``UITextView`` shows.
struct TextViewContent: View {
    let view: UITextView
    let count: Int

    var body: some View {
        if view.isEditable {
            TextEditor(
                text: Binding(get: { view.text ?? "" }, set: { view.type($0) }),
                selection: Binding(
                    get: {
                        let text = view.text ?? ""
                        return Range(view.selectedRange, in: text).map { TextSelection(range: $0) }
                    }, set: { view.selected($0) })
            )
            .textEditorStyle(.plain)
            .scrollContentBackground(.hidden)
            .modifier(TextViewLook(view: view, count: count))
            .environment(\.editCommandOwner, view.editOwner)
            .interaction { responder, _ in responder.forwardsToTextInput = true }
            .modifier(
                TextInputFocus(state: view.state, count: count) { view.editingChanged($0) })
        } else {
            ScrollView {
                TextViewLines(view: view, isMeasured: false).frame(maxWidth: .infinity, alignment: .topLeading)
            }
            .scrollDisabled(!view.isScrollEnabled)
            .modifier(ScrolledToRange(view: view, count: count))
        }
    }
}

/// Shows the part of a text that the program asks for.
private struct ScrolledToRange: ViewModifier {
    let view: UITextView
    /// The changes of the view so far: with another count this is another value.
    let count: Int
    @State private var position = ScrollPosition(point: .zero)

    func body(content: Content) -> some View {
        content.scrollPosition($position).onChange(of: view.scrollCount) { _, _ in
            let (range, height) = (view.wantedRange, view.bounds.height)
            let before = (view.text as NSString).substring(to: min(NSMaxRange(range), (view.text as NSString).length))
            // The lines up to the end of the part are as high as they are alone.
            let lines = HostedView(rootView: Text(verbatim: before).font(view.font.map { Font($0) }))
            let end = lines.sizeThatFits(CGSize(width: max(view.bounds.width - 10, 1), height: .infinity)).height
            let content = max(view.contentSize.height - height, 0)
            position.scrollTo(point: CGPoint(x: 0, y: min(max(end + 16 - height, 0), content)))
        }
    }
}

/// The lines of a text view that is not edited, with the space around them.
struct TextViewLines: View {
    let view: UITextView
    /// Whether only the size counts, which is that of a text that can be edited.
    let isMeasured: Bool

    var body: some View {
        let lines = view.textContainer.maximumNumberOfLines
        let mode = NSMutableParagraphStyle()
        mode.lineBreakMode = view.textContainer.lineBreakMode
        return
            text
            .lineLimit(lines > 0 && !view.isEditable ? lines : nil)
            .truncationMode(mode.truncation ?? .tail)
            .modifier(TextViewLook(view: view, count: 0))
            .environment(
                \.openURL,
                OpenURLAction { url in
                    let whole = NSRange(location: 0, length: (view.text ?? "").utf16.count)
                    let isOpened =
                        view.delegate?.textView(
                            view, shouldInteractWith: url, in: whole, interaction: .invokeDefaultAction) ?? true
                    return isOpened ? .systemAction : .discarded
                })
    }

    private var text: Text {
        let plain = view.text ?? ""
        // A line that nothing is in yet is as tall as others.
        if isMeasured, plain.isEmpty || plain.hasSuffix("\n") { return Text(verbatim: plain + " ") }
        if let attributes = view.attributes { return AttributedContent(string: attributes, link: linkColor).text }
        if !view.isEditable, view.dataDetectorTypes.contains(.link) {
            return AttributedContent(string: Self.linked(plain), link: linkColor).text
        }
        return Text(verbatim: plain)
    }

    private var linkColor: UIColor? { view.linkTextAttributes?[.foregroundColor] as? UIColor }

    /// A text whose addresses of pages and of mail are links.
    private static func linked(_ text: String) -> NSAttributedString {
        let result = NSMutableAttributedString(string: text)
        let pattern =
            #"https?://[^\s<>"]*[^\s<>".,;:!?)\]}']|www\.[^\s<>"]*[^\s<>".,;:!?)\]}']|[\w.+-]+@[\w-]+(\.[\w-]+)+"#
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return result }
        for match in expression.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)) {
            let found = (text as NSString).substring(with: match.range)
            let address =
                found.hasPrefix("www.") ? "http://" + found : found.contains("://") ? found : "mailto:" + found
            guard let url = URL(string: address) else { continue }
            result.addAttribute(.link, value: url, range: match.range)
        }
        return result
    }
}

/// Font, colour, alignment and the space around the text.
private struct TextViewLook: ViewModifier {
    let view: UITextView
    let count: Int

    func body(content: Content) -> some View {
        let attributed = view.attributes.map { AttributedContent(string: $0) }
        let font = view.font ?? attributed?.font
        let alignment = attributed?.paragraph?.alignment ?? .natural
        let (inset, padding) = (view.textContainerInset, view.textContainer.lineFragmentPadding)
        content
            .font(font.map { Font($0) })
            .foregroundStyle(Color(uiColor: view.textColor ?? attributed?.color ?? .label))
            .lineSpacing(attributed?.paragraph?.lineSpacing ?? 0)
            .multilineTextAlignment((alignment == .natural ? view.textAlignment : alignment).alignment)
            .padding(
                EdgeInsets(
                    top: inset.top, leading: inset.left + padding, bottom: inset.bottom,
                    trailing: inset.right + padding))
    }
}
