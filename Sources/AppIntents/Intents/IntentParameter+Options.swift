import DovetailEngine
import Foundation
import UniformTypeIdentifiers

/// Whether a parameter takes what the action before it in a shortcut gave. No shortcuts run intents here.
public enum InputConnectionBehavior: Sendable {
    case `default`, never, connectToPreviousIntentResult
}

/// How a number is asked for. Nobody is asked here: the value that was set or the default counts.
public enum IntentParameterControlStyle: Sendable {
    case field, slider, stepper
}

/// What of a date is asked for. Nobody is asked here.
public enum IntentParameterDateKind: Sendable {
    case date, time, dateTime
}

extension String {
    /// How a text is typed that a parameter is asked for. Nobody is asked here.
    public struct IntentInputOptions: Sendable {
        /// The keys that are offered.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, emailAddress, twitter, webSearch
        }

        /// Which letters become large as they are typed.
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}
    }
}

extension IntentParameter {
    /// A number that has to be set.
    /// - Parameter controlStyle: Has no effect, as nobody is asked; nor has the range.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        controlStyle: IntentParameterControlStyle, inclusiveRange: (Value, Value)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }

    /// A number that may be changed.
    /// - Parameter controlStyle: Has no effect, as nobody is asked; nor has the range.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, default value: Value,
        controlStyle: IntentParameterControlStyle, inclusiveRange: (Value, Value)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description, default: value) }

    /// A date that has to be set.
    /// - Parameter kind: Has no effect, as nobody is asked.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        kind: IntentParameterDateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }

    /// A text that has to be set.
    /// - Parameter inputOptions: Has no effect, as nobody types it.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }

    /// A text that may be changed.
    /// - Parameter inputOptions: Has no effect, as nobody types it.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, default value: Value,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description, default: value) }

    /// A file that has to be set.
    /// - Parameter supportedContentTypes: Which kinds of files a person may choose. Nobody is asked here.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }

    /// A file that has to be set.
    /// - Parameter supportedTypeIdentifiers: Which kinds of files a person may choose. Nobody is asked here.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }
}
