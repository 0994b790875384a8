// `import CoreGraphics` for files that need only geometry and pictures: its types come with Foundation and with Dovetail's core.
@_exported import DovetailCore
@_exported import DovetailPaint
@_exported import Foundation
