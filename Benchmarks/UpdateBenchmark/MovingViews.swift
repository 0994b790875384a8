import DovetailTesting
import Foundation
import SwiftUI

/// One frame of many views that are animated at once, from the clock's tick to the patch for the host.
@MainActor
struct MovingViews: Workload {
    enum Kind: String, CaseIterable { case opacity, offset, rotation }

    let kind: Kind
    var name: String { "a frame of views whose \(kind.rawValue) is animated" }

    static var all: [any Workload] { Kind.allCases.map { MovingViews(kind: $0) } }

    func microseconds(_ count: Int) -> Double {
        let switching = Switching()
        let host = TestHost(size: CGSize(width: 1000, height: 800)) {
            Stage(count: count, kind: kind, switching: switching)
        }
        // A long way, so that every frame that is measured is one in the middle of it.
        switching.isMoved?.wrappedValue = true
        host.settle()
        return shortest { host.advance(by: .milliseconds(16)) }
    }

    @MainActor
    private final class Switching {
        var isMoved: Binding<Bool>?
    }

    private struct Stage: View {
        let count: Int
        let kind: Kind
        let switching: Switching
        @State private var isMoved = false

        var body: some View {
            let _ = switching.isMoved = $isMoved
            ZStack(alignment: .topLeading) {
                Color.clear
                ForEach(0..<count, id: \.self) { Dot(number: $0, kind: kind, isMoved: isMoved) }
            }
            .animation(.linear(duration: 600), value: isMoved)
        }
    }

    private struct Dot: View {
        let number: Int
        let kind: Kind
        let isMoved: Bool

        var body: some View {
            let (x, y) = (CGFloat(number % 40) * 20, CGFloat(number / 40 % 25) * 26)
            let dot = RoundedRectangle(cornerRadius: 3).fill(.blue).frame(width: 14, height: 14)
            switch kind {
            case .opacity: dot.opacity(isMoved ? 0.1 : 1).offset(x: x, y: y)
            case .offset: dot.offset(x: x + (isMoved ? 6_000 : 0), y: y)
            case .rotation: dot.rotationEffect(.degrees(isMoved ? 3_600 : 0)).offset(x: x, y: y)
            }
        }
    }
}
