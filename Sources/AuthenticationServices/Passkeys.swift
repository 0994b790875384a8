import Foundation
import SwiftUI

// Keys of a person's own, and passwords of a key chain: as with Apple's sign-in, nobody can answer such a request here.

/// Makes requests to sign in with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, @unchecked Sendable {
    /// The site that the key is for.
    public let relyingPartyIdentifier: String

    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    /// A request to make a key for a person.
    open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
        -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
            relyingPartyIdentifier, challenge: challenge, name: name, userID: userID)
    }

    /// A request to prove that a person has a key.
    open func createCredentialAssertionRequest(challenge: Data)
        -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
    {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(relyingPartyIdentifier, challenge: challenge)
    }
}

/// Asks for a new key. It is answered by ``ASAuthorizationError/Code/notHandled``.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var name: String
    open var userID: Data
    open var displayName: String?

    init(_ identifier: String, challenge: Data, name: String, userID: Data) {
        relyingPartyIdentifier = identifier
        (self.challenge, self.name, self.userID) = (challenge, name, userID)
        super.init()
    }
}

/// Asks for a proof by a key. It is answered by ``ASAuthorizationError/Code/notHandled``.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
    public let relyingPartyIdentifier: String
    open var challenge: Data

    init(_ identifier: String, challenge: Data) {
        relyingPartyIdentifier = identifier
        self.challenge = challenge
        super.init()
    }
}

/// A new key. Nobody has ever made one here, so there is none.
public class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential {
    public let credentialID: Data
    public var rawClientDataJSON: Data { Data() }
    public var rawAttestationObject: Data? { nil }
    init(credentialID: Data) { self.credentialID = credentialID }
}

/// A proof by a key. There is none here.
public class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
    public let credentialID: Data
    public let userID: Data
    public var rawClientDataJSON: Data { Data() }
    public var rawAuthenticatorData: Data { Data() }
    public var signature: Data { Data() }
    init(credentialID: Data, userID: Data) { (self.credentialID, self.userID) = (credentialID, userID) }
}

/// Makes requests for a name and a password of the key chain.
open class ASAuthorizationPasswordProvider: NSObject, @unchecked Sendable {
    public override init() {}
    /// A request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// Asks for a name and a password of the key chain. It is answered by ``ASAuthorizationError/Code/notHandled``.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// What a person has proved.
public enum ASAuthorizationResult {
    case password(ASPasswordCredential)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case appleID(ASAuthorizationAppleIDCredential)
}

extension ASAuthorizationController {
    /// How requests are carried out.
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only with what this device has.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    /// Tells the delegate that it could not be done, after the call has returned.
    public func performRequests(options: RequestOptions) { performRequests() }
}

/// Carries out requests of a view's: `@Environment(\.authorizationController)`. There is nobody who could answer one.
public struct AuthorizationController: Sendable {
    init() {}

    /// Throws ``ASAuthorizationError/Code/notHandled``, which the log tells once.
    @MainActor
    public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { throw SignIn.error }

    /// Carries out one request.
    @MainActor
    public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }
}

extension EnvironmentValues {
    /// Carries out requests to sign in.
    public var authorizationController: AuthorizationController { AuthorizationController() }
}
