// As on Apple's systems: who imports this module sees UIKit's values too.
@_exported import CoreGraphics
@_exported import DovetailUIKit
@_exported import Foundation

@_exported import struct DovetailPlatform.Selector
