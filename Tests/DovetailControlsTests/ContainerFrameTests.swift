import DovetailTesting
import SwiftUI
import Testing

/// What `containerRelativeFrame` refers to among bars, columns, tabs and sheets.
@MainActor
@Suite("Frames relative to pages, columns, tabs and sheets")
struct ContainerFrameTests {
    private struct Whole: View {
        var body: some View {
            Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("whole")
        }
    }

    @Test("a page below a bar, without the bar")
    func page() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600), idiom: .phone) {
            NavigationStack { Whole().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        }
        #expect(try host.frame(of: "whole") == CGRect(x: 0, y: 44, width: 400, height: 556))
        host.resize(to: CGSize(width: 300, height: 700))
        #expect(try host.frame(of: "whole") == CGRect(x: 0, y: 44, width: 300, height: 656))
    }

    @Test("a column of a split view, not the window")
    func column() throws {
        let host = TestHost(size: CGSize(width: 900, height: 600), idiom: .desktop) {
            NavigationSplitView {
                Text("side").navigationSplitViewColumnWidth(200)
            } detail: {
                Whole()
            }
        }
        let frame = try host.frame(of: "whole")
        #expect(frame.width <= 700 && frame.width > 690)
        #expect(frame.maxX == 900)
    }

    @Test("the page of a tab, without the bar of tabs")
    func tab() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600), idiom: .phone) {
            TabView { Whole().tabItem { Text("One") } }
        }
        #expect(try host.frame(of: "whole") == CGRect(x: 0, y: 0, width: 400, height: 551))
    }

    @Test("a sheet, not the window")
    func sheet() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600), idiom: .phone) {
            Color.blue.sheet(isPresented: .constant(true)) {
                VStack {
                    Text("top").frame(height: 20)
                    Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 }
                        .accessibilityIdentifier("half")
                }
                .presentationDetents([.height(300)])
            }
        }
        // It rises.
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "half").height == 150)
    }
}
