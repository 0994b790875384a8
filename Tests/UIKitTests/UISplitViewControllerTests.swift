import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

/// Columns of UIKit: beside each other where there is room, else one over the other.
@MainActor
@Suite("Split view controllers")
struct UISplitViewControllerTests {
    private struct Shown: UIViewControllerRepresentable {
        let split: UISplitViewController
        func makeUIViewController(context: Context) -> UISplitViewController { split }
        func updateUIViewController(_ uiViewController: UISplitViewController, context: Context) {}
    }

    private final class Listener: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        var top: UISplitViewController.Column?
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.append("top \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.append("hide \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.append("show \(column)")
        }
    }

    private func page(_ text: String) -> UIViewController {
        let page = UIHostingController(rootView: Text(verbatim: text + " page"))
        page.title = text
        return page
    }

    private func host(_ split: UISplitViewController, isWide: Bool) -> TestHost {
        TestHost(
            size: isWide ? CGSize(width: 1_100, height: 800) : CGSize(width: 390, height: 800),
            idiom: isWide ? .pad : .phone
        ) { Shown(split: split) }
    }

    @Test(
        "columns stand beside each other where there is room; the list is hidden and shown, and the last column takes another controller"
    )
    func wide() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (page("List"), page("Detail"))
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let listener = Listener()
        split.delegate = listener
        let host = host(split, isWide: true)
        #expect(host.exists("List page") && host.exists("Detail page") && !split.isCollapsed)
        #expect(try host.frame(of: "List page").maxX < host.frame(of: "Detail page").minX)
        #expect(list.splitViewController === split && list.navigationController != nil)
        #expect(split.viewController(for: .primary) === list && split.viewControllers.count == 2)
        split.hide(.primary)
        host.settle()
        host.advance(by: .seconds(1))
        #expect(!host.exists("List page") && split.displayMode == .secondaryOnly)
        split.show(.primary)
        host.settle()
        host.advance(by: .seconds(1))
        #expect(host.exists("List page") && split.displayMode == .oneBesideSecondary)
        list.showDetailViewController(page("Other"), sender: nil)
        host.settle()
        #expect(host.exists("Other page") && !host.exists("Detail page"))
        #expect(listener.log == ["hide primary", "show primary"])
    }

    @Test("three columns; a width that is set counts")
    func three() throws {
        let split = UISplitViewController(style: .tripleColumn)
        for (column, name) in [(UISplitViewController.Column.primary, "A"), (.supplementary, "B"), (.secondary, "C")] {
            split.setViewController(page(name), for: column)
        }
        split.preferredDisplayMode = .twoBesideSecondary
        split.preferredPrimaryColumnWidth = 240
        let host = host(split, isWide: true)
        #expect(["A page", "B page", "C page"].allSatisfy { host.exists($0) })
        #expect(abs(split.primaryColumnWidth - 240) < 1)
    }

    @Test(
        "where there is room for one column, what is led to is on top unless the delegate says another; back leads to the list"
    )
    func narrow() throws {
        func split() -> UISplitViewController {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(page("List"), for: .primary)
            split.setViewController(page("Detail"), for: .secondary)
            return split
        }
        let plain = split()
        #expect(host(plain, isWide: false).exists("Detail page") && plain.isCollapsed)
        let listener = Listener()
        listener.top = .primary
        let told = split()
        told.delegate = listener
        let host = host(told, isWide: false)
        #expect(host.exists("List page") && !host.exists("Detail page"))
        #expect(listener.log == ["top secondary", "collapsed"])
        told.showDetailViewController(page("Other"), sender: nil)
        host.settle()
        host.advance(by: .seconds(1))
        #expect(host.exists("Other page"))
    }

    @Test("a controller for the narrow width stands for all columns there")
    func compact() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page("List"), for: .primary)
        split.setViewController(page("Tabs"), for: .compact)
        let host = host(split, isWide: false)
        #expect(host.exists("Tabs page") && !host.exists("List page"))
    }

    @Test("without a style, the first controller is the list and the last what it leads to")
    func unstyled() {
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: page("List")), page("Detail")]
        let host = host(split, isWide: true)
        #expect(split.style == .unspecified && host.exists("List page") && host.exists("Detail page"))
    }
}
