import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Dialogs, covers, popovers and the size of sheets")
struct PresentationTests {
    private struct Failure: LocalizedError, Identifiable {
        let id = 1
        var errorDescription: String? { "It failed" }
    }

    // MARK: Alerts

    @Test("An alert for an item is shown while there is one (type-check 13)")
    func itemAlert() throws {
        let item = Model<Failure?>(nil)
        let host = TestHost {
            Bound(item) { item in
                Text("page").alert(item: item) { Alert(title: Text("Error \($0.id)"), message: Text("message")) }
            }
        }
        item.value = Failure()
        host.settle()
        #expect(host.texts == ["Error 1", "message", "OK"])
        try host.tap("OK")
        #expect(item.value == nil)
        #expect(host.texts == ["page"])
    }

    @Test("The forms of alert: titles of all kinds, data, and errors (type-check 11)")
    func forms() throws {
        let isShown = Model(true)
        let title = "String title"
        let data: Int? = 7
        let failure: Failure? = Failure()
        func texts<Content: View>(_ content: @escaping (Text, Binding<Bool>) -> Content) -> [String] {
            isShown.value = true
            return TestHost { Bound(isShown) { content(Text("page"), $0) } }.texts
        }
        #expect(texts { $0.alert("key", isPresented: $1) {} } == ["key", "OK"])
        #expect(texts { $0.alert(title, isPresented: $1) { Button("Yes") {} } } == [title, "Yes"])
        #expect(
            texts { $0.alert(Text("T"), isPresented: $1, actions: {}, message: { Text("m") }) } == ["T", "m", "OK"])
        #expect(
            texts { $0.alert("about", isPresented: $1, presenting: data) { Button("Use \($0)") {} } }
                == ["about", "Use 7"])
        #expect(
            texts { $0.alert(title, isPresented: $1, presenting: data, actions: { _ in }, message: { Text("m\($0)") }) }
                == [title, "m7", "OK"])
        #expect(
            texts { $0.alert("about", isPresented: $1, presenting: Int?.none) { Button("Use \($0)") {} } } == ["page"])
        #expect(texts { $0.alert(isPresented: $1, error: failure) {} } == ["It failed", "OK"])
        #expect(
            texts {
                $0.alert(isPresented: $1, error: failure) { _ in
                    Button("Again") {}
                } message: {
                    Text("id \($0.id)")
                }
            } == ["It failed", "id 1", "Again"])
    }

    @Test("An alert's field is above the buttons, in their full width, and has the keyboard; Cancel comes first")
    func fields() throws {
        let name = Model("")
        let log = Probe<String>()
        let isShown = Model(false)
        let host = TestHost {
            Bound(isShown) { isShown in
                Bound(name) { name in
                    Button("Rename") { isShown.wrappedValue = true }
                        .alert("Rename", isPresented: isShown) {
                            TextField("Name", text: name)
                            Button("Delete", role: .destructive) { log.note("delete") }
                            Button("Cancel", role: .cancel) { log.note("cancel") }
                        }
                }
            }
        }
        try host.tap("Rename")
        try host.type("Ann")
        #expect(name.value == "Ann")
        host.advance(by: .seconds(1))
        let field = try host.frame(of: "Name")
        // As wide as the card, but for what is around it.
        #expect(abs(field.width - (270 - 2 * 16)) < 1)
        #expect(try field.maxY <= host.frame(of: "Cancel").minY)
        #expect(try host.frame(of: "Cancel").maxX <= host.frame(of: "Delete").minX)
        host.press(.escape)
        #expect(log.entries == ["cancel"])
        #expect(!isShown.value)
    }

    @Test("In the desktop idiom the first field of a sheet has the keyboard; in the pad idiom none has")
    func sheetFocus() throws {
        func focused(_ idiom: Idiom) -> String? {
            TestHost(idiom: idiom) {
                Text("page").sheet(isPresented: .constant(true)) {
                    VStack {
                        TextField("First", text: .constant(""))
                        TextField("Second", text: .constant(""))
                    }
                }
            }.focused
        }
        #expect(focused(.desktop) == "First")
        #expect(focused(.pad) == nil)
    }

    // MARK: Choices

    @Test("A confirmation dialog lists its actions, and can always be cancelled")
    func confirmation() throws {
        let log = Probe<String>()
        let isShown = Model(false)
        let host = TestHost {
            Bound(isShown) { isShown in
                Text("page").confirmationDialog("Delete?", isPresented: isShown, titleVisibility: .visible) {
                    Button("Delete", role: .destructive) { log.note("delete") }
                    Button("Archive") { log.note("archive") }
                } message: {
                    Text("For ever")
                }
            }
        }
        isShown.value = true
        host.settle()
        #expect(host.texts == ["Delete?", "For ever", "Delete", "Archive", "Cancel"])
        try host.tap("Archive")
        #expect(!isShown.value)
        isShown.value = true
        host.settle()
        host.press(.escape)
        #expect(!isShown.value)
        isShown.value = true
        host.settle()
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(!isShown.value)
        #expect(log.entries == ["archive"])
    }

    @Test(
        "Unless it is said whether a confirmation dialog shows its title, it does on a desktop alone",
        arguments: Idiom.allCases)
    func confirmationTitle(idiom: Idiom) {
        let host = TestHost(idiom: idiom) {
            Text("page").confirmationDialog("Delete?", isPresented: .constant(true)) { Button("Delete") {} }
        }
        #expect(host.texts == (idiom == .desktop ? ["Delete?"] : []) + ["Delete", "Cancel"])
    }

    @Test("A dialog can ask whether it should come again")
    func suppression() throws {
        let isSuppressed = Model(false)
        let host = TestHost {
            Bound(isSuppressed) { isSuppressed in
                Text("page")
                    .alert("Delete?", isPresented: .constant(true)) { Button("Delete") {} }
                    .dialogSuppressionToggle("Never ask", isSuppressed: isSuppressed)
            }
        }
        #expect(host.texts == ["Delete?", "Never ask", "Delete"])
        try host.tap("Never ask")
        #expect(isSuppressed.value)
    }

    @Test("An action sheet has the buttons of its description")
    func actionSheet() throws {
        let log = Probe<String>()
        let isShown = Model(true)
        let host = TestHost {
            Bound(isShown) { isShown in
                Text("page").actionSheet(isPresented: isShown) {
                    ActionSheet(
                        title: Text("Sort"), message: Text("by what?"),
                        buttons: [
                            .cancel(), .default(Text("Name")) { log.note("name") },
                            .destructive(Text("Forget")) { log.note("forget") },
                        ])
                }
            }
        }
        #expect(host.texts == ["Sort", "by what?", "Name", "Forget", "Cancel"])
        try host.tap("Name")
        #expect(log.entries == ["name"])
        #expect(!isShown.value)
    }

    // MARK: Sheets

    @Test("A cover takes the whole window, and Escape does not close it")
    func cover() throws {
        struct Cover: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Close") { dismiss() }.frame(maxWidth: .infinity, maxHeight: .infinity) }
        }
        let isShown = Model(true)
        let log = Probe<String>()
        let host = TestHost {
            Bound(isShown) { isShown in
                Text("page").fullScreenCover(isPresented: isShown, onDismiss: { log.note("gone") }) { Cover() }
            }
        }
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "sheet") == CGRect(x: 0, y: 0, width: 400, height: 300))
        host.press(.escape)
        #expect(isShown.value)
        try host.tap("Close")
        #expect(!isShown.value)
        #expect(log.entries == ["gone"])
    }

    @Test("Detents are heights of a sheet; the grip goes from one to the next, and so does the selection")
    func detents() throws {
        let selection = Model(PresentationDetent.height(120))
        let host = TestHost(size: CGSize(width: 400, height: 620)) {
            Bound(selection) { selection in
                Text("page").sheet(isPresented: .constant(true)) {
                    Text("sheet content")
                        .presentationDetents([.medium, .height(120), .large], selection: selection)
                        .presentationDragIndicator(.visible)
                }
            }
        }
        // The sheet stands at the bottom of a narrow window, which keeps 20 points above it.
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "sheet") == CGRect(x: 0, y: 500, width: 400, height: 120))
        try host.tap("Sheet Grabber")
        #expect(selection.value == .medium)
        #expect(try host.layoutFrame(of: "sheet").height == 300)
        selection.value = .large
        host.settle()
        #expect(try host.frame(of: "sheet").height == 600)
        try host.tap("Sheet Grabber")
        #expect(selection.value == .height(120))
    }

    @Test("A sheet whose content says so is not closed by Escape")
    func dismissDisabled() throws {
        let isDirty = Model(true)
        let isShown = Model(true)
        let host = TestHost {
            Bound(isShown) { isShown in
                Text("page").sheet(isPresented: isShown) {
                    Bound(isDirty) { Text("sheet content").interactiveDismissDisabled($0.wrappedValue) }
                }
            }
        }
        host.press(.escape)
        #expect(isShown.value)
        isDirty.value = false
        host.settle()
        host.press(.escape)
        #expect(!isShown.value)
    }

    @Test("A sheet may be as big as a form or a page, have another background and other corners")
    func sizing() throws {
        let host = TestHost(size: CGSize(width: 900, height: 700)) {
            Text("page").sheet(isPresented: .constant(true)) {
                Text("x").presentationSizing(.form).presentationBackground(Color.red).presentationCornerRadius(0)
            }
        }
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "sheet").size == CGSize(width: 540, height: 620))
        let frame = try host.frame(of: "sheet")
        let color = try host.color(at: CGPoint(x: frame.minX + 3, y: frame.minY + 3))
        #expect(color.red > 0.8 && color.green < 0.4)
    }

    @Test("A sheet's size may follow its content along one axis only")
    func fittedSizing() throws {
        func size(horizontal: Bool, vertical: Bool) throws -> CGSize {
            let host = TestHost(size: CGSize(width: 900, height: 700)) {
                Text("page").sheet(isPresented: .constant(true)) {
                    Color.red.frame(width: 400, height: 300)
                        .presentationSizing(.form.fitted(horizontal: horizontal, vertical: vertical))
                }
            }
            host.advance(by: .seconds(1))
            return try host.frame(of: "sheet").size
        }
        #expect(try size(horizontal: false, vertical: false) == CGSize(width: 540, height: 620))
        #expect(try size(horizontal: false, vertical: true) == CGSize(width: 540, height: 300))
        #expect(try size(horizontal: true, vertical: true) == CGSize(width: 400, height: 300))
    }

    // MARK: Popovers

    private func popoverHost(
        _ isShown: Model<Bool>, width: CGFloat = 900, edge: Edge? = nil, alignment: Alignment = .center
    ) -> TestHost {
        TestHost(size: CGSize(width: width, height: 500)) {
            Bound(isShown) { isShown in
                Button("Show") { isShown.wrappedValue.toggle() }
                    .popover(isPresented: isShown, arrowEdge: edge) {
                        Text("popover content").frame(width: 200, height: 100)
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            }
        }
    }

    @Test("A popover stands beside its view, where there is room, within the window")
    func popoverPlace() throws {
        func frames(_ edge: Edge?, _ alignment: Alignment) throws -> (CGRect, CGRect) {
            let isShown = Model(false)
            let host = popoverHost(isShown, edge: edge, alignment: alignment)
            let button = try host.frame(of: "Show")
            try host.tap("Show")
            host.advance(by: .seconds(1))
            return (button, try host.frame(of: "sheet"))
        }
        let top = try frames(nil, .center)
        #expect(top.1.maxY == top.0.minY - 12)
        #expect(abs(top.1.midX - top.0.midX) < 1)
        #expect(top.1.size == CGSize(width: 200, height: 100))
        let flipped = try frames(.top, .top)
        #expect(flipped.1.minY == flipped.0.maxY + 12)
        let side = try frames(.trailing, .leading)
        #expect(side.1.minX == side.0.maxX + 12)
        let corner = try frames(.bottom, .topTrailing)
        #expect(corner.1.maxX == 892)
    }

    @Test("Escape and a press beside a popover close it; what is behind is not pressed")
    func popoverDismissal() throws {
        let isShown = Model(true)
        let host = popoverHost(isShown)
        host.press(.escape)
        #expect(!isShown.value)
        isShown.value = true
        host.settle()
        try host.tap("popover content")
        #expect(isShown.value)
        host.tap(at: CGPoint(x: 10, y: 10))
        #expect(!isShown.value)
    }

    @Test("In a narrow window a popover is a sheet")
    func compactPopover() throws {
        let host = popoverHost(Model(true), width: 400)
        host.advance(by: .seconds(1))
        let frame = try host.frame(of: "sheet")
        // As wide as the window, and but for its top as high.
        #expect(frame == CGRect(x: 0, y: 20, width: 400, height: 480))
    }

    @Test(
        "a popover in a narrow window has the heights and follows the finger of a sheet, unless it is to stay one")
    func adaptedPopover() throws {
        func host(_ isShown: Model<Bool>, _ adaptation: PresentationAdaptation, log: Probe<String>) -> TestHost {
            let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) {
                Bound(isShown) { isShown in
                    Text("anchor").popover(isPresented: isShown) {
                        Text("inside").padding()
                            .presentationCompactAdaptation(adaptation)
                            .presentationDetents([.height(200)])
                            .onAppear { log.note("appeared") }
                    }
                }
            }
            host.advance(by: .seconds(1))
            return host
        }
        let (isShown, log) = (Model(true), Probe<String>())
        let sheet = host(isShown, .automatic, log: log)
        #expect(try sheet.frame(of: "sheet") == CGRect(x: 0, y: 500, width: 390, height: 200))
        sheet.drag(from: CGPoint(x: 195, y: 520), to: CGPoint(x: 195, y: 690), duration: .milliseconds(100))
        sheet.advance(by: .seconds(1))
        #expect(!isShown.value)
        let cover = host(Model(true), .fullScreenCover, log: log)
        #expect(try cover.frame(of: "sheet") == CGRect(x: 0, y: 0, width: 390, height: 700))
        let popover = host(Model(true), .popover, log: log)
        let frame = try popover.frame(of: "sheet")
        #expect(frame.width < 150 && abs(frame.midX - 195) < 1 && frame.height < 100)
        // Its content was made once, though how it is shown is told by the content.
        #expect(log.entries == ["appeared", "appeared", "appeared"])
    }
}
