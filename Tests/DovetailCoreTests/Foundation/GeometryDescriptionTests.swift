import Foundation
import SwiftUI
import Testing

@Suite("Descriptions of points and rectangles")
struct GeometryDescriptionTests {
    @Test("points, sizes and rectangles are described by their numbers alone")
    func descriptions() {
        #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect(String(reflecting: CGRect(x: 1, y: 2, width: -3, height: 4)) == "(1.0, 2.0, -3.0, 4.0)")
    }
}
