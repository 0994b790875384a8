import FirebaseAuth
import SwiftUI

@main
struct LanternApp: App {
    @StateObject private var account = Account()

    var body: some Scene {
        WindowGroup {
            VStack {
                Text("Lanterns")
                LampPage()
                Text(account.message)
                Button("Sign in") { account.signIn() }
            }
            .environmentObject(account)
        }
    }
}

final class Account: ObservableObject {
    @Published var message = "Nobody is signed in"
    @Published var name = ""

    init() {
        if let user = Auth.auth().currentUser {
            name = user.displayName ?? "Somebody"
        }
    }

    func signIn() {
        Auth.auth().signIn(withEmail: "a@example.org", password: "lamp") { [weak self] result, error in
            if let error {
                self?.message = error.localizedDescription
                return
            }
            self?.name = result?.user.displayName ?? ""
        }
        do {
            try Auth.auth().signOut()
        } catch {
            message = error.localizedDescription
        }
    }

    func later() async throws {
        let result = try await Auth.auth().signIn(withEmail: "a@example.org", password: "lamp")
        name = result.user.uid
    }
}
