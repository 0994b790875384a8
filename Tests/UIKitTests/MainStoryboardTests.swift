import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import DovetailUIKit

/// Found by its name, as a storyboard has it.
final class StoryboardController: UIViewController {
    override func viewDidLoad() { (view as? StoryboardView)?.text.text = "from the storyboard" }
}

final class StoryboardView: UIView {
    let text = UILabel()
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        #expect(coder.decodeObject(forKey: "anything") == nil)
        text.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        addSubview(text)
    }
}

@MainActor
@Suite("Storyboards that apps begin with")
struct MainStoryboardTests {
    private func storyboard(_ controller: String, _ view: String, inside: String = "") -> String {
        """
        <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3" initialViewController="B-1">
        <scenes><scene><objects><viewController id="A-1" customClass="Other"><view key="view" customClass="No"/>
        </viewController><viewController id="B-1" \(controller) sceneMemberID="viewController">
        <view key="view" id="3" \(view)><rect key="frame" x="0"/>\(inside)</view>
        </viewController></objects></scene></scenes></document>
        """
    }

    @Test("the first controller and its view are of the classes that it says")
    func classes() throws {
        let board = try #require(
            MainStoryboard(storyboard("customClass=\"StoryboardController\"", "customClass=\"StoryboardView\"")))
        #expect(board.controllerClass == "StoryboardController" && board.viewClass == "StoryboardView")
        let controller = try #require(board.controller(module: "UIKitTests"))
        let host = TestHost { Shown(controller: controller) }
        #expect(host.exists("from the storyboard"))
        #expect(controller is StoryboardController)
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    @Test(
        "the program's delegate has the window of the storyboard before it is shown; one without a place for it has none"
    )
    func window() {
        final class Delegate: NSObject, UIApplicationDelegate { var window: UIWindow? }
        final class Plain: NSObject, UIApplicationDelegate {}
        let delegate = Delegate()
        let launch = UIKitLaunch.ofProgram
        defer { launch.reset() }
        let controller = UIViewController()
        launch.open(controller) {
            delegate.window = $0
            #expect(launch.window == nil)
        }
        #expect(delegate.window === launch.window && delegate.window?.rootViewController === controller)
        let plain: any UIApplicationDelegate = Plain()
        plain.window = delegate.window
        #expect(plain.window == nil)
    }

    @Test("one that says more, or names what there is not, makes no controller")
    func others() throws {
        #expect(MainStoryboard(storyboard("customClass=\"A\"", "", inside: "<subviews><label/></subviews>")) == nil)
        #expect(MainStoryboard(storyboard("", "")) == nil && MainStoryboard("") == nil)
        #expect(MainStoryboard("<viewController id=\"") == nil)
        let missing = try #require(MainStoryboard(storyboard("customClass=\"NoSuch\"", "")))
        #expect(missing.viewClass == nil && missing.controller(module: "UIKitTests") == nil)
        let noController = try #require(MainStoryboard(storyboard("customClass=\"StoryboardView\"", "")))
        #expect(noController.controller(module: "UIKitTests") == nil)
    }
}
