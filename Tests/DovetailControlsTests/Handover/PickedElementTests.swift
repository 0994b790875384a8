import DovetailTesting
import Foundation
import Testing

@testable import DovetailEngine
@testable import SwiftUI

/// What is told of an element that a person picks in a program that is watched.
@MainActor
@Suite("An element that is picked")
struct PickedElementTests {
    private struct Row: View {
        let name: String
        var body: some View { Text(name).padding() }
    }
    private struct Content: View {
        var rows = ["a", "b"]
        var body: some View {
            VStack {
                ForEach(rows, id: \.self) { Row(name: $0) }
                Text("end")
            }
        }
    }

    /// Runs `body` with a window of a program that is watched.
    private func watched(_ view: some View, _ body: (TestHost) throws -> Void) throws {
        // Nothing else makes views on the main thread until this returns.
        Handover.ofProcess = Handover()
        defer { Handover.ofProcess = nil }
        try body(TestHost { view })
    }

    private func pick(_ name: String, in host: TestHost) throws -> LivePick {
        let frame = try host.frame(of: name)
        return try #require(LivePick(["x": Double(frame.midX), "y": Double(frame.midY)], in: host.window))
    }

    private func views(_ message: LiveConnection.Message?) -> [String] {
        (message?["views"] as? [String] ?? []).map { String($0.split(separator: ".").last ?? "") }
    }

    @Test("names the views around it, within rows and containers and without a type as previews are, and its frame")
    func views() throws {
        try watched(Content()) { host in
            let message = try pick("b", in: host).message()
            #expect(views(message) == ["Content", "Row"])
            #expect(message?["label"] as? String == "b" && message?["role"] as? String == "text")
            let frame = try host.frame(of: "b")
            // What is drawn begins at a pixel.
            let told = try #require(message?["frame"] as? [Double])
            #expect(zip(told, [frame.minX, frame.minY, frame.width, frame.height]).allSatisfy { abs($0 - $1) <= 0.5 })
            let outside = try pick("end", in: host).message()
            #expect(views(outside) == ["Content"])
        }
        try watched(AnyView(Content())) { host in
            let message = try pick("b", in: host).message()
            #expect(views(message) == ["Content", "Row"])
        }
    }

    @Test("has the environment of the view that drew it")
    func environment() throws {
        try watched(Row(name: "dark").environment(\.colorScheme, .dark).disabled(true)) { host in
            let values = try pick("dark", in: host).message()?["environment"] as? [String: String]
            #expect(values?["colorScheme"] == "dark" && values?["isEnabled"] == "false")
        }
    }

    @Test("is told of again when it has moved or gone, and not otherwise")
    func moves() throws {
        try watched(Content()) { host in
            let pick = try pick("end", in: host)
            let first = try #require(pick.message()?["frame"] as? [Double])
            #expect(pick.message() == nil)
            host.resize(to: CGSize(width: 400, height: 200))
            let second = try #require(pick.message())
            #expect(second["frame"] as? [Double] == [first[0], first[1] - 50, first[2], first[3]])
            #expect(views(second) == ["Content"])
            #expect(pick.message() == nil)
        }
        struct Going: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Text("going") }
                    Button("Go") { isShown = false }
                }
            }
        }
        try watched(Going()) { host in
            let pick = try pick("going", in: host)
            #expect(pick.message()?["frame"] != nil)
            try host.tap("Go")
            let gone = try #require(pick.message())
            #expect(gone["views"] == nil && gone["frame"] == nil)
            #expect(pick.message() == nil)
        }
    }

    @Test("is none where nothing is drawn, and ends where no place is named")
    func nothing() throws {
        try watched(Color.clear.frame(width: 10, height: 10)) { host in
            let pick = try #require(LivePick(["x": -9.0, "y": 1.0], in: host.window))
            let message = try #require(pick.message())
            #expect(message["views"] == nil)
            #expect(LivePick([:], in: host.window) == nil)
        }
    }
}
