import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Links in the columns of split views: the page of one shows beside it, so nothing tells that it would come over this one.
@MainActor
@Suite("Links in columns")
struct ColumnLinkTests {
    private func picture(
        _ visibility: Visibility, width: CGFloat, idiom: Idiom, isStack: Bool = false
    ) throws -> Data {
        let host = TestHost(size: CGSize(width: width, height: 300), idiom: idiom) {
            if isStack {
                NavigationStack {
                    List { NavigationLink("Row") { Text("page") } }.navigationLinkIndicatorVisibility(visibility)
                }
            } else {
                NavigationSplitView {
                    List {
                        NavigationLink("Page") { Text("page") }
                        NavigationLink("Value", value: 1)
                    }
                    .navigationLinkIndicatorVisibility(visibility)
                } detail: {
                    Text("detail")
                }
            }
        }
        return try host.png()
    }

    @Test("A link has no chevron where the next column is beside it", arguments: [Idiom.pad, .desktop])
    func beside(idiom: Idiom) throws {
        let automatic = try picture(.automatic, width: 900, idiom: idiom)
        #expect(try automatic == picture(.hidden, width: 900, idiom: idiom))
        #expect(try automatic != picture(.visible, width: 900, idiom: idiom))
    }

    @Test("It has one where there is room for one column, and in a stack")
    func over() throws {
        let phone = try picture(.automatic, width: 390, idiom: .phone)
        #expect(try phone == picture(.visible, width: 390, idiom: .phone))
        #expect(try phone != picture(.hidden, width: 390, idiom: .phone))
        let stack = try picture(.automatic, width: 900, idiom: .pad, isStack: true)
        #expect(try stack == picture(.visible, width: 900, idiom: .pad, isStack: true))
    }
}
