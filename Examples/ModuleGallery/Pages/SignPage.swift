import LocalAuthentication
import SwiftUI

/// Something that is shown to the computer's owner alone.
struct SignPage: View {
    @State private var isOpen = false
    @State private var reason: String?

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: isOpen ? "lock.open.fill" : "lock.fill").font(.system(size: 56))
                .foregroundStyle(isOpen ? .green : .secondary)
                .contentTransition(.symbolEffect(.replace))
            Text(isOpen ? "The treasure is under the oak." : "For the owner of this computer")
            if let reason { Text(reason).font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center) }
            Button(isOpen ? "Lock" : "Unlock…", action: turn).buttonStyle(.borderedProminent)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func turn() {
        if isOpen { return isOpen = false }
        Task {
            do {
                isOpen = try await LAContext().evaluatePolicy(
                    .deviceOwnerAuthentication, localizedReason: "Read where the treasure is")
                reason = nil
            } catch { reason = error.localizedDescription }
        }
    }
}
