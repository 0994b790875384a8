import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UISearchBar in detail")
struct UISearchBarTests {
    private struct Shown: UIViewRepresentable {
        let view: UISearchBar
        func makeUIView(context: Context) -> UISearchBar { view }
        func updateUIView(_ view: UISearchBar, context: Context) {}
    }

    private final class Listener: NSObject, UISearchBarDelegate {
        var log: [String] = []
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.append("scope \(selectedScope)")
        }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text != "x" }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
    }

    @Test("places to look in are chosen below the field, a button stands at its end, and a text may be refused")
    func parts() throws {
        let (bar, listener) = (UISearchBar(), Listener())
        (bar.delegate, bar.showsBookmarkButton, bar.scopeButtonTitles) = (listener, true, ["All", "Mine"])
        #expect(bar.intrinsicContentSize.height == 56)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 100)
        bar.placeholder = "Find"
        let host = TestHost(size: CGSize(width: 300, height: 100)) { Shown(view: bar) }
        try host.tap("Bookmarks")
        try host.tap("Mine")
        #expect(listener.log == ["bookmark", "scope 1"])
        #expect(bar.selectedScopeButtonIndex == 1)
        try host.type("a", into: "Find")
        try host.type("x")
        #expect(bar.text == "a")
        #expect(listener.log.last == "a")
        #expect(!host.exists("Bookmarks"), "a text takes its place")
    }

    @Test("the field in the bar has the bar's text, and its looks are those of the bar's field")
    func field() throws {
        let bar = UISearchBar()
        bar.searchTextField.text = "tea"
        #expect(bar.text == "tea")
        bar.text = "coffee"
        #expect(bar.searchTextField.text == "coffee")
        bar.searchTextField.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let host = TestHost(size: CGSize(width: 300, height: 56)) { Shown(view: bar) }
        #expect(try host.color(at: CGPoint(x: 200, y: 28)).green < 0.1)
        bar.searchTextField.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        host.settle()
        #expect(try host.color(at: CGPoint(x: 200, y: 28)).red < 0.1)
        bar.searchTextField.attributedPlaceholder = NSAttributedString(string: "Find")
        #expect(bar.placeholder == "Find")
        #expect(UISearchController().searchBar.showsScopeBar == false)
    }
}
