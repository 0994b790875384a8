import DovetailBase
import DovetailTesting
import SwiftUI
import Testing

/// What is accepted and has no effect here.
@MainActor
@Suite("Modifiers without effect")
struct AcceptedModifierTests {
    @Test("the log tells of each once, however often it is used, and the view is there as it is")
    func logged() {
        let host = TestHost {
            VStack {
                ForEach(0..<3, id: \.self) { number in
                    Text("row \(number)").statusBarHidden().sensoryFeedback(.success, trigger: number)
                }
            }
        }
        #expect(host.texts == ["row 0", "row 1", "row 2"])
        for name in ["statusBarHidden(_:)", "sensoryFeedback(_:trigger:)"] {
            #expect(Log.notes.filter { $0 == "\(name) is accepted and has no effect here" }.count == 1)
        }
        #expect(!Log.notes.contains { $0.hasPrefix("padding") })
    }

    @Test("what newer systems have for symbols, indices, pencils and tabs leaves views as they are")
    func newer() {
        let host = TestHost {
            NavigationStack {
                Text("view").symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw).sectionIndexLabel("v")
                    .listSectionIndexVisibility(.visible).onPencilDoubleTap { _ in }
                    .onPencilSqueeze { if case .active = $0 {} }.onInteractiveResizeChange { _ in }
                    .tabViewSearchActivation(.searchTabSelection).defaultAdaptableTabBarPlacement(.sidebar)
                    .toolbar { ToolbarItem { Button("Add") {} }.sharedBackgroundVisibility(.hidden) }
            }
        }
        #expect(host.texts.contains("view") && host.exists("Add"))
        for name in [
            "symbolColorRenderingMode(_:)", "symbolVariableValueMode(_:)", "sectionIndexLabel(_:)",
            "listSectionIndexVisibility(_:)", "onPencilDoubleTap(perform:)", "onPencilSqueeze(perform:)",
            "onInteractiveResizeChange(_:)", "tabViewSearchActivation(_:)", "defaultAdaptableTabBarPlacement(_:)",
            "sharedBackgroundVisibility(_:)",
        ] {
            #expect(Log.notes.filter { $0 == "\(name) is accepted and has no effect here" }.count == 1)
        }
    }

    @Test(
        "in the touch idioms a list that the tab key reaches shows so, and not one that was tapped",
        arguments: [Idiom.phone, .desktop])
    func listReachedByTab(idiom: Idiom) throws {
        func picture(_ reach: (TestHost) throws -> Void) throws -> Data {
            let host = TestHost(size: CGSize(width: 200, height: 120), idiom: idiom) {
                List(["one", "two"], id: \.self, selection: .constant("one")) { Text($0) }
            }
            try reach(host)
            return try host.png()
        }
        let (plain, tapped, reached) = (
            try picture { _ in }, try picture { try $0.tap("one") }, try picture { $0.press(.tab) }
        )
        #expect(reached != plain)
        #expect((tapped == plain) == (idiom == .phone))
        #expect((tapped == reached) == (idiom == .desktop))
    }
}
