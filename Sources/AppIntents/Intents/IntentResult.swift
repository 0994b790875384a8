import DovetailEngine
import Foundation

/// What an intent returns, made by `.result(…)`.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value> {
    associatedtype Value
    /// The value.
    var value: Value? { get }
}

/// A result that says something.
public protocol ProvidesDialog {
    /// What it says.
    var dialog: IntentDialog? { get }
}

/// A result that another intent follows.
public protocol OpensIntent {}
/// A result with a view.
public protocol ShowsSnippetView {}

/// What `.result(…)` makes.
public struct IntentResultContainer<Value, Following, Snippet>: IntentResult, ReturnsValue, ProvidesDialog, OpensIntent,
    ShowsSnippetView, @unchecked Sendable
{
    // Intents are made and performed by one task, and a result is only read.

    /// The value.
    public let value: Value?
    /// What it says.
    public let dialog: IntentDialog?
    /// The intent that follows.
    public let opensIntent: Following?
    let snippet: Snippet?

    init(value: Value? = nil, dialog: IntentDialog? = nil, opensIntent: Following? = nil, snippet: Snippet? = nil) {
        self.value = value
        self.dialog = dialog
        self.opensIntent = opensIntent
        self.snippet = snippet
    }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never> {
    /// It is done.
    public static func result() -> Self { IntentResultContainer() }
    /// It is done, and this is said.
    public static func result(dialog: IntentDialog) -> Self { IntentResultContainer(dialog: dialog) }
}

extension IntentResult {
    /// It has led to a value.
    public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never> {
        IntentResultContainer(value: value)
    }
    /// It has led to a value, and this is said.
    public static func result<V>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never> {
        IntentResultContainer(value: value, dialog: dialog)
    }
    /// It is done, and another intent follows.
    public static func result<I: AppIntent>(opensIntent: I) -> Self
    where Self == IntentResultContainer<Never, I, Never> {
        IntentResultContainer(opensIntent: opensIntent)
    }
    /// It is done, and another intent follows.
    public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, I, Never> {
        IntentResultContainer(dialog: dialog, opensIntent: opensIntent)
    }
    /// It is done, and a view tells of it. Nothing shows the view.
    public static func result<V: View>(view: V) -> Self where Self == IntentResultContainer<Never, Never, V> {
        IntentResultContainer(snippet: view)
    }
    /// It is done; something is said, and a view tells of it. Nothing shows the view.
    public static func result<V: View>(dialog: IntentDialog, view: V) -> Self
    where Self == IntentResultContainer<Never, Never, V> {
        IntentResultContainer(dialog: dialog, snippet: view)
    }
    /// It has led to a value; something is said, and a view tells of it. Nothing shows the view.
    public static func result<T, V: View>(value: T, dialog: IntentDialog, view: V) -> Self
    where Self == IntentResultContainer<T, Never, V> {
        IntentResultContainer(value: value, dialog: dialog, snippet: view)
    }
}

/// What is said to a person.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    let full: LocalizedStringResource

    /// Words.
    public init(_ text: LocalizedStringResource) { full = text }
    /// Words that stand alone, and others beside something that is shown.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.full = full }
    public init(full: LocalizedStringResource, systemImageName: String) { self.full = full }
    public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        full = LocalizedStringResource(stringInterpolation: stringInterpolation)
    }
}

extension IntentDialog: CustomStringConvertible {
    /// The words, in the person's language.
    public var description: String { String(localized: full) }
}
