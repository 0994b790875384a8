// The part of AppKit that SwiftUI apps use: colours, pictures, fonts, the screen, the clipboard, hosts that measure views, dialogs.
// Of AppKit's views those that SwiftUI apps wrap. What needs Objective-C's run time (bindings, messages by name) is not declared.
@_exported import CoreGraphics
@_exported import CoreText
@_exported import DovetailAppKit
@_exported import Foundation

@_exported import class DovetailPlatform.NSDataAsset
@_exported import typealias DovetailPlatform.NSDataAssetName
@_exported import enum DovetailPlatform.NSLineBreakMode
@_exported import func DovetailPlatform.NSSelectorFromString
@_exported import class DovetailPlatform.NSStringDrawingContext
@_exported import struct DovetailPlatform.NSStringDrawingOptions
@_exported import func DovetailPlatform.NSStringFromSelector
@_exported import enum DovetailPlatform.NSTextAlignment
@_exported import struct DovetailPlatform.Selector
// Layers are the same in both kits.
@_exported import class DovetailUIKit.CAAnimation
@_exported import class DovetailUIKit.CAAnimationGroup
@_exported import class DovetailUIKit.CABasicAnimation
@_exported import struct DovetailUIKit.CACornerMask
@_exported import class DovetailUIKit.CAEmitterCell
@_exported import class DovetailUIKit.CAEmitterLayer
@_exported import class DovetailUIKit.CAGradientLayer
@_exported import class DovetailUIKit.CAKeyframeAnimation
@_exported import class DovetailUIKit.CALayer
@_exported import struct DovetailUIKit.CALayerContentsFilter
@_exported import protocol DovetailUIKit.CALayerDelegate
@_exported import class DovetailUIKit.CAMediaTimingFunction
@_exported import class DovetailUIKit.CAShapeLayer
@_exported import class DovetailUIKit.CASpringAnimation
@_exported import class DovetailUIKit.CATextLayer
@_exported import struct DovetailUIKit.CATextLayerAlignmentMode
@_exported import struct DovetailUIKit.CATextLayerTruncationMode
@_exported import class DovetailUIKit.CATransaction
@_exported import class DovetailUIKit.CATransformLayer
@_exported import class DovetailUIKit.CATransition
@_exported import class DovetailUIKit.NSLayoutConstraint
@_exported import class DovetailUIKit.NSLayoutManager
@_exported import class DovetailUIKit.NSMutableParagraphStyle
@_exported import class DovetailUIKit.NSParagraphStyle
@_exported import class DovetailUIKit.NSScreen
@_exported import class DovetailUIKit.NSShadow
@_exported import class DovetailUIKit.NSTextAttachment
@_exported import struct DovetailUIKit.NSUnderlineStyle
@_exported import class FoundationXML.XMLParser
@_exported import protocol FoundationXML.XMLParserDelegate
