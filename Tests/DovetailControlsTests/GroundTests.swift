import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// What pages, grouped content and sheets are drawn on.
@MainActor
@Suite("Grounds")
struct GroundTests {
    private func hex(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> String {
        let color = try host.color(at: CGPoint(x: x, y: y))
        return [color.red, color.green, color.blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }

    private func host<V: View>(
        _ scheme: ColorScheme, _ idiom: Idiom = .pad, @ViewBuilder content: @escaping () -> V
    ) -> TestHost {
        TestHost(size: CGSize(width: 390, height: 400), colorScheme: scheme, idiom: idiom, content: content)
    }

    @Test("a window of a touch device is white or black, one of a desktop grey", arguments: Idiom.allCases)
    func window(idiom: Idiom) throws {
        #expect(try hex(host(.light, idiom) { Text("a") }, 2, 2) == (idiom == .desktop ? "F6F6F8" : "FFFFFF"))
        #expect(try hex(host(.dark, idiom) { Text("a") }, 2, 2) == (idiom == .desktop ? "1C1C1F" : "000000"))
        let preferred = host(.light, idiom) { Text("a").preferredColorScheme(.dark) }
        #expect(try hex(preferred, 2, 2) == (idiom == .desktop ? "1C1C1F" : "000000"))
    }

    @Test(
        "forms and lists of cards have a grey ground and white rows, in the dark black and grey; plain lists that of the window"
    )
    func grouped() throws {
        for (scheme, ground, row) in [(ColorScheme.light, "F2F2F7", "FFFFFF"), (.dark, "000000", "1C1C1E")] {
            let form = host(scheme) { Form { Text("a") } }
            let frame = try form.frame(of: "a")
            #expect(try hex(form, 3, 3) == ground && hex(form, 3, 390) == ground)
            #expect(try hex(form, frame.maxX + 20, frame.midY) == row)
            let list = host(scheme) { NavigationStack { List { Text("a") }.navigationTitle("Title") } }
            #expect(try hex(list, 3, 3) == ground)
            let plain = host(scheme) { List { Text("a") }.listStyle(.plain) }
            #expect(try hex(plain, 3, 390) == (scheme == .light ? "FFFFFF" : "000000"))
            let hidden = host(scheme) { List { Text("a") }.scrollContentBackground(.hidden) }
            #expect(try hex(hidden, 3, 390) == (scheme == .light ? "FFFFFF" : "000000"))
        }
    }

    @Test("a sheet in the dark is lighter than the page below it, a cover is not")
    func sheets() throws {
        let sheet = host(.dark) { Text("a").sheet(isPresented: .constant(true)) { Text("b") } }
        sheet.advance(by: .seconds(1))
        #expect(try hex(sheet, 30, 390) == "1C1C1E")
        let form = host(.dark) { Text("a").sheet(isPresented: .constant(true)) { Form { Text("b") } } }
        form.advance(by: .seconds(1))
        let row = try form.frame(of: "b")
        #expect(try hex(form, row.maxX + 10, row.midY) == "2C2C2E")
        let cover = host(.dark) { Text("a").fullScreenCover(isPresented: .constant(true)) { Text("b") } }
        cover.advance(by: .seconds(1))
        #expect(try hex(cover, 30, 390) == "000000")
    }

    @Test("the background style, its levels and UIKit's colours are those of the system")
    func styles() throws {
        for (scheme, colors) in [
            (ColorScheme.light, ["FFFFFF", "F2F2F7", "FFFFFF", "FFFFFF", "F2F2F7", "F2F2F7", "FFFFFF"]),
            (.dark, ["000000", "1C1C1E", "2C2C2E", "000000", "1C1C1E", "000000", "1C1C1E"]),
        ] {
            let host = host(scheme) {
                VStack(spacing: 0) {
                    Rectangle().fill(.background)
                    Rectangle().fill(.background.secondary)
                    Rectangle().fill(.background.tertiary)
                    Color(UIColor.systemBackground)
                    Color(UIColor.secondarySystemBackground)
                    Color(UIColor.systemGroupedBackground)
                    Color(UIColor.secondarySystemGroupedBackground)
                }
                .frame(height: 350)
            }
            for (index, color) in colors.enumerated() {
                #expect(try hex(host, 100, 25 + CGFloat(index) * 50 + 25) == color, "\(scheme) \(index)")
            }
        }
    }

    @Test("in a narrow window of a touch device a sheet takes all but the top")
    func largeSheet() throws {
        let host = TestHost(size: CGSize(width: 390, height: 844)) {
            Text("a").sheet(isPresented: .constant(true)) { Color.red.accessibilityIdentifier("sheet") }
        }
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "sheet") == CGRect(x: 0, y: 20, width: 390, height: 824))
    }
}
