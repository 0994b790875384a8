import DovetailCore
import DovetailPlatform
import Foundation

/// Something that can be done with items that are shared.
///
/// Linux has no programs that tell what can be shared with them. There are ``Name/composeEmail``, copying, opening an address, and services that
/// the program makes itself.
@MainActor @preconcurrency
open class NSSharingService: NSObject {
    /// The name of a service of the system's.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A mail with the items.
        public static let composeEmail = Name("com.apple.share.Mail.compose")
        /// A message with the items. There is no such program here.
        public static let composeMessage = Name("com.apple.share.Messages.compose")
        /// The items on a device nearby. There are none here.
        public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")
    }

    /// What its item in a menu says.
    open var title: String
    /// Its picture.
    open var image: NSImage
    /// The picture while it is used.
    open private(set) var alternateImage: NSImage?
    /// What the mail is about.
    open var subject: String?
    /// To whom the mail goes.
    open var recipients: [String]?
    private let handler: (@MainActor (NSSharingService, [Any]) -> Void)?

    private init(
        title: String, image: NSImage, alternateImage: NSImage?,
        own handler: @escaping @MainActor (NSSharingService, [Any]) -> Void
    ) {
        (self.title, self.image, self.alternateImage, self.handler) = (title, image, alternateImage, handler)
    }

    /// A service of the system's; nil but for ``Name/composeEmail``.
    public convenience init?(named serviceName: Name) {
        guard serviceName == .composeEmail else {
            Log.warnOnce("share \(serviceName.rawValue)", "NSSharingService: there is no “\(serviceName.rawValue)”")
            return nil
        }
        self.init(title: "Mail", symbol: "envelope") { $0.mail($1) }
    }

    /// A service of the program's own.
    public convenience init(
        title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void
    ) {
        self.init(title: title, image: image, alternateImage: alternateImage) { _, _ in block() }
    }

    convenience init(title: String, symbol: String, _ handler: @escaping @MainActor (NSSharingService, [Any]) -> Void) {
        let image = NSImage(systemSymbolName: symbol, accessibilityDescription: nil) ?? NSImage()
        self.init(title: title, image: image, alternateImage: nil, own: handler)
    }

    /// What the system can do with items: copy them, send them by mail, open an address.
    open class func sharingServices(forItems items: [Any]) -> [NSSharingService] {
        guard !text(of: items).isEmpty else { return [] }
        var services = [NSSharingService(title: "Copy", symbol: "doc.on.doc") { $0.copy($1) }]
        services += [NSSharingService(named: .composeEmail)].compactMap { $0 }
        if items.count == 1, items[0] is URL || items[0] is NSURL {
            services.append(NSSharingService(title: "Open", symbol: "safari") { $0.open($1) })
        }
        return services
    }

    /// Whether it can do something with items: those that are texts or addresses.
    open func canPerform(withItems items: [Any]?) -> Bool { items.map { !Self.text(of: $0).isEmpty } ?? true }
    /// Does it.
    open func perform(withItems items: [Any]) { handler?(self, items) }

    /// The texts and addresses among items, one a line.
    static func text(of items: [Any]) -> String {
        items.compactMap { item in
            (item as? String) ?? (item as? URL)?.absoluteString ?? (item as? NSURL)?.absoluteString
                ?? (item as? NSAttributedString)?.string
        }.joined(separator: "\n")
    }

    /// The address that opens a mail with items.
    func mailAddress(_ items: [Any]) -> URL? {
        var address = URLComponents()
        address.scheme = "mailto"
        address.path = (recipients ?? []).joined(separator: ",")
        address.queryItems = [URLQueryItem(name: "body", value: Self.text(of: items))]
        if let subject { address.queryItems?.insert(URLQueryItem(name: "subject", value: subject), at: 0) }
        return address.url
    }

    private func mail(_ items: [Any]) { if let url = mailAddress(items) { NSWorkspace.shared.open(url) } }
    private func copy(_ items: [Any]) {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(Self.text(of: items), forType: .string)
    }
    private func open(_ items: [Any]) { if let url = items.first as? URL { NSWorkspace.shared.open(url) } }
}

/// A menu of what can be done with items.
@MainActor @preconcurrency
open class NSSharingServicePicker: NSObject {
    /// The items.
    let items: [Any]
    /// Says what is offered, and hears what was chosen.
    open weak var delegate: (any NSSharingServicePickerDelegate)?

    /// A menu for texts and addresses; with other items only what the delegate offers can do something.
    public init(items: [Any]) { self.items = items }

    /// What is offered.
    var services: [NSSharingService] {
        let own = NSSharingService.sharingServices(forItems: items)
        return delegate?.sharingServicePicker(self, sharingServicesForItems: items, proposedSharingServices: own) ?? own
    }

    /// Shows the menu at a part of a view.
    open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {
        let area = rect.isEmpty ? view.bounds : rect
        let below = view.isFlipped == (preferredEdge != .minY) ? area.minY : area.maxY
        menu().popUp(positioning: nil, at: CGPoint(x: area.minX, y: below), in: view)
    }

    /// An item that opens the menu below another one.
    open var standardShareMenuItem: NSMenuItem {
        let item = NSMenuItem(title: "Share…", action: nil, keyEquivalent: "")
        item.submenu = menu()
        return item
    }

    /// The menu.
    func menu() -> NSMenu {
        let menu = NSMenu(title: "Share")
        for service in services {
            let item = SharingItem(service) { [self] in
                delegate?.sharingServicePicker(self, didChoose: service)
                service.perform(withItems: items)
            }
            menu.addItem(item)
        }
        return menu
    }
}

/// An item of the menu, which keeps what is done.
private final class SharingItem: NSMenuItem {
    private let perform: () -> Void

    init(_ service: NSSharingService, _ perform: @escaping () -> Void) {
        self.perform = perform
        super.init(title: service.title, action: nil, keyEquivalent: "")
        image = service.image
        target = self
        action = Selector("share", calling: SharingItem.share)
    }

    func share() { perform() }
}

/// Says what a menu of ``NSSharingServicePicker`` offers, and hears what was chosen.
@MainActor @preconcurrency
public protocol NSSharingServicePickerDelegate: AnyObject {
    /// What is offered for items, where the system would offer some.
    func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
        proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService]
    /// Something was chosen.
    func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}

extension NSSharingServicePickerDelegate {
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
        proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService] { proposedServices }
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
    ) {}
}
