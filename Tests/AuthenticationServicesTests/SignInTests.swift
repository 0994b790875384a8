import AuthenticationServices
import DovetailTesting
import SwiftUI
import TestSupport
import Testing

/// Nobody can sign in, as apps meet it.
@MainActor struct SignInTests {
    final class Delegate: NSObject, ASAuthorizationControllerDelegate {
        var error: (any Error)?
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            self.error = error
        }
        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
        ) {
            if let credential = authorization.credential as? ASAuthorizationAppleIDCredential { print(credential.user) }
        }
    }

    @Test("The button asks the app what it wants, and tells it that nobody can sign in") func button() async throws {
        var scopes: [ASAuthorization.Scope]?
        var error: (any Error)?
        let host = TestHost(size: CGSize(width: 320, height: 200)) {
            VStack(spacing: 16) {
                SignInWithAppleButton(.continue) { request in
                    request.requestedScopes = [.fullName, .email]
                    scopes = request.requestedScopes
                } onCompletion: { result in
                    if case .failure(let failure) = result { error = failure }
                }
                .frame(height: 44)
                SignInWithAppleButton { _ in
                } onCompletion: { _ in
                }
                .signInWithAppleButtonStyle(.whiteOutline).frame(height: 44)
            }
            .padding()
        }
        if let file = ProcessInfo.processInfo.environment["DOVETAIL_SIGN_IN_PICTURE"] {
            try host.png(scale: 2).write(to: URL(fileURLWithPath: file))
        }
        try host.tap("Continue with Apple")
        #expect(scopes == [.fullName, .email])
        #expect((error as? ASAuthorizationError)?.code == .notHandled)
        #expect(error?.localizedDescription == "Signing in with Apple is not available on this device.")
        #expect(try host.frame(of: "Sign in with Apple").height == 44)
    }

    struct OfUIKit: UIViewRepresentable {
        let button: ASAuthorizationAppleIDButton
        func makeUIView(context: Context) -> ASAuthorizationAppleIDButton { button }
        func updateUIView(_ view: ASAuthorizationAppleIDButton, context: Context) {}
    }

    @Test("UIKit's button says what it is for and tells its targets of a press, unless it can't be used")
    func buttonOfUIKit() async throws {
        let button = ASAuthorizationAppleIDButton(type: .signUp, style: .whiteOutline)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let host = TestHost(size: CGSize(width: 320, height: 200)) {
            OfUIKit(button: button).frame(width: 200, height: 44)
        }
        try host.tap("Sign up with Apple")
        #expect(presses == 1)
        button.isEnabled = false
        await host.settle()
        try? host.tap("Sign up with Apple")
        #expect(presses == 1)
        #expect(ASAuthorizationAppleIDButton().intrinsicContentSize.height == 44)
    }

    @Test("A controller's delegate is told the same after the call, and nobody is known") func controller() async throws
    {
        let delegate = Delegate()
        let controller = ASAuthorizationController(
            authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
        controller.delegate = delegate
        controller.performRequests()
        #expect(delegate.error == nil)
        try await wait(for: "the answer") { delegate.error != nil }
        #expect((delegate.error as? ASAuthorizationError)?.errorCode == 1003)
        #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "me") == .notFound)
    }

    @Test("Passkeys and passwords are asked for in vain, too, from a view and by a controller")
    func passkeys() async throws {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
        let new = provider.createCredentialRegistrationRequest(
            challenge: Data("c".utf8), name: "Ann", userID: Data("7".utf8))
        #expect(new.relyingPartyIdentifier == "example.org" && new.name == "Ann" && new.challenge == Data("c".utf8))
        let proof = provider.createCredentialAssertionRequest(challenge: Data("d".utf8))
        let controller = EnvironmentValues().authorizationController
        for request in [new, proof, ASAuthorizationPasswordProvider().createRequest()] as [ASAuthorizationRequest] {
            await #expect(throws: ASAuthorizationError(.notHandled)) {
                switch try await controller.performRequest(request, options: .preferImmediatelyAvailableCredentials) {
                case .password(let password): print(password.user)
                case .passkeyAssertion(let proof): print(proof.userID)
                case .passkeyRegistration(let key): print(key.credentialID)
                case .appleID(let person): print(person.user)
                }
            }
        }
        let delegate = Delegate()
        let other = ASAuthorizationController(authorizationRequests: [proof])
        other.delegate = delegate
        other.performRequests(options: .preferImmediatelyAvailableCredentials)
        try await wait(for: "the answer") { delegate.error != nil }
        #expect((delegate.error as? ASAuthorizationError)?.code == .notHandled)
    }
}
