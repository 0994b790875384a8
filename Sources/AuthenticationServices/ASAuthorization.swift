import DovetailBase
import Foundation

/// What a person proves, and what the app asks to know.
public class ASAuthorization: NSObject, @unchecked Sendable {
    /// What an app asks to know about a person.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }
    /// What is done.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }

    /// What was proved.
    public let credential: any ASAuthorizationCredential
    init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// Something that proves who a person is.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// How sure it is that somebody is a person.
public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported
    case unknown
    case likelyReal
}

/// What Apple says about a person who has signed in. Nobody ever has here, so there is none.
public class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public var state: String? { nil }
    public var authorizedScopes: [ASAuthorization.Scope] { [] }
    public var authorizationCode: Data? { nil }
    public var identityToken: Data? { nil }
    public var email: String? { nil }
    public var fullName: PersonNameComponents? { nil }
    public var realUserStatus: ASUserDetectionStatus { .unsupported }
    init(user: String) { self.user = user }
}

/// A name and a password from a key chain. There is none here.
public class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String
    /// A name and a password.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}

/// Asks a person to prove who they are.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable { override init() {} }

/// Asks a person to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var user: String?
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// Makes requests to sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
    /// Whether a person is signed in.
    public enum CredentialState: Int, Sendable {
        case revoked
        case authorized
        case notFound
        case transferred
    }
    /// Posted when a person has signed out elsewhere. Never here.
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    public override init() {}
    /// A request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Whether a person is signed in: nobody is.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
    /// Tells on a thread of its own whether a person is signed in: nobody is.
    @preconcurrency open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { Task.detached { completion(.notFound, nil) } }
}

/// Hears how a request has ended.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Says which window a request belongs to.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Carries out requests. There is nobody who could answer one: each ends with ``ASAuthorizationError/Code/notHandled``, which the log tells once.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says which window it belongs to. Nothing is shown.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Carries out requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Tells the delegate that it could not be done, after the call has returned.
    open func performRequests() {
        Task { @MainActor in
            delegate?.authorizationController(controller: self, didCompleteWithError: SignIn.error)
        }
    }
    /// Ends what has not begun.
    open func cancel() {}
}

enum SignIn {
    static var error: ASAuthorizationError {
        Log.warnOnce("AuthenticationServices", "nobody can sign in with Apple on Linux")
        return ASAuthorizationError(.notHandled)
    }
}
