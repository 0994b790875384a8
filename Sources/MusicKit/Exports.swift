@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
