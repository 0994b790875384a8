import DovetailBase
@_exported import Foundation

/// What a person is to prove.
public enum LAPolicy: Int, Sendable {
    /// Who they are, by their face or a finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// Who they are, by whatever there is.
    case deviceOwnerAuthentication
}

/// What tells persons apart.
public enum LABiometryType: Int, Sendable {
    case none
    case touchID
    case faceID
    case opticID
}

/// The domain of this module's errors.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why nobody has proved who they are.
public struct LAError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What has failed.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// What can fail.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004

        // The names of before there were faces.
        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        public static var touchIDLockout: Code { .biometryLockout }
    }

    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var notInteractive: Code { .notInteractive }

    public static var errorDomain: String { LAErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        switch code {
        case .passcodeNotSet: "There is no passcode on this device."
        case .biometryNotAvailable: "This device knows nobody by their face or a finger."
        default: "The operation couldn't be completed. (\(LAErrorDomain) error \(code.rawValue).)"
        }
    }
}

extension LAError.Code {
    /// Whether an error is of this kind, for `catch` and `case`.
    public static func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
}

/// Asks a person to prove who they are.
///
/// No way of proving that is there: each question is answered as by a device without a passcode, so an app goes the way that it has for these. It never says
/// that somebody has proved who they are. Any thread may call it.
open class LAContext: NSObject, @unchecked Sendable {
    /// What tells persons apart: nothing.
    open var biometryType: LABiometryType { .none }
    /// What stands on the button for another way.
    open var localizedFallbackTitle: String?
    /// What stands on the button that cancels.
    open var localizedCancelTitle: String?
    /// Why the question is asked.
    open var localizedReason = ""
    /// For how many seconds an earlier answer counts.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether a question may be asked.
    open var interactionNotAllowed = false
    /// Who is known here.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// A context.
    public override init() {}

    private static func error(_ policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }

    /// Whether the question can be asked: it can't. The error is told at the address, where there is one.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = Self.error(policy) as NSError
        return false
    }

    /// Asks the question. Throws an ``LAError``.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        Log.warnOnce("LocalAuthentication", "nobody can prove who they are: there is no way on Linux yet")
        throw Self.error(policy)
    }

    /// Asks the question, and tells the answer on a thread of its own.
    @preconcurrency open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task.detached {
            do { reply(try await self.evaluatePolicy(policy, localizedReason: localizedReason), nil) } catch {
                reply(false, error)
            }
        }
    }

    /// Ends the context.
    open func invalidate() {}
}
