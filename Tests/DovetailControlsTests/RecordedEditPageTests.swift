import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// Pages of an authenticator app beside the pictures that it recorded on iOS 17, on a phone of three pixels a point and 390 points wide, with text
/// one step smaller than usual.
///
/// Written anew here: fields with titles above them, a switch, choices, a stepper, a divider and buttons, in a page that can be scrolled; and rows of
/// settings with dividers between them. Heights are told from the lower edge of the navigation bar.
@MainActor
@Suite("Pages: a form and settings recorded on iOS")
struct RecordedEditPageTests {
    /// The app gives text a distance between its lines, and room above and below.
    fileprivate struct Style {
        let font: Font
        let line: CGFloat
        let size: CGFloat

        static let title2 = Style(font: .title2, line: 28, size: 22)
        static let body = Style(font: .body, line: 22, size: 17)
        static let subheadline = Style(font: .subheadline, line: 20, size: 15)
        static let footnote = Style(font: .footnote, line: 18, size: 13)
    }

    private struct Field<Content: View>: View {
        let title: String
        @ViewBuilder let content: Content

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text(title).fontWeight(.semibold).styled(.subheadline)
                content
                    .frame(maxWidth: .infinity, minHeight: 28, alignment: .leading)
                    .padding(.horizontal, 16).padding(.vertical, 8)
                    .background { mark("field " + title) }
            }
        }
    }

    private struct Fill: ButtonStyle {
        let name: String
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(.vertical, 14).frame(maxWidth: .infinity).background { mark(name) }
        }
    }

    private func choice(_ title: String, _ value: String) -> some View {
        Field(title: title) {
            Menu {
                Button(value) {}
            } label: {
                HStack {
                    Text(value)
                    Spacer()
                }
            }
            .styled(.body)
        }
    }

    private var page: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                VStack(alignment: .leading, spacing: 8) {
                    Text("Item information").styled(.footnote).textCase(.uppercase)
                    VStack(alignment: .leading, spacing: 16) {
                        Field(title: "Name") { TextField("", text: .constant("Issuer")).styled(.body) }
                        Field(title: "Key") { TextField("", text: .constant("example")).styled(.body) }
                        Field(title: "Username") { TextField("", text: .constant("Account")).styled(.body) }
                        Toggle("Favorite", isOn: .constant(false)).styled(.body)
                    }
                }
                Text("Advanced").styled(.body).padding(.vertical, 12)
                choice("OTP Type", "TOTP")
                choice("Algorithm", "SHA1")
                choice("Refresh period", "30 seconds")
                Stepper(value: .constant(6), in: 5...10) {
                    HStack {
                        Text("Number of digits").styled(.body)
                        Spacer()
                        Text("6").monospacedDigit().styled(.body).background { mark("digits") }
                    }
                    .padding(.trailing, 4)
                }
                .padding(.top, 4)
                Divider().background { mark("divider") }
                Button("Save") {}.buttonStyle(Fill(name: "save"))
                Button("Delete") {}.buttonStyle(Fill(name: "delete"))
            }
            .padding(16)
        }
    }

    @Test("fields, a switch, a stepper, a divider and buttons of a form are where they are there")
    func form() throws {
        let host = TestHost(size: CGSize(width: 390, height: 957), idiom: .phone) {
            page.dynamicTypeSize(.medium)
        }
        defer { host.close() }
        let recorded: [(String, CGRect)] = [
            ("field Name", CGRect(x: 16, y: 73.33, width: 358, height: 44)),
            ("field Key", CGRect(x: 16, y: 163.33, width: 358, height: 44)),
            ("field Username", CGRect(x: 16, y: 253.33, width: 358, height: 44)),
            ("field OTP Type", CGRect(x: 16, y: 467.67, width: 358, height: 44)),
            ("field Algorithm", CGRect(x: 16, y: 561.67, width: 358, height: 44)),
            ("field Refresh period", CGRect(x: 16, y: 655.67, width: 358, height: 44)),
            ("divider", CGRect(x: 16, y: 775.67, width: 358, height: 0.33)),
            ("save", CGRect(x: 16, y: 796, width: 358, height: 47.33)),
            ("delete", CGRect(x: 16, y: 863.33, width: 358, height: 47.33)),
        ]
        for (name, there) in recorded { expect(try host.frame(of: name), there, name) }
        // The switch reaches 2 points beyond the place that it has.
        expect(try #require(host.shape(width: 51)), CGRect(x: 325, y: 316, width: 51, height: 31), "switch")
        // The digits end 4 before where the label does, and that ends 8 before the buttons.
        #expect(abs(try host.frame(of: "digits").maxX - 268) <= 0.34)
    }

    private func row(_ name: String, divider: Bool = true) -> some View {
        Button {
        } label: {
            VStack(spacing: 0) {
                HStack {
                    Text(name).styled(.body).padding(.vertical, 19)
                    Spacer()
                }
                .padding(.horizontal, 16)
                if divider { Divider().background { mark("below " + name) }.padding(.leading, 16) }
            }
        }
    }

    @Test("dividers between rows of settings are a pixel of the device, and the rows below them as much further down")
    func settings() throws {
        let host = TestHost(size: CGSize(width: 390, height: 790), idiom: .phone) {
            ScrollView {
                VStack(spacing: 0) {
                    VStack(alignment: .leading, spacing: 8) {
                        Text("DATA").styled(.footnote)
                        VStack(spacing: 0) {
                            row("Import")
                            row("Export")
                            row("Backup", divider: false)
                        }
                    }
                    .padding(.bottom, 32)
                    Text("APPEARANCE").styled(.footnote).background { mark("next") }
                }
                .padding(16)
            }
            .dynamicTypeSize(.medium)
        }
        defer { host.close() }
        for (name, y) in [("below Import", 105.67 as CGFloat), ("below Export", 168.33)] {
            expect(try host.frame(of: name), CGRect(x: 32, y: y, width: 342, height: 0.33), name)
        }
        // Capitals of 12 points begin 2.67 below the top of their line, and that 2.5 below the top of the text with its room.
        #expect(abs(try host.frame(of: "next").minY + 2.5 + 2.83 - 268.33) <= 0.5)
    }

    @Test(
        "a distance between lines takes the place of the leading of the text's style, and lines are whole pixels high")
    func lines() throws {
        /// Two lines of 21 points with 3 between them are 28.33 apart there, and three of 14 with 2.5 between them 19.5.
        for (style, text, count, distance) in [
            (Style.title2, "Secure your accounts with Bitwarden Authenticator", 2, 28.33 as CGFloat),
            (
                .subheadline,
                "Allow Authenticator app syncing in settings to view all your verification codes here.", 3, 19.5
            ),
        ] {
            let host = TestHost(size: CGSize(width: count == 2 ? 326 : 236, height: 300), idiom: .phone) {
                Text(text).font(style.font).lineSpacing((style.line - style.size) / 2).dynamicTypeSize(.medium)
            }
            defer { host.close() }
            let tops = try host.lineTops()
            #expect(tops.count == count)
            for (upper, lower) in zip(tops, tops.dropFirst()) { #expect(abs(lower - upper - distance) <= 0.1) }
        }
    }

    @Test("without such a distance, and where it is less, lines follow one another as the style says")
    func leading() throws {
        for spacing in [0 as CGFloat, 1] {
            let host = TestHost(size: CGSize(width: 200, height: 300), idiom: .phone) {
                Text("One line and the next one below it").lineSpacing(spacing)
            }
            defer { host.close() }
            let tops = try host.lineTops()
            #expect(tops.count == 2 && abs(tops[1] - tops[0] - 22) <= 0.1)
        }
    }

    private func expect(_ frame: CGRect, _ there: CGRect, _ name: String) {
        let distances = [
            frame.minX - there.minX, frame.minY - there.minY, frame.maxX - there.maxX, frame.maxY - there.maxY,
        ]
        #expect(distances.allSatisfy { abs($0) <= 0.5 }, "\(name) is at \(frame), not at \(there)")
    }
}

extension View {
    fileprivate func styled(_ style: RecordedEditPageTests.Style) -> some View {
        font(style.font)
            .padding(.vertical, (style.line - style.size) / 2)
            .lineSpacing((style.line - style.size) / 2)
            .frame(minHeight: style.line)
    }
}

/// A ground with a name, which tells where it is.
private func mark(_ name: String) -> some View {
    Color.gray.accessibilityElement().accessibilityIdentifier(name)
}

extension TestHost {
    /// Where the first shape of a width is.
    fileprivate func shape(width: CGFloat) -> CGRect? {
        var found: CGRect?
        window.displayTree.root.forEach { node in
            if found == nil, case .fill = node.content, abs(node.frameInWindow.width - width) < 0.01 {
                found = node.frameInWindow
            }
        }
        return found
    }

    /// The tops of the lines of the only text.
    fileprivate func lineTops() throws -> [CGFloat] {
        var tops: [CGFloat]?
        window.displayTree.root.forEach { node in
            guard case .text(let text) = node.content, let shape = text.shape else { return }
            tops = shape.lines(in: node.frameInWindow.size).map(\.frame.minY)
        }
        return try #require(tops)
    }
}
