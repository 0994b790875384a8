import DovetailCore
import DovetailTesting
import Foundation
import TestSupport
import Testing
import ViewSupport

@MainActor
@Suite("Places and sizes that are animated")
struct MovingGeometryTests {
    private static let second = Animation.linear(duration: 1)

    private func frame(_ host: TestHost, _ name: String = "box") throws -> CGRect {
        try host.presentation(of: name).frame
    }

    private func host<V: View>(_ width: Changing<CGFloat>, @ViewBuilder _ content: @escaping (CGFloat) -> V) -> TestHost
    {
        TestHost(size: CGSize(width: 200, height: 100)) {
            Bound(width) { width in content(width.wrappedValue) }
        }
    }

    @Test("a frame that changes in an animated change is reached gradually, from the middle")
    func size() throws {
        let width = Changing<CGFloat>(40)
        let host = host(width) { Color.red.frame(width: $0, height: 40).accessibilityIdentifier("box") }
        #expect(try frame(host) == CGRect(x: 80, y: 30, width: 40, height: 40))
        withAnimation(Self.second) { width.value = 80 }
        host.settle()
        #expect(try host.layoutFrame(of: "box") == CGRect(x: 60, y: 30, width: 80, height: 40))
        #expect(try host.frame(of: "box") == CGRect(x: 80, y: 30, width: 40, height: 40))
        #expect(try frame(host) == CGRect(x: 80, y: 30, width: 40, height: 40))
        host.advance(by: .milliseconds(500))
        #expect(try host.frame(of: "box") == CGRect(x: 70, y: 30, width: 60, height: 40))
        #expect(try frame(host) == CGRect(x: 70, y: 30, width: 60, height: 40))
        let color = try host.color(at: CGPoint(x: 72, y: 50))
        #expect(color.red > 0.8 && color.green < 0.5)
        host.advance(by: .seconds(1))
        #expect(try frame(host) == CGRect(x: 60, y: 30, width: 80, height: 40))
        #expect(!host.isAnimating)
    }

    @Test("a frame is told where it is now: with the groups around it, and exactly where it is at rest")
    func now() throws {
        let width = Changing<CGFloat>(40)
        let host = host(width) { width in
            Color.red.frame(width: 10.3, height: 10).accessibilityIdentifier("box")
                .padding(.leading, width).frame(width: 100, alignment: .leading)
                .offset(x: width)
        }
        #expect(abs(try host.frame(of: "box").minX - 130) < 1e-9)
        #expect(abs(try host.frame(of: "box").width - 10.3) < 1e-9)
        withAnimation(Self.second) { width.value = 60 }
        host.settle()
        #expect(try host.frame(of: "box").minX == 130)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.frame(of: "box").minX - 150) <= 0.5)
        #expect(abs(try host.layoutFrame(of: "box").minX - 160) <= 10)
        host.advance(by: .seconds(1))
        #expect(abs(try host.frame(of: "box").minX - 170) < 1e-9)
        #expect(abs(try host.frame(of: "box").width - 10.3) < 1e-9)
    }

    @Test("without an animation it is there at once")
    func atOnce() throws {
        let width = Changing<CGFloat>(40)
        let host = host(width) { Color.red.frame(width: $0, height: 40).accessibilityIdentifier("box") }
        width.value = 80
        host.settle()
        #expect(try frame(host) == CGRect(x: 60, y: 30, width: 80, height: 40))
        #expect(!host.isAnimating)
    }

    @Test("animation(_:value:) moves what is below it, and nothing else")
    func byValue() throws {
        let width = Changing<CGFloat>(0)
        let host = host(width) { width in
            VStack(alignment: .leading, spacing: 0) {
                Color.clear.frame(width: 200, height: 1)
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
                    .padding(.leading, width).animation(Self.second, value: width)
                Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("other").padding(.leading, width)
            }
            .frame(width: 200)
        }
        width.value = 60
        host.settle()
        #expect(try frame(host).minX == 0)
        #expect(try frame(host, "other").minX == 60)
        host.advance(by: .milliseconds(500))
        #expect(try frame(host).minX == 30)
        host.advance(by: .seconds(1))
        #expect(try frame(host).minX == 60)
    }

    @Test("rows that change their order cross")
    func order() throws {
        let isSwapped = Changing(false)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Bound(isSwapped) { isSwapped in
                VStack(spacing: 0) {
                    ForEach(isSwapped.wrappedValue ? ["b", "a"] : ["a", "b"], id: \.self) { name in
                        Color.red.frame(width: 20, height: 20).accessibilityIdentifier(name)
                    }
                }
            }
        }
        withAnimation(Self.second) { isSwapped.value = true }
        host.settle()
        host.advance(by: .milliseconds(250))
        #expect(try frame(host, "a").minY == 35)
        #expect(try frame(host, "b").minY == 45)
    }

    @Test("a new target on the way is headed for from where the view is")
    func retargeted() throws {
        let x = Changing<CGFloat>(0)
        let host = host(x) {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box").padding(.leading, $0)
                .frame(width: 200, alignment: .leading)
        }
        withAnimation(.spring(duration: 1)) { x.value = 100 }
        host.settle()
        host.advance(by: .milliseconds(300))
        let there = try frame(host).minX
        #expect(there > 20 && there < 90)
        withAnimation(.spring(duration: 1)) { x.value = 0 }
        host.settle()
        #expect(try frame(host).minX == there)
        // It goes on by its velocity before it turns.
        host.advance(by: .milliseconds(20))
        #expect(try frame(host).minX > there)
        host.advance(by: .seconds(5))
        #expect(try frame(host).minX == 0)
        #expect(!host.isAnimating)
    }

    @Test("one view of many that moves costs what it is, in each frame")
    func work() throws {
        func rules(_ count: Int) throws -> Int {
            let x = Changing<CGFloat>(0)
            let host = TestHost(size: CGSize(width: 400, height: 400)) {
                ZStack {
                    ForEach(0..<count, id: \.self) { _ in Color.blue.frame(width: 10, height: 10) }
                    Bound(x) { x in Color.red.frame(width: 20, height: 20).padding(.leading, x.wrappedValue) }
                        .frame(width: 300)
                }
            }
            withAnimation(Self.second) { x.value = 100 }
            host.settle()
            host.advance(by: .milliseconds(100))
            host.advance(by: .milliseconds(10))
            return host.statistics.rules
        }
        let few = try rules(10)
        #expect(try rules(1_000) == few)
        #expect(few < 20)
    }
}
