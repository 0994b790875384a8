import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Where bars put what they are given, and when they are there.
@MainActor
@Suite("Places in bars")
struct BarPlacementTests {
    private func place(_ placement: ToolbarItemPlacement) throws -> CGRect {
        try TestHost(size: CGSize(width: 400, height: 300)) {
            NavigationStack {
                Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: placement) { Button("Item") {} } }
            }
        }.frame(of: "Item")
    }

    @Test("navigationBarTrailing and automatic are at the trailing end, leading at the other, bottomBar below")
    func ends() throws {
        let trailing = try place(.navigationBarTrailing)
        #expect(trailing.midX > 300 && trailing.maxY < 60)
        #expect(try place(.automatic) == trailing)
        #expect(try place(.topBarTrailing) == trailing)
        #expect(try place(.navigationBarLeading).midX < 100)
        #expect(try place(.bottomBar).minY > 240)
        #expect(abs(try place(.principal).midX - 200) < 1)
    }

    @available(*, deprecated)
    @Test("a hidden bar leaves its room to the page, and comes back")
    func hiddenBar() throws {
        let isHidden = Model(false)
        let host = TestHost(size: CGSize(width: 400, height: 300)) {
            Bound(isHidden) { isHidden in
                NavigationView {
                    Color.red.accessibilityIdentifier("page").navigationBarTitle("Title", displayMode: .inline)
                        .navigationBarHidden(isHidden.wrappedValue)
                }
                .navigationViewStyle(.stack)
            }
        }
        let below = try host.frame(of: "page")
        #expect(host.exists("Title") && below.minY > 20)
        isHidden.value = true
        host.settle()
        #expect(!host.exists("Title"))
        #expect(try host.frame(of: "page").minY == 0)
        isHidden.value = false
        host.settle()
        #expect(host.exists("Title"))
        #expect(try host.frame(of: "page") == below)
    }

    private struct Mode: View {
        @Environment(\.editMode) private var editMode
        var body: some View {
            Text(editMode?.wrappedValue == .active ? "editing" : "reading")
            Button("Switch") { editMode?.wrappedValue = editMode?.wrappedValue.isEditing == true ? .inactive : .active }
        }
    }

    @Test("the mode of editing is active, transient or inactive; views read and set it")
    func editMode() throws {
        #expect(EditMode.active.isEditing && EditMode.transient.isEditing && !EditMode.inactive.isEditing)
        let host = TestHost { VStack { Mode() } }
        #expect(host.exists("reading"))
        try host.tap("Switch")
        #expect(host.exists("editing"))
        try host.tap("Switch")
        #expect(host.exists("reading"))
        let mode = Model(EditMode.inactive)
        let own = TestHost { Bound(mode) { mode in VStack { Mode() }.environment(\.editMode, mode) } }
        try own.tap("Switch")
        #expect(mode.value == .active)
    }

    @Test("bars of scroll views are painted while visible or automatic, and not while hidden or never")
    func scrollIndicators() throws {
        func picture(_ visibility: ScrollIndicatorVisibility) throws -> Data {
            let host = TestHost(size: CGSize(width: 100, height: 100)) {
                ScrollView { Color.white.frame(height: 1000) }.scrollIndicators(visibility)
            }
            host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 50))
            return try host.png()
        }
        let shown = try picture(.visible)
        #expect(try picture(.automatic) == shown)
        let hidden = try picture(.hidden)
        #expect(hidden != shown)
        #expect(try picture(.never) == hidden)
    }
}
