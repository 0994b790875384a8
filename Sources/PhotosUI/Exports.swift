// As on Apple's systems: who imports this module sees Foundation's names, and those of values that are taken over.
@_exported import CoreTransferable
@_exported import DovetailUIKit
@_exported import Foundation
@_exported import Photos
