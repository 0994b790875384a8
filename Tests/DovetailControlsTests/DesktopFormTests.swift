import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// What differs in forms on a desktop.
@MainActor
@Suite("Forms on a desktop")
struct DesktopFormTests {
    private func picture(_ style: some FormStyle, _ toggleStyle: some ToggleStyle) throws -> Data {
        try TestHost(size: CGSize(width: 300, height: 100), idiom: .desktop) {
            Form { Toggle("Sounds", isOn: .constant(true)) }.formStyle(style).toggleStyle(toggleStyle)
        }.png()
    }

    @Test("A toggle is a switch in a form of the grouped style, and a checkbox in others")
    func toggles() throws {
        // Smaller than a switch that was asked for, so that it is no higher than a line.
        #expect(try picture(.grouped, .automatic) != picture(.grouped, .checkbox))
        #expect(try picture(.grouped, .automatic) != picture(.automatic, .automatic))
        #expect(try picture(.automatic, .automatic) == picture(.automatic, .checkbox))
        #expect(try picture(.columns, .automatic) == picture(.columns, .checkbox))
    }

    @Test("A toggle of a sheet over a grouped form is a checkbox again")
    func sheet() throws {
        func picture(_ toggleStyle: some ToggleStyle) throws -> Data {
            let host = TestHost(size: CGSize(width: 400, height: 300), idiom: .desktop) {
                Form {
                    Text("row").sheet(isPresented: .constant(true)) {
                        Toggle("Sounds", isOn: .constant(true)).toggleStyle(toggleStyle)
                    }
                }
                .formStyle(.grouped)
            }
            host.advance(by: .seconds(1))
            return try host.png()
        }
        #expect(try picture(.automatic) == picture(.checkbox))
    }

    @Test(
        "A slider shows its label before it, unless labels are hidden; on touch devices assistive tools alone have it")
    func sliderLabel() throws {
        func track(_ idiom: Idiom, hidden: Bool = false) throws -> CGRect {
            let host = TestHost(size: CGSize(width: 300, height: 100), idiom: idiom) {
                let slider = Slider(value: .constant(0.5)) { Text("Volume of sounds") }
                if hidden { slider.labelsHidden() } else { slider }
            }
            #expect(host.texts.isEmpty)
            return try host.frame(of: "Volume of sounds")
        }
        #expect(try track(.desktop).minX > 60)
        #expect(try track(.desktop).maxX == 300)
        #expect(try track(.desktop, hidden: true).width == 300)
        #expect(try track(.phone).width == 300)
    }

    @Test("Rows of a list with margins may have alternating grounds")
    func alternatingRows() throws {
        func colors(_ style: some ListStyle) throws -> [Color.Resolved] {
            let host = TestHost(size: CGSize(width: 300, height: 200), idiom: .desktop) {
                List(0..<3) { Text("Row \($0)") }.listStyle(style)
            }
            return try (0..<3).map { try host.color(at: CGPoint(x: 200, y: host.frame(of: "Row \($0)").midY)) }
        }
        let alternating = try colors(.inset(alternatesRowBackgrounds: true))
        #expect(alternating[0] != alternating[1])
        #expect(alternating[0] == alternating[2])
        let plain = try colors(.inset)
        #expect(plain[0] == plain[1])
    }
}
