import SwiftUI

/// Three consents, and a custom binding that stands for all of them.
public enum EX05 {
    public struct ContentView: View {
        @State private var agreedToTerms = false
        @State private var agreedToPrivacyPolicy = false
        @State private var agreedToEmails = false

        public init() {}

        public var body: some View {
            let agreedToAll = Binding<Bool>(
                get: {
                    self.agreedToTerms && self.agreedToPrivacyPolicy && self.agreedToEmails
                },
                set: {
                    self.agreedToTerms = $0
                    self.agreedToPrivacyPolicy = $0
                    self.agreedToEmails = $0
                }
            )

            return VStack {
                Toggle(isOn: $agreedToTerms) {
                    Text("Agree to terms")
                }
                Toggle(isOn: $agreedToPrivacyPolicy) {
                    Text("Agree to privacy policy")
                }
                Toggle(isOn: $agreedToEmails) {
                    Text("Agree to receive shipping emails")
                }
                Toggle(isOn: agreedToAll) {
                    Text("Agree to all")
                }
            }
        }
    }

    /// The same, with the binding's type inferred and the states not private.
    public struct InferredContentView: View {
        @State var agreedToTerms = false
        @State var agreedToPrivacyPolicy = false
        @State var agreedToEmails = false

        public init() {}

        public var body: some View {
            let agreedToAll = Binding(
                get: { agreedToTerms && agreedToPrivacyPolicy && agreedToEmails },
                set: {
                    agreedToTerms = $0
                    agreedToPrivacyPolicy = $0
                    agreedToEmails = $0
                }
            )

            return VStack {
                Toggle("Agree to terms", isOn: $agreedToTerms)
                Toggle("Agree to privacy policy", isOn: $agreedToPrivacyPolicy)
                Toggle("Agree to receive shipping emails", isOn: $agreedToEmails)
                Toggle("Agree to all", isOn: agreedToAll)
            }
        }
    }
}
