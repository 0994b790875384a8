import DovetailTesting
import SwiftUI

/// A row as apps have them, with a state of its own.
private struct RichRow: View {
    let number: Int
    @State private var isOn = false

    var body: some View {
        HStack {
            Image(systemName: "star")
            VStack(alignment: .leading) {
                Text(verbatim: "Row \(number)")
                Text(verbatim: "Detail").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Button("Do") {}
            Toggle("On", isOn: $isOn).labelsHidden()
        }
    }
}

/// One change in a window with a lazy container.
@MainActor
struct LazyWorkload: Workload {
    let name: String
    private let content: @MainActor (Int) -> AnyView
    /// The change; nil to measure how the window is opened.
    private let change: (@MainActor (TestHost, Int) -> Void)?

    func microseconds(_ count: Int) -> Double {
        func open() -> TestHost { TestHost(size: CGSize(width: 400, height: 800)) { content(count) } }
        guard let change else { return shortest { _ = open() } }
        let host = open()
        var number = 0
        return shortest {
            number += 1
            change(host, number)
        }
    }

    private static func list(_ count: Int) -> AnyView {
        AnyView(List(0..<count, id: \.self) { RichRow(number: $0) })
    }
    private static func stack(_ count: Int) -> AnyView {
        AnyView(ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { RichRow(number: $0) } } })
    }
    private static func grid(_ count: Int) -> AnyView {
        AnyView(
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                    ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(height: 60) }
                }
            })
    }
    private static func scroll(_ host: TestHost, _ number: Int) {
        host.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: number % 40 < 20 ? 25 : -25))
        host.advance(by: .milliseconds(16))
    }

    static let all: [any Workload] = [
        LazyWorkload(name: "List opens", content: list, change: nil),
        LazyWorkload(name: "LazyVStack opens", content: stack, change: nil),
        LazyWorkload(name: "LazyVGrid opens", content: grid, change: nil),
        LazyWorkload(name: "List is scrolled by 25 points", content: list, change: scroll),
        LazyWorkload(name: "LazyVStack is scrolled by 25 points", content: stack, change: scroll),
        LazyWorkload(name: "LazyVGrid is scrolled by 25 points", content: grid, change: scroll),
    ]
}
