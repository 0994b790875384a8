import DovetailEngine
import Foundation

/// Something that an app can do for a person who is not in it.
///
///     struct AddNote: AppIntent {
///         static let title: LocalizedStringResource = "Add Note"
///         @Parameter(title: "Text") var text: String
///         func perform() async throws -> some IntentResult { .result() }
///     }
///
/// No assistant and no shortcuts ask for intents here. An app runs them itself, by ``perform()`` or by buttons that are made of them.
public protocol AppIntent: Sendable {
    /// What it returns.
    associatedtype PerformResult: IntentResult
    /// The sentence about it.
    associatedtype SummaryContent: ParameterSummary
    /// What it is called.
    static var title: LocalizedStringResource { get }
    /// What it does, in a sentence.
    static var description: IntentDescription? { get }
    /// Whether the app comes to the front for it.
    static var openAppWhenRun: Bool { get }
    /// Whether a person finds it among the shortcuts.
    static var isDiscoverable: Bool { get }
    /// Who may run it.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The sentence about it and its parameters.
    static var parameterSummary: SummaryContent { get }
    /// An intent whose parameters have their first values.
    init()
    /// Does it.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
    /// The name of its type.
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// Who may run an intent.
public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed
    case requiresAuthentication
    case requiresLocalDeviceAuthentication
}

/// What an intent does, in words for a person.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    /// The words.
    public var descriptionText: LocalizedStringResource
    /// What it belongs to.
    public var categoryName: LocalizedStringResource?
    /// Words that it is found by.
    public var searchKeywords: [LocalizedStringResource]

    /// A description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// An intent that a widget is set up by.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing: its parameters are all that there is.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that a control is set up by.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// Does nothing: its parameters are all that there is.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that opens something.
public protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get set }
}

/// An intent that a live activity runs.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that plays something.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that can bring the app to the front while it runs.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that sets a value, such as that of a switch.
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}
