import DovetailCore
import DovetailPlatform
import Foundation

/// What a view shows, as far as it matters for the direction in which a language is read.
public enum UISemanticContentAttribute: Int, Sendable {
    /// What follows the language.
    case unspecified
    /// Controls of a player, which are the same in all languages.
    case playback
    /// What stands for places, which are the same in all languages.
    case spatial
    /// What is always as in languages that are read from left to right.
    case forceLeftToRight
    /// What is always as in languages that are read from right to left.
    case forceRightToLeft
}

extension UIView {
    /// The direction for what a view shows, in the app's language.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }
    /// The direction for what a view shows, in a language.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
    /// The direction of what it shows. Controls draw themselves in it; places of subviews are those that frames and constraints say in either direction.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }
}

/// Draws what a view shows by itself in a direction that the app says.
struct ContentDirection: ViewModifier {
    let attribute: UISemanticContentAttribute

    func body(content: Content) -> some View {
        if attribute == .unspecified {
            content
        } else {
            content.environment(
                \.layoutDirection,
                UIView.userInterfaceLayoutDirection(for: attribute) == .rightToLeft ? .rightToLeft : .leftToRight)
        }
    }
}
