import Foundation
import FoundationNetworking

/// A request to Apple Music's service by its address.
public struct MusicDataRequest: Hashable, Sendable {
    public let urlRequest: URLRequest
    public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }

    /// What the service answers. Throws ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.absence }

    /// The country of the person's account. Throws ``MusicTokenRequestError/permissionDenied``.
    public static var currentCountryCode: String {
        get async throws { throw MusicTokenRequestError.absence }
    }
}

/// What the service answers. Nobody gets one here.
public struct MusicDataResponse: @unchecked Sendable {
    public let data: Data
    public let urlResponse: HTTPURLResponse
}
