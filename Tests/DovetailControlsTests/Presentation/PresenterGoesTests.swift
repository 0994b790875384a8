import DovetailCore
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import DovetailTesting

/// A view goes at any moment of what it presents: while that opens, is shown or closes.
@MainActor
@Suite("The presenter goes")
struct PresenterGoesTests {
    enum Kind: String, CaseIterable, Sendable {
        case sheet, cover, popover, contextMenu, menu, picker, calendar, colorPanel, alert, confirmationDialog,
            fileImporter, inspector, destination, drag, swipeActions, search
    }

    /// What happens once the kind has been opened, and is open or closing.
    enum Order: String, CaseIterable, Sendable {
        case goesWhileOpening, goesWhileShown, goesWhileClosing, goesAnimatedWhileClosing, closesAndGoes
        case goesAnimatedAndCloses, comesBackWhileClosing, comesBackWhileLeaving, opensWhileLeaving
        case shrinksWhileClosing, shrinksWhileShown, idiomChangesWhileClosing, windowClosesWhileClosing
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let kind: Kind
        let order: Order
        let idiom: Idiom
        var testDescription: String { "\(kind) \(order) \(idiom)" }
    }

    /// Each kind in each order, in one of the idioms; in all of them where tests are repeated with other seeds.
    nonisolated static let cases = Kind.allCases.enumerated().flatMap { kindIndex, kind in
        Order.allCases.enumerated().flatMap { orderIndex, order in
            let idioms = [Idiom.phone, .pad, .desktop]
            let isLong = ProcessInfo.processInfo.environment["DOVETAIL_SEED"] != nil
            let chosen = isLong ? idioms : [idioms[(kindIndex + orderIndex) % idioms.count]]
            return chosen.map { Case(kind: kind, order: order, idiom: $0) }
        }
    }

    final class Model: ObservableObject {
        @Published var hasPresenter = true
        @Published var isPresented = false
    }

    private struct Page: View {
        @ObservedObject var model: Model
        let kind: Kind

        var body: some View {
            NavigationStack {
                VStack {
                    Text("page")
                    if model.hasPresenter { Presenter(kind: kind, isPresented: $model.isPresented) }
                }
            }
        }
    }

    private struct Presenter: View {
        let kind: Kind
        @Binding var isPresented: Bool
        @State private var choice = 0
        @State private var date = Date(timeIntervalSince1970: 0)
        @State private var color = Color.red
        @State private var text = ""

        var body: some View {
            let open = Button("Open") { isPresented = true }
            switch kind {
            case .sheet: open.sheet(isPresented: $isPresented) { inside }
            case .cover: open.fullScreenCover(isPresented: $isPresented) { inside }
            case .popover: open.popover(isPresented: $isPresented) { inside }
            case .contextMenu: Text("Open").contextMenu { inside }
            case .menu: Menu("Open") { inside }
            case .picker:
                Picker("Open", selection: $choice) { ForEach(0..<9, id: \.self) { Text("\($0)") } }.pickerStyle(.menu)
            case .calendar: DatePicker("Open", selection: $date, displayedComponents: .date)
            case .colorPanel: ColorPicker("Open", selection: $color)
            case .alert: open.alert("Alert", isPresented: $isPresented) { inside }
            case .confirmationDialog: open.confirmationDialog("Dialog", isPresented: $isPresented) { inside }
            case .fileImporter: open.fileImporter(isPresented: $isPresented, allowedContentTypes: [.text]) { _ in }
            case .inspector: open.inspector(isPresented: $isPresented) { inside }
            case .destination: open.navigationDestination(isPresented: $isPresented) { inside }
            case .drag: Text("Open").draggable("dragged") { Text("picture") }
            case .swipeActions:
                List { Text("Open").swipeActions { Button("inside") {} } }.frame(height: 200)
            case .search: open.searchable(text: $text, isPresented: $isPresented)
            }
        }

        private var inside: some View { Button("inside \(choice)") { choice += 1 } }
    }

    private func open(_ kind: Kind, _ host: TestHost, _ model: Model) throws {
        switch kind {
        case .contextMenu: try host.tap("Open", button: .secondary)
        case .menu, .picker, .colorPanel: try host.tap("Open")
        case .calendar: try host.tap("Date")
        case .drag:
            let frame = try host.frame(of: "Open")
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            host.hold(at: middle)
            host.advance(by: .milliseconds(700))
            host.move(to: CGPoint(x: middle.x + 30, y: middle.y + 30))
        case .swipeActions:
            let frame = try host.frame(of: "Open")
            host.swipe(
                from: CGPoint(x: frame.maxX, y: frame.midY), to: CGPoint(x: frame.maxX - 90, y: frame.midY))
        default: model.isPresented = true
        }
        host.settle()
    }

    private func close(_ kind: Kind, _ host: TestHost, _ model: Model) {
        switch kind {
        case .contextMenu, .menu, .picker, .calendar, .colorPanel: host.press(.escape)
        case .drag: host.release()
        case .swipeActions:
            // The row's text is to the side while the row is open.
            if let row = try? host.frame(of: "Open") {
                host.swipe(from: CGPoint(x: 150, y: row.midY), to: CGPoint(x: 350, y: row.midY))
            }
        default: model.isPresented = false
        }
    }

    private func perform(_ test: Case, _ host: TestHost, _ model: Model) throws {
        let short = Duration.milliseconds(50)
        func close() { self.close(test.kind, host, model) }
        func closeHalfway() {
            close()
            host.settle()
            host.advance(by: short)
        }
        switch test.order {
        case .goesWhileOpening: host.advance(by: short)
        default: host.advance(by: .seconds(1))
        }
        switch test.order {
        case .goesWhileOpening, .goesWhileShown: model.hasPresenter = false
        case .goesWhileClosing:
            closeHalfway()
            model.hasPresenter = false
        case .goesAnimatedWhileClosing:
            closeHalfway()
            withAnimation(.linear(duration: 0.1)) { model.hasPresenter = false }
        case .closesAndGoes:
            close()
            model.hasPresenter = false
        case .goesAnimatedAndCloses:
            withAnimation(.linear(duration: 0.1)) { model.hasPresenter = false }
            closeHalfway()
        case .comesBackWhileClosing:
            closeHalfway()
            model.hasPresenter = false
            host.settle()
            host.advance(by: short)
            model.hasPresenter = true
        case .comesBackWhileLeaving:
            closeHalfway()
            withAnimation { model.hasPresenter = false }
            host.settle()
            host.advance(by: short)
            withAnimation { model.hasPresenter = true }
        case .opensWhileLeaving:
            closeHalfway()
            withAnimation { model.hasPresenter = false }
            host.settle()
            host.advance(by: short)
            model.isPresented = true
            host.settle()
            host.advance(by: .seconds(1))
            model.isPresented = false
        case .shrinksWhileClosing:
            closeHalfway()
            host.resize(to: CGSize(width: 1, height: 0))
            host.advance(by: short)
            model.hasPresenter = false
        case .shrinksWhileShown:
            host.resize(to: CGSize(width: 1, height: 0))
            host.advance(by: short)
            close()
            host.settle()
            host.resize(to: .zero)
        case .idiomChangesWhileClosing:
            closeHalfway()
            host.window.environment.idiom = test.idiom == .desktop ? .phone : .desktop
            host.settle()
            host.advance(by: short)
            model.hasPresenter = false
            host.settle()
            host.advance(by: short)
            host.window.environment.idiom = test.idiom
        case .windowClosesWhileClosing:
            closeHalfway()
            host.close()
            return
        }
        host.settle()
        host.advance(by: .seconds(2))
    }

    @Test("the window shows what is left, and the presenter can come back and present again", arguments: cases)
    func goes(test: Case) throws {
        let model = Model()
        let host = TestHost(size: CGSize(width: 500, height: 600), idiom: test.idiom) {
            Page(model: model, kind: test.kind)
        }
        let closed = host.texts
        try open(test.kind, host, model)
        try perform(test, host, model)
        guard test.order != .windowClosesWhileClosing else { return }
        host.resize(to: CGSize(width: 500, height: 600))
        model.hasPresenter = true
        host.settle()
        close(test.kind, host, model)
        host.settle()
        host.advance(by: .seconds(2))
        try host.window.checkInvariants()
        #expect(host.texts == closed)
        try open(test.kind, host, model)
        host.advance(by: .seconds(2))
        #expect(test.kind == .fileImporter ? host.fileDialog != nil : host.texts != closed || test.kind == .search)
        close(test.kind, host, model)
        host.settle()
        host.advance(by: .seconds(2))
        #expect(host.texts == closed)
        host.close()
    }
}
