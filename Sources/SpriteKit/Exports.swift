// As on Apple's systems: who imports this module sees UIKit's names.
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import DovetailUIKit
@_exported import Foundation
@_exported import ImageIO

@_exported import class DovetailPlatform.NSDataAsset
@_exported import typealias DovetailPlatform.NSDataAssetName
@_exported import enum DovetailPlatform.NSLineBreakMode
@_exported import enum DovetailPlatform.NSTextAlignment
@_exported import struct DovetailPlatform.Selector

/// A colour, in code for several of Apple's systems.
public typealias SKColor = UIColor
