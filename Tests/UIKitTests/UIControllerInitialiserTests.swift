import DovetailTesting
import SwiftUI
import Testing
import UIKit

/// Initialisers as apps write them for Apple's systems.
@MainActor
@Suite("Initialisers of controllers of an app's own")
struct UIControllerInitialiserTests {
    final class Page: UIViewController {
        let text: String
        init() {
            text = "page"
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            label.text = text
            view.addSubview(label)
        }
    }

    final class Named: UIViewController {
        var wasNamed = false
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            wasNamed = true
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Rows: UITableViewController {
        init() { super.init(style: .insetGrouped) }
        required init?(coder: NSCoder) { nil }
    }

    private struct Shown: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Page { Page() }
        func updateUIViewController(_ controller: Page, context: Context) {}
    }

    @Test(
        "init() stands without override beside the one that takes a nib's name, which init() calls where there is no other"
    )
    func initialisers() {
        #expect(TestHost { Shown() }.texts == ["page"])
        #expect(Named().wasNamed)
        #expect(Rows().tableView.style == .insetGrouped)
    }
}
