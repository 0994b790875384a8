import Foundation

#if canImport(UIKit)
    import UIKit
#endif

public struct TideTable: Sendable {
    public let heights: [Double]

    public init() {
        #if SPRING_TIDE
            heights = [0.4, 5.2, 0.6, 5.0]
        #else
            heights = [1.4, 3.2, 1.6, 3.0]
        #endif
    }
}
