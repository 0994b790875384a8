import SwiftUI

/// A button to sign in with Apple. It looks as it should; a press ends with ``ASAuthorizationError/Code/notHandled``, since nobody can sign in here.
public struct SignInWithAppleButton: View {
    /// What stands on it.
    public struct Label: Hashable, Sendable {
        let text: String
        public static let signIn = Label(text: "Sign in with Apple")
        public static let signUp = Label(text: "Sign up with Apple")
        public static let `continue` = Label(text: "Continue with Apple")
    }

    /// Its colours.
    public struct Style: Hashable, Sendable {
        let name: String
        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
        public static let whiteOutline = Style(name: "whiteOutline")
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInStyle) private var style

    /// A button that says what is asked for when it is pressed, and hears how it has ended.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    public var body: some View {
        let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
        Button {
            onRequest(ASAuthorizationAppleIDRequest())
            onCompletion(.failure(SignIn.error))
        } label: {
            HStack(spacing: 6) {
                Image(systemName: "apple.logo").accessibilityHidden(true)
                Text(LocalizedStringKey(label.text))
            }
            .font(.system(size: 17, weight: .medium))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(style == .black ? Color.white : .black)
            .padding(.horizontal, 12)
            .frame(minWidth: 140, maxWidth: 375, minHeight: 30, idealHeight: 44, maxHeight: 64)
            .background(style == .black ? Color.black : .white, in: shape)
            .overlay { if style == .whiteOutline { shape.strokeBorder(.black, lineWidth: 1) } }
            .contentShape(shape)
        }
        .buttonStyle(.plain)
    }
}

extension EnvironmentValues {
    @Entry var signInStyle = SignInWithAppleButton.Style.black
}

extension View {
    /// Sets the colours of buttons to sign in with Apple.
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInStyle, style)
    }
}
