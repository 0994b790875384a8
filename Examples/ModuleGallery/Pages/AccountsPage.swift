import AuthenticationServices
import SwiftUI

/// The button that signs in with Apple, and a session in the person's browser.
struct AccountsPage: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.webAuthenticationSession) private var session
    @State private var answer: String?

    var body: some View {
        Form {
            Section("Sign in with Apple") {
                SignInWithAppleButton(.signIn) { request in
                    request.requestedScopes = [.fullName, .email]
                } onCompletion: { result in
                    switch result {
                    case .success: answer = "Signed in"
                    case .failure(let error): answer = error.localizedDescription
                    }
                }
                .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
                .frame(height: 44)
                if let answer { Text(answer).font(.callout).foregroundStyle(.secondary) }
            }
            Section {
                AnswerRow("Sign in by the browser") {
                    let address = try await session.authenticate(
                        using: URL(string: "https://example.com/sign-in?redirect_uri=http://127.0.0.1:8765/")!,
                        callbackURLScheme: "http")
                    return address.absoluteString
                }
            } header: {
                Text("Web")
            } footer: {
                Text("The site tells the app what happened by an address that the desktop hands on.")
            }
        }
        .formStyle(.grouped)
    }
}
