@_exported import Foundation
// Requests and cookies are Foundation's on Apple's systems.
@_exported import FoundationNetworking
