import DovetailCore
import DovetailPlatform
import Foundation

/// What a menu offers that calls a method of whoever answers it: the view that has the keyboard, or one around it.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
    /// The method.
    public let action: Selector
    /// Values of the app's own.
    public let propertyList: Any?
    /// A longer name. It is kept, and nothing else.
    open var discoverabilityTitle: String?
    /// How it can be used.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is marked.
    open var state: UIMenuElement.State

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.action, self.propertyList) = (action, propertyList)
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        super.init(title: title, image: image)
    }

    /// As an action for SwiftUI's menus.
    var asAction: UIAction {
        UIAction(title: title, image: image, attributes: attributes, state: state) { [self] _ in
            UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
        }
    }
}

/// What a menu offers that is only known when the menu opens.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
    /// What tells the elements: to be called with them, once.
    public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
    private let provider: Provider
    private var known: [UIMenuElement]?
    private let isCached: Bool

    /// - Parameter elementProvider: Called when the menu is made the first time; what it tells is kept.
    public convenience init(_ elementProvider: @escaping Provider) { self.init(elementProvider, isCached: true) }
    /// - Parameter elementProvider: Called each time when the menu is made.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        (self.provider, self.isCached) = (provider, isCached)
        super.init(title: "", image: nil)
    }

    /// What it tells: nothing for one that tells later, which the menu shows when it is opened the next time.
    var elements: [UIMenuElement] {
        if isCached, let known { return known }
        known = nil
        provider { [weak self] in self?.known = $0 }
        return known ?? []
    }
}
