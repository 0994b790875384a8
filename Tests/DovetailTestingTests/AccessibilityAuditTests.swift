import DovetailTesting
import SwiftUI
import Testing

/// What the audit finds in a window, and what it leaves alone.
@Suite("Accessibility audit")
@MainActor
struct AccessibilityAuditTests {
    @Test("each of ten faults is found, with what and where it is")
    func plantedFaults() throws {
        struct Faults: View {
            var body: some View {
                VStack(alignment: .leading, spacing: 30) {
                    // Elements without names.
                    Button {
                    } label: {
                        Color.red.frame(width: 40, height: 30)
                    }
                    TextField("", text: .constant("text")).frame(width: 100, height: 30)
                    Toggle("", isOn: .constant(true)).frame(width: 60)
                    Slider(value: .constant(0.5)).frame(width: 100)
                    // Small targets close to each other.
                    HStack(spacing: 2) {
                        Button {
                        } label: {
                            Color.blue.frame(width: 12, height: 12)
                        }.accessibilityLabel("small one")
                        Button {
                        } label: {
                            Color.blue.frame(width: 12, height: 12)
                        }.accessibilityLabel("small two")
                    }
                    // Weak contrast.
                    Text("pale").foregroundColor(Color(red: 0.8, green: 0.8, blue: 0.8))
                    // The same name twice.
                    HStack(spacing: 20) {
                        Button("More") {}.frame(height: 30)
                        Button("More") {}.frame(height: 30)
                    }
                    // Cut off at the largest size.
                    Text("a text that is as wide as this").lineLimit(1).frame(width: 260, alignment: .leading)
                    // Read after what is below.
                    VStack {
                        Text("first").accessibilitySortPriority(-1)
                        Text("second")
                    }
                }
                .padding()
            }
        }
        let host = TestHost(size: CGSize(width: 500, height: 2000)) { Faults() }
        let issues = try host.accessibilityAudit()
        func found(_ type: AccessibilityAuditTypes) -> [String] {
            issues.filter { $0.auditType == type }.map(\.element)
        }
        #expect(found(.sufficientElementDescription) == ["button", "textField", "toggle", "slider"], "\(issues)")
        #expect(found(.hitRegion) == ["small one", "small two"], "\(issues)")
        #expect(found(.contrast) == ["pale"], "\(issues)")
        #expect(found(.duplicateName) == ["More"], "\(issues)")
        #expect(found(.textClipped) == ["a text that is as wide as this"], "\(issues)")
        #expect(found(.order) == ["first"], "\(issues)")
        let small = try #require(issues.first { $0.element == "small two" })
        #expect(small.frame == (try host.frame(of: "small two")))
        #expect(
            small.description.hasSuffix(
                "it is 12 × 12 points with another target beside it; 24 × 24 are needed."))
    }

    @Test("types that are left out are not looked for, and issues that are ignored are not told")
    func exceptions() throws {
        struct Pale: View {
            var body: some View {
                VStack(spacing: 40) {
                    Text("pale").foregroundColor(Color(red: 0.8, green: 0.8, blue: 0.8))
                    Button {
                    } label: {
                        Color.red.frame(width: 40, height: 40)
                    }
                }
            }
        }
        let host = TestHost { Pale() }
        #expect(try host.accessibilityAudit(for: .contrast).map(\.element) == ["pale"])
        #expect(try host.accessibilityAudit { $0.element == "pale" }.map(\.element) == ["button"])
        #expect(try host.accessibilityAudit(for: [.order, .duplicateName]).isEmpty)
    }

    @Test("a clear text, which is there to be read aloud, has nothing that could stand out")
    func clear() throws {
        struct Page: View {
            let color: Color
            var body: some View {
                Text("unseen").foregroundStyle(color).background { Color(white: 0.9).frame(width: 10, height: 10) }
            }
        }
        #expect(try TestHost { Page(color: .clear) }.accessibilityAudit(for: .contrast).isEmpty)
        #expect(
            try TestHost { Page(color: Color(white: 0.8)) }.accessibilityAudit(for: .contrast).map(\.element)
                == ["unseen"])
    }

    @Test("texts in the colours of the system stand out, light and dark", arguments: [ColorScheme.light, .dark])
    func ownColours(scheme: ColorScheme) throws {
        struct Plain: View {
            var body: some View {
                VStack(spacing: 30) {
                    Text("primary")
                    Text("disabled is exempt")
                    Button("Action") {}.frame(height: 30)
                    Toggle("Toggle", isOn: .constant(true))
                }
                .padding()
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400), colorScheme: scheme) { Plain() }
        let issues = try host.accessibilityAudit(for: .contrast)
        #expect(issues.isEmpty, "\(issues)")
    }
}
