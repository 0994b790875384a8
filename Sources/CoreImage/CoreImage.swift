// Filters of pictures, for files that import the module by name. Where UIKit or AppKit is asked for, every file sees those names without it.
@_exported import CoreGraphics
@_exported import CoreVideo
@_exported import DovetailCoreImage
@_exported import DovetailImageIO
