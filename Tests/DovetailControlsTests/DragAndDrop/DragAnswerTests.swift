import Foundation
import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// What a host hears of a drag from elsewhere, so that it can show whether something takes it.
@MainActor
@Suite("Answers to drags from elsewhere")
struct DragAnswerTests {
    @Test("there is a target where a view takes what is dragged, and none beside it or for something else")
    func targets() {
        let dropped = Model<[String]>([])
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                Color.red.dropDestination(for: String.self) { items, _ in
                    dropped.value = items
                    return true
                }
                Color.blue
            }
        }
        func session() -> DragSession {
            DragSession(items: [NSItemProvider(object: "text" as NSString)], in: host.window.displayTree.root)
        }
        let (inside, beside) = (CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))
        let first = session()
        #expect(first.move(to: inside))
        #expect(!first.move(to: beside))
        #expect(first.move(to: inside))
        #expect(!first.drop(at: beside))
        #expect(session().drop(at: inside))
    }
}
