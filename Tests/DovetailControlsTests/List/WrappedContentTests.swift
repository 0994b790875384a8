import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailTesting

/// A type of a library that is columns, rows or entries of a rotor where what it holds is, as libraries that observe models have.
private struct Wrapped<Content> {
    private let content: () -> Content
    var body: Content { content() }
    init(content: @escaping @autoclosure () -> Content) { self.content = content }
}

extension Wrapped: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    init(@AccessibilityRotorContentBuilder content: @escaping () -> Content) { self.init(content: content()) }
}

extension Wrapped: TableColumnContent where Content: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never

    init<R, C>(@TableColumnBuilder<R, C> content: @escaping () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator { self.init(content: content()) }

    nonisolated var tableColumnBody: Never { fatalError() }

    nonisolated static func _makeContent(
        content: _GraphValue<Wrapped<Content>>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        Content._makeContent(content: content[\.body], inputs: inputs)
    }
}

extension Wrapped: TableRowContent where Content: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never
    init<R>(@TableRowBuilder<R> content: @escaping () -> Content) where R == Content.TableRowValue {
        self.init(content: content())
    }
    nonisolated var tableRowBody: Never { fatalError() }
}

extension Wrapped: View where Content: View {
    init(@ViewBuilder content: @escaping () -> Content) { self.init(content: content()) }
}

/// Columns of a type that does not say which they are.
private struct Silent: TableColumnContent {
    typealias TableRowValue = Bird
    typealias TableColumnSortComparator = Never
    typealias TableColumnBody = Never
}

private struct Bird: Identifiable {
    var id: String { name }
    let name: String
}

@MainActor
@Suite("Parts that libraries wrap")
struct WrappedContentTests {
    @Test("columns that a library wraps are shown, and a type that says nothing has none")
    func columns() {
        let birds = [Bird(name: "Owl"), Bird(name: "Wren")]
        func texts<Columns: TableColumnContent<Bird, Never>>(
            @TableColumnBuilder<Bird, Never> _ columns: @escaping () -> Columns
        ) -> [String] {
            TestHost(size: CGSize(width: 400, height: 300), idiom: .desktop) { Table(birds, columns: columns) }.texts
        }
        let wrapped = texts { Wrapped { TableColumn("Name") { (bird: Bird) in Text(bird.name) } } }
        #expect(wrapped.contains("Name") && wrapped.contains("Wren"))
        #expect(!texts { Silent() }.contains("Wren"))
    }

    @Test("entries of a rotor that a library wraps are found")
    func rotor() throws {
        let host = TestHost {
            VStack {
                Text("Owl").accessibilityIdentifier("owl")
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Birds")
            .accessibilityRotor("Night") {
                Wrapped { AccessibilityRotorEntry("Owl", id: "owl") }
                ForEach(["a", "b"], id: \.self) { AccessibilityRotorEntry($0, id: $0) }
            }
        }
        let rotors = try host.element("Birds").namedActions?.rotors
        #expect(rotors?.first?.entries.map(\.label) == ["Owl", "a", "b"])
    }
}
