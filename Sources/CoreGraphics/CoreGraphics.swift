// `import CoreGraphics` for files that need only geometry: its types come with Foundation and with Dovetail's core.
@_exported import DovetailCore
@_exported import Foundation
