// As on Apple's systems: who imports this module sees places, and UIKit's names, of whose kind its button is.
@_exported import CoreGraphics
@_exported import CoreLocation
@_exported import DovetailUIKit
@_exported import Foundation

@_exported import struct DovetailPlatform.Selector
