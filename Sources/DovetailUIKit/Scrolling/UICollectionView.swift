import Foundation

/// Stands for what SwiftUI's lists are made of on iOS. Nothing of it is taken over.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}
