import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Configurations and menus of UIKit's buttons")
struct UIButtonConfigurationTests {
    private struct Shown<Kind: UIView>: UIViewRepresentable {
        let make: () -> Kind
        func makeUIView(context: Context) -> Kind { make() }
        func updateUIView(_ uiView: Kind, context: Context) {}
    }

    @Test("a configuration says what the button shows, how large it is and what is behind it")
    func look() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.subtitle = "All of it"
        configuration.baseBackgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration, primaryAction: nil)
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Shown { button }.fixedSize().background(Color.white)
        }
        #expect(host.texts == ["Save", "All of it"])
        let place = try host.frame(of: "Save All of it")
        #expect(place.size == button.intrinsicContentSize)
        let fill = try host.color(at: CGPoint(x: place.minX + 10, y: place.midY))
        #expect(fill.red > 0.9 && fill.green < 0.2)
        let small = button.intrinsicContentSize
        button.configuration?.buttonSize = .large
        #expect(button.intrinsicContentSize.height == small.height + 16)
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        #expect(button.intrinsicContentSize.height == small.height - 14)
        button.configuration?.image = UIImage(systemName: "star")
        button.configuration?.imagePadding = 30
        host.settle()
        #expect(host.symbols == ["star"])
    }

    @Test("the handler changes the configuration with the state, and an action runs on a press")
    func state() throws {
        var log: [String] = []
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in log.append("go") })
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isEnabled ? button.isHighlighted ? "Pressed" : "Ready" : "Off"
        }
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Shown { button } }
        #expect(host.exists("Ready"))
        host.hold(at: CGPoint(x: 150, y: 100))
        #expect(host.exists("Pressed"))
        host.release()
        host.settle()
        #expect(host.exists("Ready") && log == ["go"])
        button.isEnabled = false
        host.settle()
        #expect(host.exists("Off"))
    }

    @Test("a press opens a menu that is the primary action; its marked action can be the title")
    func menu() throws {
        var log: [String] = []
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.menu = UIMenu(
            title: "Order",
            children: [
                UIAction(title: "Name", state: .on) { _ in log.append("name") },
                UIMenu(title: "Other", children: [UIAction(title: "Size") { action in log.append(action.title) }]),
            ])
        button.showsMenuAsPrimaryAction = true
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Shown { button }.frame(width: 100, height: 40) }
        try host.tap("Sort")
        host.advance(by: .seconds(1))
        try host.tap("Name")
        host.advance(by: .seconds(1))
        #expect(log == ["name"])
        button.changesSelectionAsPrimaryAction = true
        host.settle()
        #expect(host.exists("Name") && !host.exists("Sort"))
    }
}
