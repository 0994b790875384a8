// As on Apple's systems: who imports this module sees players, and the views of SwiftUI's and UIKit's that show them.
@_exported import AVFoundation
@_exported import CoreGraphics
@_exported import DovetailUIKit
