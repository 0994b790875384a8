import Foundation

/// Something that a text in the person's language tells, as errors of intents and the values that they are about are told.
///
/// It is declared by Foundation on Apple's systems. Here it comes with SwiftUI and AppIntents.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text, looked up where it is shown.
    var localizedStringResource: LocalizedStringResource { get }
}
