import Foundation

/// An app's binding to what is selected in a text, and what it and the editor agreed on last.
struct SelectionBinding {
    private var binding: Binding<TextSelection?>?
    private var agreed: TextSelection?

    /// Takes over the binding of the view's newest value. Returns what the app has put into it since, if that is something new.
    mutating func take(_ binding: Binding<TextSelection?>?) -> TextSelection? {
        self.binding = binding
        guard let wanted = binding?.wrappedValue, wanted != agreed else { return nil }
        agreed = wanted
        return wanted
    }

    /// What the app is to be told now that these characters are selected; nil where it knows already.
    mutating func tell(_ selection: Range<Int>, in text: String) -> (() -> Void)? {
        guard let binding else { return nil }
        let selection = TextSelection(characters: selection, in: text)
        guard selection != agreed else { return nil }
        agreed = selection
        return { binding.wrappedValue = selection }
    }
}
