// As on Apple's systems: who imports this module sees the names of places, and of UIKit's views, which annotations are.
@_exported import CoreLocation
@_exported import DovetailUIKit
