import DovetailCore
import DovetailPaint
import Foundation
import Testing

@testable import DovetailTesting

/// What is painted has its edges on pixels; what is measured stays exact.
@MainActor
@Suite("Pixel grid")
struct PixelGridTests {
    private func painted(_ host: TestHost, _ scale: CGFloat) throws -> Picture {
        host.window.displayScale = scale
        host.settle()
        return try Picture(
            of: host.window.displayTree, size: host.window.size, scale: scale,
            background: Color.Resolved(red: 1, green: 1, blue: 1))
    }

    /// The runs of black and of white pixels down the middle, and whether there is anything in between.
    private func runs(_ picture: Picture) -> (black: [Int], white: [Int], isCrisp: Bool) {
        var black: [Int] = []
        var white: [Int] = []
        var isCrisp = true
        var last: Int?
        for y in 0..<picture.height {
            let value = picture[picture.width / 2, y].red
            if value != 0 && value != 255 { isCrisp = false }
            if value == last {
                if value == 0 { black[black.count - 1] += 1 } else { white[white.count - 1] += 1 }
            } else if value == 0 {
                black.append(1)
            } else {
                white.append(1)
            }
            last = value
        }
        return (black, white, isCrisp)
    }

    @Test("lines of one point are one or two crisp pixels wherever they lie", arguments: [1, 1.5, 2])
    func lines(scale: Double) throws {
        let host = TestHost(size: CGSize(width: 20, height: 101)) {
            VStack(spacing: 2.3) { ForEach(0..<20, id: \.self) { _ in Color.black.frame(height: 1) } }
        }
        let runs = runs(try painted(host, scale))
        #expect(runs.isCrisp)
        #expect(runs.black.count == 20)
        #expect(runs.black.allSatisfy { (1...2).contains($0) })
    }

    @Test("what is thinner than a pixel keeps one, wherever it lies", arguments: [1, 1.5, 2])
    func hairlines(scale: Double) throws {
        let host = TestHost(size: CGSize(width: 20, height: 101)) {
            VStack(spacing: 4.05) { ForEach(0..<20, id: \.self) { _ in Color.black.frame(height: 0.2) } }
        }
        let runs = runs(try painted(host, scale))
        #expect(runs.isCrisp)
        #expect(runs.black == Array(repeating: 1, count: 20))
    }

    @Test("neighbours meet, in whatever groups they are", arguments: [1, 1.5, 2])
    func neighbours(scale: Double) throws {
        let host = TestHost(size: CGSize(width: 20, height: 100)) {
            VStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { _ in
                    VStack(spacing: 0) {
                        ZStack { Color.black }.padding(.top, 0)
                        HStack(spacing: 0) {
                            Color.black; Color.black
                        }
                    }
                }
            }
        }
        let runs = runs(try painted(host, scale))
        #expect(runs.isCrisp)
        #expect(runs.black == [Int(100 * scale)])
    }

    @Test("a border is as thick on all sides", arguments: [1, 1.5, 2])
    func borders(scale: Double) throws {
        let host = TestHost(size: CGSize(width: 41, height: 41)) {
            Color.white.frame(width: 20.4, height: 20.4).border(Color.black, width: 2)
        }
        let picture = try painted(host, scale)
        let runs = runs(picture)
        #expect(runs.isCrisp)
        #expect(runs.black.count == 2)
        #expect(runs.black.first == runs.black.last)
    }

    @Test("moving a container by less than a pixel changes no sizes of what is in it")
    func nothingShakes() throws {
        struct Mover: View {
            @State private var offset: CGFloat = 0
            var body: some View {
                VStack(spacing: 0) {
                    Color.white.frame(height: offset)
                    HStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Color.black.frame(width: 5, height: 7) } }
                    Button("on") { offset += 0.3 }
                    Spacer(minLength: 0)
                }
            }
        }
        let host = TestHost(size: CGSize(width: 30, height: 60)) { Mover() }
        for _ in 0..<5 {
            let picture = try painted(host, 1)
            let column = (0..<picture.height).map { picture[picture.width / 2, $0].red }
            #expect(column.prefix(20).filter { $0 == 0 }.count == 7)
            try host.tap("on")
        }
    }

    @Test("measured frames stay exact")
    func exactFrames() throws {
        let host = TestHost(size: CGSize(width: 100, height: 20)) {
            HStack(spacing: 0) { ForEach(0..<3, id: \.self) { Color.red.accessibilityIdentifier("\($0)") } }
        }
        #expect(abs(try host.frame(of: "1").width - 100.0 / 3) < 1e-9)
    }
}
