// As on Apple's systems: who imports this module sees times, and publishers of what is played.
@_exported import AudioToolbox
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import Foundation
@_exported import FoundationAdditions
