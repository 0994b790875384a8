import DovetailCore
import Foundation
import TestSupport
import Testing
import ViewSupport

@testable import DovetailTesting

@MainActor
@Suite("Content transitions")
struct ContentTransitionTests {
    private static let second = Animation.linear(duration: 1)

    /// What is drawn: the texts and symbols, how opaque, and where.
    private struct Drawn: Equatable, CustomStringConvertible {
        var content: String
        var opacity: Double
        var frame: CGRect
        var description: String { "\(content) \(opacity) \(frame)" }
    }

    private func drawn(_ host: TestHost) -> [Drawn] {
        var result: [Drawn] = []
        func visit(_ node: DisplayNode, _ opacity: Double) {
            var opacity = opacity
            if case .opacity(let own) = node.effect { opacity *= own }
            switch node.content {
            case .text(let text):
                result.append(Drawn(content: text.string, opacity: opacity, frame: node.drawnFrameInWindow))
            case .symbol(let symbol):
                result.append(Drawn(content: symbol.name, opacity: opacity, frame: node.drawnFrameInWindow))
            default: break
            }
            for child in node.children { visit(child, opacity) }
        }
        visit(host.window.displayTree.root, 1)
        return result.sorted { ($0.content, $0.frame.minX) < ($1.content, $1.frame.minX) }
    }

    private func opacity(_ content: String, _ host: TestHost) -> Double? {
        drawn(host).first { $0.content == content }.map { ($0.opacity * 100).rounded() / 100 }
    }

    private func host<V: View, Value>(_ model: Changing<Value>, @ViewBuilder _ content: @escaping (Value) -> V)
        -> TestHost
    {
        TestHost(size: CGSize(width: 200, height: 100)) {
            Bound(model) { value in content(value.wrappedValue) }
        }
    }

    private func change<Value>(
        _ model: Changing<Value>, _ value: Value, _ host: TestHost, _ animation: Animation? = second
    ) {
        withAnimation(animation) { model.value = value }
        host.settle()
    }

    @Test("a text that changes in an animated change fades from the old characters to the new ones")
    func fades() throws {
        let model = Changing("before")
        let host = host(model) { Text($0).contentTransition(.opacity) }
        change(model, "after", host)
        #expect(host.exists("after") && !host.exists("before"))
        for step in 0..<4 {
            #expect(opacity("before", host) == 1 - Double(step) / 4)
            #expect(opacity("after", host) == Double(step) / 4)
            host.advance(by: .milliseconds(250))
        }
        host.advance(by: .milliseconds(250))
        #expect(drawn(host).map(\.content) == ["after"])
        #expect(opacity("after", host) == 1)
        #expect(!host.isAnimating)
        #expect(throws: Never.self) { try host.window.checkInvariants() }
    }

    @Test("content fades without the modifier as well, and changes at once without an animation or with the identity")
    func whenNot() throws {
        let model = Changing("before")
        let plain = host(model) { Text($0) }
        change(model, "after", plain, nil)
        #expect(drawn(plain).map(\.content) == ["after"])
        change(model, "then", plain)
        plain.advance(by: .milliseconds(500))
        #expect(opacity("after", plain) == 0.5 && opacity("then", plain) == 0.5)
        let other = Changing("before")
        let identity = host(other) { Text($0).contentTransition(.identity) }
        change(other, "after", identity)
        #expect(drawn(identity).map(\.content) == ["after"])
        var quiet = Transaction(animation: Self.second)
        quiet.disablesAnimations = true
        withTransaction(quiet) { model.value = "last" }
        plain.settle()
        #expect(drawn(plain).map(\.content) == ["last"])
    }

    @Test("a change on the way to another one goes on from what is drawn")
    func again() throws {
        let model = Changing("one")
        let host = host(model) { Text($0) }
        change(model, "two", host)
        host.advance(by: .milliseconds(500))
        change(model, "three", host)
        #expect(opacity("one", host) == 0.5 && opacity("two", host) == 0.5 && opacity("three", host) == 0)
        host.advance(by: .milliseconds(250))
        #expect(opacity("one", host) == 0.25)
        #expect(opacity("three", host) == 0.25)
        host.advance(by: .seconds(2))
        #expect(drawn(host).map(\.content) == ["three"])
        #expect(!host.isAnimating)
    }

    @Test("what is faded stands where the text stood, and goes along with it")
    func places() throws {
        let model = Changing("i")
        let host = host(model) { Text($0).fixedSize() }
        let old = drawn(host)[0].frame
        change(model, "wider", host)
        #expect(abs(try #require(drawn(host).first { $0.content == "i" }).frame.midX - old.midX) < 0.001)
        host.advance(by: .milliseconds(500))
        let middle = try #require(drawn(host).first { $0.content == "i" }).frame.midX
        #expect(abs(middle - old.midX) <= 1)
        let new = try #require(drawn(host).first { $0.content == "wider" }).frame
        #expect(abs(new.midX - old.midX) <= 1)
        // Other characters are not squeezed.
        #expect(try new.width == host.frame(of: "wider").width)
    }

    @Test("digits that differ roll upwards, or downwards when counting down, and the others stay")
    func digits() throws {
        for countsDown in [false, true] {
            let model = Changing("129")
            let host = host(model) {
                Text($0).monospacedDigit().contentTransition(.numericText(countsDown: countsDown))
            }
            let top = drawn(host)[0].frame.minY
            change(model, "139", host)
            host.advance(by: .milliseconds(500))
            let now = drawn(host)
            #expect(now.map(\.content) == ["1", "2", "3", "9"])
            #expect(now.map(\.opacity) == [1, 0.5, 0.5, 1])
            let places = now.map { $0.frame.minY - top }
            #expect(places[0] == 0 && places[3] == 0)
            #expect(countsDown ? places[1] > 2 && places[2] < -2 : places[1] < -2 && places[2] > 2)
            host.advance(by: .seconds(1))
            #expect(drawn(host).map(\.content) == ["139"])
            #expect(!host.isAnimating)
        }
    }

    @Test("digits know by the value which way it went")
    func value() throws {
        let model = Changing(5)
        let host = host(model) { Text("\($0)").contentTransition(.numericText(value: Double($0))) }
        let top = drawn(host)[0].frame.minY
        func way(to value: Int) throws -> CGFloat {
            change(model, value, host)
            host.advance(by: .milliseconds(250))
            defer { host.advance(by: .seconds(2)) }
            return try #require(drawn(host).first { $0.content == "\(value)" }).frame.minY - top
        }
        #expect(try way(to: 7) > 2)
        #expect(try way(to: 3) < -2)
        #expect(try way(to: 2) < -2)
        #expect(try way(to: 8) > 2)
    }

    @Test("the digits of a number that changes again on its way stay the digits they are")
    func digitsAgain() throws {
        let model = Changing("10")
        let host = host(model) { Text($0).monospacedDigit().contentTransition(.numericText()) }
        change(model, "11", host)
        host.advance(by: .milliseconds(500))
        change(model, "12", host)
        #expect(drawn(host).map(\.content) == ["0", "1", "1", "2"])
        change(model, "112", host)
        host.advance(by: .milliseconds(100))
        #expect(drawn(host).map(\.content) == ["0", "1", "1", "1", "2"])
        host.advance(by: .seconds(3))
        #expect(drawn(host).map(\.content) == ["112"])
        #expect(!host.isAnimating)
    }

    @Test("a symbol is replaced: one shrinks away, then the other one grows")
    func symbols() throws {
        let model = Changing("play")
        let host = host(model) { Image(systemName: $0).contentTransition(.symbolEffect(.replace)) }
        let size = drawn(host)[0].frame.width
        change(model, "pause", host)
        host.advance(by: .milliseconds(250))
        let play = try #require(drawn(host).first { $0.content == "play" })
        #expect(play.opacity == 0.5)
        #expect(abs(play.frame.width - size * 0.875) < 0.01)
        #expect(opacity("pause", host) == 0)
        host.advance(by: .milliseconds(500))
        #expect(opacity("play", host) == 0)
        #expect(opacity("pause", host) == 0.5)
        host.advance(by: .seconds(1))
        #expect(drawn(host).map(\.content) == ["pause"])
        #expect(drawn(host)[0].frame.width == size)
    }

    @Test("symbol effects leave texts alone")
    func symbolEffectOnText() throws {
        let model = Changing("a")
        let host = host(model) { Text($0).contentTransition(.symbolEffect) }
        change(model, "b", host)
        #expect(drawn(host).map(\.content) == ["b"])
    }

    @Test("the same characters in another size grow into it")
    func interpolates() throws {
        let model = Changing(10.0)
        let host = host(model) { Text("grow").font(.system(size: $0)).contentTransition(.interpolate) }
        let old = drawn(host)[0].frame.height
        change(model, 40, host)
        let new = try host.frame(of: "grow").height
        host.advance(by: .milliseconds(500))
        for one in drawn(host) { #expect(abs(one.frame.height - (old + new) / 2) <= 1) }
        #expect(drawn(host).count == 2)
        host.advance(by: .seconds(1))
        #expect(drawn(host).count == 1)
    }

    @Test("colours fade without a second text")
    func colors() throws {
        let model = Changing(Color.red)
        let host = host(model) { Text("text").foregroundStyle($0) }
        change(model, .blue, host)
        host.advance(by: .milliseconds(500))
        #expect(drawn(host).count == 1)
        let color = try #require(host.presentation(of: "text").foreground)
        #expect(color.red > 0.3 && color.blue > 0.3)
    }

    @Test("what has changed is released, and a text at rest keeps nothing")
    func released() {
        let model = Changing(0)
        let host = host(model) { Text("\($0)").contentTransition(.numericText(value: Double($0))) }
        // The first change asks for the environment, whose slots stay.
        change(model, 1, host)
        host.advance(by: .seconds(3))
        let attributes = host.window.loop.graph.attributeCount
        for value in 2..<40 {
            change(model, value * 37 % 200, host)
            host.advance(by: .milliseconds(value * 53 % 700))
        }
        host.advance(by: .seconds(3))
        #expect(!host.isAnimating)
        #expect(host.window.loop.graph.attributeCount == attributes)
        #expect(drawn(host).count == 1)
        #expect(throws: Never.self) { try host.window.checkInvariants() }
    }
}
