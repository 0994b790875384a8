import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// What is around a view on its way out goes, or comes back, meanwhile.
@MainActor
@Suite("Views on their way out")
struct LeavingViewsTests {
    final class Model: ObservableObject {
        @Published var isAroundThere = true
        @Published var isInsideThere = true
        var log: [String] = []
    }

    private struct Nested: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                Text("page")
                if model.isAroundThere {
                    if model.isInsideThere { Text("inside") }
                }
            }
        }
    }

    /// Of what is on its way out, too, which ``TestHost/texts`` leaves out.
    private func drawnTexts(_ host: TestHost) -> [String] {
        var texts: [String] = []
        var nodes = [host.window.displayTree.root]
        while let node = nodes.popLast() {
            if case .text(let text) = node.content { texts.append(text.string) }
            nodes += node.children.reversed()
        }
        return texts
    }

    @Test("the branch around goes at once: the view is not drawn any longer")
    func branch() throws {
        let model = Model()
        let host = TestHost { Nested(model: model) }
        withAnimation(.linear(duration: 1)) { model.isInsideThere = false }
        host.settle()
        host.advance(by: .milliseconds(100))
        #expect(drawnTexts(host) == ["page", "inside"])
        model.isAroundThere = false
        host.settle()
        #expect(drawnTexts(host) == ["page"])
        #expect(host.texts == ["page"])
        model.isInsideThere = true
        model.isAroundThere = true
        host.settle()
        host.advance(by: .seconds(2))
        #expect(host.texts == ["page", "inside"])
    }

    private struct Rows: View {
        @ObservedObject var model: Model
        let rows: [Int]
        var body: some View {
            VStack {
                ForEach(model.isAroundThere ? rows : [], id: \.self) { row in
                    if model.isInsideThere { Text("row \(row)") }
                }
            }
        }
    }

    @Test("its row goes at once: the view is not drawn any longer")
    func row() throws {
        let model = Model()
        let host = TestHost { Rows(model: model, rows: [1, 2]) }
        withAnimation(.linear(duration: 1)) { model.isInsideThere = false }
        host.settle()
        host.advance(by: .milliseconds(100))
        model.isAroundThere = false
        host.settle()
        host.advance(by: .seconds(2))
        #expect(host.texts == [])
        model.isAroundThere = true
        model.isInsideThere = true
        host.settle()
        #expect(host.texts == ["row 1", "row 2"])
    }

    private struct Told: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                if model.isAroundThere {
                    VStack {
                        Text("around")
                        if model.isInsideThere {
                            Text("inside").onAppear { model.log.append("appears") }
                                .onDisappear { model.log.append("disappears") }
                        }
                    }
                }
            }
        }
    }

    @Test("what is around goes too and comes back: the view does not come back with it")
    func comesBack() throws {
        let model = Model()
        let host = TestHost { Told(model: model) }
        withAnimation(.linear(duration: 1)) { model.isInsideThere = false }
        host.settle()
        withAnimation(.linear(duration: 1)) { model.isAroundThere = false }
        host.settle()
        host.advance(by: .milliseconds(100))
        withAnimation(.linear(duration: 1)) { model.isAroundThere = true }
        host.settle()
        host.advance(by: .seconds(2))
        #expect(host.texts == ["around"])
        #expect(model.log == ["appears", "disappears"])
    }
}
