import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

private struct Points: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

@MainActor
@Suite("Anchors")
struct AnchorTests {
    private struct Marked: View {
        let log: Probe<CGRect>
        @State private var selection = "a"
        @State private var isMoved = false
        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                Button("move") { isMoved.toggle() }.frame(width: 100, height: 20)
                ForEach(["a", "b"], id: \.self) { name in
                    Button(name) { selection = name }
                        .frame(width: name == "a" ? 40 : 60, height: 20)
                        .anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
                }
                .padding(.leading, isMoved ? 30 : 0)
            }
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    let frame = proxy[anchors[selection]!]
                    let _ = log.note(frame)
                    Color.red.frame(width: frame.width, height: 2)
                        .offset(x: frame.minX, y: frame.maxY)
                        .allowsHitTesting(false)
                }
                .allowsHitTesting(false)
            }
        }
    }

    @Test("an overlay finds the bounds of views inside, and follows them when they move")
    func bounds() throws {
        let log = Probe<CGRect>()
        let host = TestHost { Marked(log: log) }
        #expect(log.entries.last == CGRect(x: 0, y: 30, width: 40, height: 20))
        try host.tap("b")
        #expect(log.entries.last == CGRect(x: 0, y: 60, width: 60, height: 20))
        try host.tap("move")
        #expect(log.entries.last == CGRect(x: 30, y: 60, width: 60, height: 20))
    }

    private struct Sources: View {
        let log: Probe<[CGPoint]>
        var body: some View {
            Color.blue.frame(width: 40, height: 20)
                .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
                .transformAnchorPreference(key: Points.self, value: .center) { $0.append($1) }
                .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
                .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 3, y: 4))) { $0.append($1) }
                .transformAnchorPreference(key: Points.self, value: .unitPoint(UnitPoint(x: 0.25, y: 1))) {
                    $0.append($1)
                }
                .padding(5)
                .backgroundPreferenceValue(Points.self) { anchors in
                    GeometryReader { proxy in
                        let _ = log.note(anchors.map { proxy[$0] })
                        Color.clear
                    }
                }
        }
    }

    @Test("points of every kind")
    func points() {
        let log = Probe<[CGPoint]>()
        _ = TestHost { Sources(log: log) }
        let expected = [(5, 5), (25, 15), (45, 25), (8, 9), (15, 25)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(log.entries.last == expected)
    }

    private struct Several: PreferenceKey {
        typealias Value = Anchor<[CGPoint]>?
        static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
    }

    private struct Lists: View {
        let log: Probe<[CGPoint]>
        var body: some View {
            Color.blue.frame(width: 40, height: 20)
                .anchorPreference(key: Several.self, value: .init([.top, .trailing])) { $0 }
                .scaleEffect(2, anchor: .topLeading)
                .padding(10)
                .overlayPreferenceValue(Several.self) { anchor in
                    GeometryReader { proxy in
                        let _ = log.note(anchor.map { proxy[$0] } ?? [])
                        Color.clear
                    }
                }
        }
    }

    @Test("several points as one anchor, seen through a scale effect")
    func lists() {
        let log = Probe<[CGPoint]>()
        _ = TestHost { Lists(log: log) }
        #expect(log.entries.last == [CGPoint(x: 50, y: 10), CGPoint(x: 90, y: 30)])
    }

    @Test("sources are compared by what they stand for")
    func sources() {
        #expect(Anchor<CGRect>.Source.bounds == .bounds)
        #expect(Anchor<CGRect>.Source.bounds != .rect(CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(Anchor<CGPoint>.Source.center == .unitPoint(.center))
        #expect(Set([Anchor<CGPoint>.Source.top, .bottom, .top]).count == 2)
    }
}
