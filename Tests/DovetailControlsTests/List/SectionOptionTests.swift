import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Actions and margins of sections.
@MainActor
@Suite("Options of sections")
struct SectionOptionTests {
    @Test("sectionActions: the actions are the last rows of the section, before its footer; they go and come with it")
    func actions() throws {
        let names = Model(["a"])
        let isExpanded = Model(true)
        let host = TestHost(size: CGSize(width: 300, height: 600)) {
            Bound(names) { names in
                Bound(isExpanded) { isExpanded in
                    List {
                        Section("One", isExpanded: isExpanded) {
                            ForEach(names.wrappedValue, id: \.self) { Text($0) }
                        }
                        .sectionActions { Button("Add") { names.wrappedValue.append("b") } }
                        Section("Two") { Text("c") }
                    }
                }
            }
        }
        #expect(host.texts == ["One", "a", "Add", "Two", "c"])
        try host.tap("Add")
        #expect(host.texts == ["One", "a", "b", "Add", "Two", "c"])
        isExpanded.value = false
        host.settle()
        host.advance(by: .seconds(1))
        #expect(host.texts == ["One", "Two", "c"])
    }

    @Test("sectionActions: inner and outer ones, and outside of lists")
    func nestedActions() {
        let host = TestHost(size: CGSize(width: 300, height: 600)) {
            VStack {
                Section("One") { Text("a") }.sectionActions { Text("inner") }.sectionActions { Text("outer") }
            }
        }
        #expect(host.texts == ["One", "a", "inner", "outer"])
    }

    @Test("listSectionMargins: beside a section, for one or for all of a list, and nil for the list's own")
    func margins() throws {
        let host = TestHost(size: CGSize(width: 300, height: 600), idiom: .phone) {
            List {
                Section { Text("a") }.listSectionMargins(.horizontal, 40)
                Section { Text("b") }.listSectionMargins(.leading, nil)
                Section { Text("c") }
            }
            .listStyle(.insetGrouped)
            .listSectionMargins(.leading, 0)
        }
        // Rows have 16 within their card.
        #expect(try host.frame(of: "a").minX == 56)
        #expect(try host.frame(of: "b").minX == 16)
        #expect(try host.frame(of: "c").minX == 16)
        let plain = TestHost(size: CGSize(width: 300, height: 600), idiom: .phone) {
            List { Section { Text("a") }.listSectionMargins(.leading, nil) }.listStyle(.insetGrouped)
        }
        #expect(try plain.frame(of: "a").minX == 32)
    }

    @Test("listSectionMargins: above and below a section")
    func verticalMargins() throws {
        func distance(_ change: @escaping (AnyView) -> AnyView) throws -> CGFloat {
            let host = TestHost(size: CGSize(width: 300, height: 600), idiom: .phone) {
                List {
                    change(AnyView(Section { Text("a") }))
                    Section { Text("b") }
                }
                .listStyle(.insetGrouped)
            }
            return try host.frame(of: "b").minY - host.frame(of: "a").minY
        }
        // Cards are 35 apart, and rows 44 high.
        #expect(try distance { $0 } == 79)
        #expect(try distance { AnyView($0.listSectionMargins(.bottom, 50)) } == 94)
        #expect(try distance { AnyView($0.listSectionMargins(.top, 50)) } == 79)
    }

    @available(*, deprecated)
    private struct Collapsible: View {
        let isCollapsible: Bool
        var body: some View { List { Section("One") { Text("a") }.collapsible(isCollapsible) } }
    }

    @Test("collapsible: a section that a person can close, and one that stays open")
    @available(*, deprecated)
    func collapsible() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Collapsible(isCollapsible: true) }
        #expect(host.texts == ["One", "a"])
        try host.tap("Collapse")
        host.advance(by: .seconds(1))
        #expect(host.texts == ["One"])
        try host.tap("Expand")
        host.advance(by: .seconds(1))
        #expect(host.texts == ["One", "a"])
        let open = TestHost(size: CGSize(width: 300, height: 300)) { Collapsible(isCollapsible: false) }
        #expect(open.texts == ["One", "a"])
        #expect(!open.exists("Collapse"))
    }

    @Test("a pinned header is read before its rows, at first and when it is pinned")
    func pinnedHeaders() {
        let host = TestHost(size: CGSize(width: 300, height: 200), idiom: .phone) {
            List {
                ForEach(0..<3, id: \.self) { section in
                    Section("Header \(section)") { ForEach(0..<10, id: \.self) { Text("Row \(section).\($0)") } }
                }
            }
            .listStyle(.plain)
        }
        #expect(Array(host.texts.prefix(3)) == ["Header 0", "Row 0.0", "Row 0.1"])
        host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 100))
        #expect(host.texts.first == "Header 0")
        host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 400))
        let texts = host.texts
        #expect(texts.firstIndex(of: "Header 1")! < texts.firstIndex { $0.hasPrefix("Row 1.") }!)
    }
}
