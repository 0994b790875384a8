import DovetailCore
import DovetailPlatform
import Foundation

/// Decides about what is typed in an ``NSTokenField``. Every method has an answer of its own where an app has none.
@MainActor @preconcurrency
public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
    /// The object that a text stands for.
    func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any?
    /// The text of an object.
    func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any) -> String?
    /// The objects that are taken of those that were typed. Asked when Return is pressed.
    func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
}

extension NSTokenFieldDelegate {
    public func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any? {
        editingString
    }
    public func tokenField(
        _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
    ) -> String? { nil }
    public func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any] { tokens }
}

/// A field of several words. They are written one after the other with commas between them, and not drawn in frames of their own.
@MainActor @preconcurrency
open class NSTokenField: NSTextField {
    /// How words look. They look as texts do: it is kept, and nothing else.
    public enum TokenStyle: UInt, Sendable { case `default`, none, rounded, squared, plainSquared }
    open var tokenStyle = TokenStyle.default
    /// What ends a word. Words are written with commas between them.
    open var tokenizingCharacterSet: CharacterSet! = CharacterSet(charactersIn: ",")
    /// How soon words are offered. None are: it is kept, and nothing else.
    open var completionDelay: TimeInterval = 0
    open class var defaultCompletionDelay: TimeInterval { 0 }
    open class var defaultTokenizingCharacterSet: CharacterSet { CharacterSet(charactersIn: ",") }
    private var listener: (any NSTokenFieldDelegate)? { delegate as? any NSTokenFieldDelegate }

    /// The objects of the words.
    open override var objectValue: Any? {
        get {
            let words = stringValue.components(separatedBy: tokenizingCharacterSet)
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            return words.map { word in listener?.tokenField(self, representedObjectForEditing: word) ?? word }
        }
        set {
            guard let tokens = newValue as? [Any] else { return super.objectValue = newValue }
            let words = tokens.map { listener?.tokenField(self, displayStringForRepresentedObject: $0) ?? "\($0)" }
            stringValue = words.joined(separator: ", ")
        }
    }
    override func submitted() {
        if let listener, let tokens = objectValue as? [Any] {
            objectValue = listener.tokenField(self, shouldAdd: tokens, at: 0)
        }
        super.submitted()
    }
}
