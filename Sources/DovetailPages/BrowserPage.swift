import DovetailUIKit
import Foundation

/// What a page of the web tells of itself.
package struct BrowserState: Equatable {
    package var address: URL?
    package var isLoading = false
    package var canGoBack = false
    package var canGoForward = false

    package init(address: URL? = nil, isLoading: Bool = false, canGoBack: Bool = false, canGoForward: Bool = false) {
        (self.address, self.isLoading) = (address, isLoading)
        (self.canGoBack, self.canGoForward) = (canGoBack, canGoForward)
    }
}

/// A page of the web, for those who can't know WebKit: who imports that module has it, and nobody else loads its libraries.
@MainActor
package protocol BrowserPage: AnyObject {
    /// Loads a page. Nil where the program has no windows, which a page needs.
    init?(address: URL)
    var view: UIView { get }
    /// Hears of changes. Called at once with what is so.
    func observe(_ changed: @escaping (BrowserState) -> Void)
    /// Hears of a page that was loaded or not, and of one that another has led to.
    func observeLoading(_ loaded: @escaping (Bool) -> Void, moved: @escaping (URL) -> Void)
    func goBack()
    func goForward()
    func reload()
}

/// Finds WebKit in a program.
package enum BrowserPages {
    /// WebKit's page; nil where the module is not in the program.
    @MainActor
    package static var available: (any BrowserPage.Type)? {
        // The class by its name, since nothing here may refer to the module.
        _typeByName("6WebKit0A7BrowserC") as? any BrowserPage.Type
    }
}
