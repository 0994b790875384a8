import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Segues that an app makes")
struct UIStoryboardSegueTests {
    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    private final class Page: UIViewController {
        let text: String
        init(_ text: String) {
            self.text = text
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            let label = UILabel()
            label.text = text
            label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            view.addSubview(label)
        }
    }

    private final class FirstPage: UIViewController {
        var prepared: [String?] = []
        override func performSegue(withIdentifier identifier: String, sender: Any?) {
            guard identifier == "details", shouldPerformSegue(withIdentifier: identifier, sender: sender) else {
                return super.performSegue(withIdentifier: identifier, sender: sender)
            }
            let next = Page("Details")
            let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: next) { [unowned self] in
                show(next, sender: sender)
            }
            prepare(for: segue, sender: sender)
            segue.perform()
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            prepared.append(segue.identifier)
            segue.destination.title = sender as? String
            #expect(segue.source === self)
        }
    }

    @Test("a controller prepares the one that its segue leads to, which the closure shows")
    func closure() {
        let first = FirstPage()
        let host = TestHost(size: CGSize(width: 390, height: 800), idiom: .phone) {
            Shown(controller: UINavigationController(rootViewController: first))
        }
        first.performSegue(withIdentifier: "details", sender: "Name")
        host.advance(by: .seconds(1))
        #expect(host.exists("Details") && host.exists("Name"))
        #expect(first.prepared == ["details"])
    }

    @Test("a class of an app's own goes its way; one that says nothing shows nothing")
    func ownClass() {
        final class Replacing: UIStoryboardSegue {
            override func perform() { source.navigationController?.setViewControllers([destination], animated: false) }
        }
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        let last = Page("Last")
        let host = TestHost(size: CGSize(width: 390, height: 800), idiom: .phone) { Shown(controller: navigation) }
        Replacing(identifier: nil, source: first, destination: last).perform()
        host.advance(by: .seconds(1))
        #expect(navigation.viewControllers == [last] && host.exists("Last"))
        UIStoryboardSegue(identifier: "no", source: last, destination: first).perform()
        #expect(navigation.viewControllers == [last] && last.presentedViewController == nil)
    }

    @Test("a segue of a storyboard, which is not read, shows nothing and does not end the app")
    func missing() {
        let controller = FirstPage()
        let host = TestHost { Shown(controller: controller) }
        controller.performSegue(withIdentifier: "elsewhere", sender: nil)
        host.advance(by: .seconds(1))
        #expect(controller.presentedViewController == nil && controller.prepared.isEmpty)
    }
}
