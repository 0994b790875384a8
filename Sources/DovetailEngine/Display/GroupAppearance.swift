import Foundation

/// What a display group draws around its content, and what it means to events and accessibility.
package struct GroupAppearance {
    package var effect: DisplayEffect = .none
    /// What the group draws itself, behind what is inside.
    package var content: DisplayContent = .none
    package var semantics: Semantics?
    package var responder: (any Responder)?
    package var allowsHitTesting = true
    package var isHiddenFromAccessibility = false
    package var coordinateSpaceName: AnyHashable?
    /// Where the group takes events, in its own coordinates; nil for where what is inside does.
    package var contentShape: ContentShape?
    /// Set for a panel that may be shown on a surface of its own.
    package var popup: PopupPlace?

    package init() {}
}
