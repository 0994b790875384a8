@_exported import CoreGraphics
@_exported import CoreML
@_exported import CoreVideo
@_exported import Foundation
