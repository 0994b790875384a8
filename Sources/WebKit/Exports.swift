// As on Apple's systems: who imports this module sees UIKit's names, of whose kind its view is.
@_exported import CoreGraphics
@_exported import DovetailUIKit
@_exported import Foundation
// Requests and cookies are Foundation's on Apple's systems.
@_exported import FoundationNetworking
