import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// What it costs when eager rows move because others come, go or change, in counts.
@MainActor
@Suite("Rows that move")
struct MovedRowsTests {
    private struct Row: View {
        let number: Int
        var body: some View {
            HStack {
                Text("Row \(number)").padding(.leading, 3)
                Spacer()
                Text("\(number)").background { Color.gray.frame(width: 10, height: 10) }
            }
            .frame(height: 20)
        }
    }

    /// A column that is higher than its window, which shows its middle, or its top. It is offered no height, as in a scroll view: what its
    /// rows are offered would else depend on how many they are.
    private func window(_ count: Int, _ alignment: Alignment) -> (host: TestHost, data: Changing<[Int]>) {
        let data = Changing(Array(0..<count))
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Bound(data) { data in
                VStack(spacing: 1) { ForEach(data.wrappedValue, id: \.self) { Row(number: $0) } }
                    .fixedSize(horizontal: false, vertical: true).frame(height: 400, alignment: alignment)
            }
        }
        host.settle()
        return (host, data)
    }

    /// The rules that a change runs, and the changes that it hands to the host, at a number of rows.
    private func cost(
        _ count: Int, _ alignment: Alignment, _ change: (inout [Int]) -> Void
    ) -> (rules: Int, operations: Int) {
        let (host, data) = window(count, alignment)
        defer { host.close() }
        // What is met for the first time is made once.
        data.value.append(-1)
        host.settle()
        change(&data.value)
        host.settle()
        return (host.statistics.rules, host.statistics.hostOperations)
    }

    @Test(
        "a row that only moves, or lies on other pixels, runs no rule, and one node of it moves",
        arguments: [Alignment.top, .center])
    func rules(alignment: Alignment) throws {
        let changes: [(name: String, moved: Int, change: (inout [Int]) -> Void)] = [
            ("append", 0, { $0.append(-2) }), ("remove the last", 0, { $0.removeLast() }),
            ("remove the first", 350, { $0.removeFirst() }),
            ("insert in the middle", 175, { $0.insert(-2, at: $0.count / 2) }),
            ("move the first to the end", 350, { $0.append($0.removeFirst()) }),
            ("swap", 0, { $0.swapAt(1, $0.count - 2) }),
        ]
        for (name, moved, change) in changes {
            // A stack of less looks at each of them.
            let (few, many) = (cost(250, alignment, change), cost(600, alignment, change))
            print("\(name), \(alignment): of 250 rows \(few), of 600 \(many)")
            #expect(many.rules == few.rules, "\(name)")
            // In the middle a row's texts may be drawn half a point away from where they were in it.
            if alignment == .top { #expect(many.operations == few.operations + moved, "\(name)") }
        }
    }

    @Test("rows whose places somebody reads tell it")
    func readers() throws {
        let data = Changing(Array(0..<30))
        let places = Changing<[Int: CGFloat]>([:])
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Bound(data) { data in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(data.wrappedValue, id: \.self) { number in
                            HStack {
                                GeometryReader { proxy in Text("\(number) at \(Int(proxy.frame(in: .global).minY))") }
                                Color.red
                            }
                            .frame(height: 20)
                            .onGeometryChange(for: CGFloat.self) {
                                $0.frame(in: .named("rows")).minY
                            } action: {
                                places.value[number] = $0
                            }
                        }
                    }
                    .coordinateSpace(.named("rows"))
                }
            }
        }
        defer { host.close() }
        host.settle()
        #expect(places.value[10] == 200 && host.exists("10 at 200"))
        data.value.remove(at: 3)
        host.settle()
        #expect(places.value[10] == 180 && host.exists("10 at 180"))
        data.value.insert(99, at: 0)
        host.settle()
        #expect(places.value[10] == 200 && host.exists("10 at 200"))
    }

    @Test("what has moved is found where it is: by a press, by tools, and in the picture")
    func found() throws {
        let data = Changing(Array(0..<10))
        let pressed = Changing<[Int]>([])
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            Bound(data) { data in
                VStack(spacing: 0) {
                    ForEach(data.wrappedValue, id: \.self) { number in
                        Color(red: Double(number) / 10, green: 0, blue: 0).frame(height: 10)
                            .onTapGesture { pressed.value.append(number) }
                            .accessibilityIdentifier("\(number)")
                    }
                }
            }
        }
        defer { host.close() }
        data.value.removeFirst(2)
        host.settle()
        let frame = try host.frame(of: "5")
        #expect(frame == CGRect(x: 0, y: 90, width: 100, height: 10))
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(pressed.value == [5])
        #expect(abs(try host.color(at: CGPoint(x: frame.midX, y: frame.midY)).red - 0.5) < 0.01)
    }

    @Test("rows that move in an animated change go there gradually, and those that move on the way go along")
    func animated() throws {
        let data = Changing(Array(0..<10))
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            Bound(data) { data in
                VStack(spacing: 0) {
                    ForEach(data.wrappedValue, id: \.self) { number in
                        HStack { Color.red }.frame(height: 10).accessibilityIdentifier("\(number)")
                    }
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        defer { host.close() }
        withAnimation(.linear(duration: 1)) { _ = data.value.remove(at: 0) }
        host.settle()
        #expect(try host.frame(of: "5").minY == 50 && host.layoutFrame(of: "5").minY == 40)
        host.advance(by: .milliseconds(500))
        #expect(try host.frame(of: "5").minY == 45)
        // The row is on its way, so its next place is one that it goes to at once, as without a motion.
        data.value.remove(at: 0)
        host.settle()
        #expect(try host.layoutFrame(of: "5").minY == 30)
        host.advance(by: .seconds(2))
        #expect(try host.frame(of: "5").minY == 30)
        #expect(!host.isAnimating)
    }
}
