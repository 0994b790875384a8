import DovetailUIKit
import Foundation

/// A button of UIKit's to sign in with Apple. It looks as it should, and tells its targets that it was pressed; what they ask for by an
/// ``ASAuthorizationController`` ends with ``ASAuthorizationError/Code/notHandled``, since nobody can sign in here.
///
///     let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
///     button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
///
/// It is a ``UIButton``, where Apple's is another control. Apps of AppKit get this one, too, which is no `NSControl`.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIButton {
    /// What stands on it.
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = ButtonType.signIn

        /// What SwiftUI's button of that kind says.
        fileprivate var label: SignInWithAppleButton.Label {
            switch self {
            case .signIn: .signIn
            case .continue: .continue
            case .signUp: .signUp
            }
        }
    }

    /// Its colours.
    public enum Style: Int, Sendable {
        case white, whiteOutline, black
    }

    /// How round the corners are, in points.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    /// A button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 44))
        let ink = style == .black ? UIColor.white : .black
        setTitle(type.label.text, for: .normal)
        setTitleColor(ink, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
        setImage(UIImage(systemName: "apple.logo"), for: .normal)
        tintColor = ink
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = style == .whiteOutline ? 1 : 0
    }

    /// A button.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// A black one that says “Sign in with Apple”.
    public convenience init() { self.init(authorizationButtonType: .default, authorizationButtonStyle: .black) }

    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) { return nil }

    open override var intrinsicContentSize: CGSize {
        let own = super.intrinsicContentSize
        return CGSize(width: max(own.width, 140), height: max(own.height, 44))
    }
}
