extension Semantics.Role {
    /// What an element of this role is and does.
    var traits: AccessibilityTraits {
        switch self {
        case .button, .menuItem: .isButton
        case .toggle: [.isButton, .isToggle]
        case .header: .isHeader
        case .image: .isImage
        case .text: .isStaticText
        case .tabBar: .isTabBar
        case .alert, .sheet: .isModal
        default: []
        }
    }
}
