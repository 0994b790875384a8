@_exported import CoreText
@_exported import CoreTransferable
@_exported import DovetailControls
@_exported import DovetailCore
@_exported import DovetailPaint
@_exported import DovetailUIKit
@_exported import Foundation
@_exported import Observation

@_exported import class DovetailPlatform.NSDataAsset
@_exported import typealias DovetailPlatform.NSDataAssetName
@_exported import enum DovetailPlatform.NSLineBreakMode
@_exported import func DovetailPlatform.NSSelectorFromString
@_exported import class DovetailPlatform.NSStringDrawingContext
@_exported import struct DovetailPlatform.NSStringDrawingOptions
@_exported import func DovetailPlatform.NSStringFromSelector
@_exported import enum DovetailPlatform.NSTextAlignment
@_exported import struct DovetailPlatform.Selector
@_exported import class FoundationXML.XMLParser
@_exported import protocol FoundationXML.XMLParserDelegate
