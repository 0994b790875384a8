import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

/// UIKit's ways to choose a colour.
@MainActor
@Suite("Colours to choose in UIKit")
struct UIColorPickerTests {
    private struct Well: UIViewRepresentable {
        let well: UIColorWell
        func makeUIView(context: Context) -> UIColorWell { well }
        func updateUIView(_ uiView: UIColorWell, context: Context) {}
    }

    private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
        var log: [String] = []
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) { log.append("chose") }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("done") }
    }

    private struct Page: UIViewControllerRepresentable {
        let controller: UIColorPickerViewController
        func makeUIViewController(context: Context) -> UIColorPickerViewController { controller }
        func updateUIViewController(_ uiViewController: UIColorPickerViewController, context: Context) {}
    }

    private func red(_ color: UIColor?) -> CGFloat {
        var red: CGFloat = -1
        color?.getRed(&red, green: nil, blue: nil, alpha: nil)
        return red
    }

    @Test("a well takes the colour that is chosen in its panel, and tells")
    func well() throws {
        let well = UIColorWell()
        well.title = "Ink"
        well.selectedColor = .black
        var told = 0
        well.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        let host = TestHost { Well(well: well) }
        try host.tap("Ink")
        try host.tap("#FF3B30")
        #expect(told == 1 && abs(red(well.selectedColor) - 1) < 0.01)
    }

    @Test("a page tells each colour that is chosen, and once that the person has left")
    func page() throws {
        let controller = UIColorPickerViewController()
        controller.selectedColor = .blue
        controller.supportsAlpha = false
        let listener = Listener()
        controller.delegate = listener
        let host = TestHost(size: CGSize(width: 390, height: 600)) { Page(controller: controller) }
        #expect(host.exists("Colors") && host.exists("Hue") && !host.exists("Opacity"))
        try host.tap("#FF3B30")
        #expect(listener.log == ["chose"] && abs(red(controller.selectedColor) - 1) < 0.01)
        try host.tap("Close")
        try host.tap("Close")
        #expect(listener.log == ["chose", "done"])
    }
}
