import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("What views of UIKit's hear of their surroundings")
struct UITraitChangesTests {
    private final class Sensitive: UIView {
        var heard: [UIUserInterfaceStyle?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            heard.append(previousTraitCollection?.userInterfaceStyle)
        }
    }

    private final class Controller: UIViewController {
        var heard = 0
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { heard += 1 }
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: Controller
        func makeUIViewController(context: Context) -> Controller { controller }
        func updateUIViewController(_ controller: Controller, context: Context) {}
    }

    @Test("a view of an app's own class and a controller are told when it becomes dark, with how it was before")
    func dark() {
        let view = Sensitive()
        let controller = Controller()
        controller.view.addSubview(view)
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let host = TestHost { Shown(controller: controller) }
        #expect(view.heard.isEmpty && controller.heard == 0)
        host.setColorScheme(.dark)
        #expect(view.heard == [.light] && controller.heard == 1)
        host.setColorScheme(.dark)
        #expect(view.heard == [.light] && controller.heard == 1)
        host.setColorScheme(.light)
        #expect(view.heard == [.light, .dark] && controller.heard == 2)
    }

    @Test("what is said of a phone's bar and of keyboards on the screen is taken, and changes nothing")
    func accepted() {
        let controller = Controller()
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(controller.preferredStatusBarStyle == .lightContent && !controller.prefersStatusBarHidden)
        let field = UITextField()
        let keyboard = UIView()
        field.inputView = keyboard
        field.reloadInputViews()
        #expect(field.inputView === keyboard && field.inputAccessoryView == nil)
        let responder: UIResponder = field
        #expect(responder.inputView === keyboard)
    }
}
