// As on Apple's systems: who imports this module sees Foundation's names.
@_exported import Foundation
