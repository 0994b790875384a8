import LocalAuthentication
import Testing

/// A device that knows nobody.
struct LAContextTests {
    @Test("A question can't be asked, as on a device without a passcode, and nobody is let in") func refused() async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(LAError.Code.touchIDLockout == .biometryLockout && LAError.Code.touchIDNotEnrolled.rawValue == -7)
        #expect(error?.code == LAError.biometryNotAvailable.rawValue && error?.domain == LAErrorDomain)
        #expect(context.biometryType == .none)
        await #expect(throws: LAError(.passcodeNotSet)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock your notes")
        }
        let answer = await withCheckedContinuation { continuation in
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { isKnown, error in
                continuation.resume(returning: (isKnown, (error as? LAError)?.code))
            }
        }
        #expect(answer.0 == false && answer.1 == .passcodeNotSet)
    }
}
