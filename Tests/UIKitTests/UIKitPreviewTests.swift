import DovetailTesting
import Testing
import UIKit

@testable import DovetailCore

// The file imports no SwiftUI: sources of UIKit's have previews without it.

private final class Badge: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "badge"
        addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
}

private final class Page: UIViewController {
    override func viewDidLoad() {
        title = "Page"
        view.addSubview(Badge(frame: CGRect(x: 0, y: 0, width: 80, height: 20)))
    }
}

#Preview("UIKit page") { Page() }

#Preview("UIKit stack", traits: .landscapeLeft) {
    let page = Page()
    return UINavigationController(rootViewController: page)
}

#Preview("UIKit view", traits: .fixedLayout(width: 100, height: 40)) { Badge(frame: .zero) }

@MainActor
@Suite("Previews of UIKit's")
struct UIKitPreviewTests {
    private func host(_ name: String) throws -> TestHost {
        let all = PreviewCatalog.all(services: .headless())
        let preview = try #require(all.first { $0.settings.name == name })
        return TestHost { preview.view }
    }

    @Test("controllers and views are previewed in sources that import UIKit alone")
    func shown() throws {
        #expect(try host("UIKit page").texts == ["badge"])
        #expect(try host("UIKit stack").texts == ["Page", "badge"])
        #expect(try host("UIKit view").texts == ["badge"])
    }
}
