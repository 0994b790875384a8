// swift-crypto is Apple's own version of this module for other systems: the same names, made of BoringSSL.
@_exported import Crypto
@_exported import Foundation
