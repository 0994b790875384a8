@_exported import Contacts
import DovetailPages
import DovetailUIKit

/// Something of a contact that a person has chosen. There is none here.
open class CNContactProperty: NSObject {
    public let contact: CNContact
    public let key: String
    open var value: Any? { nil }
    open var identifier: String? { nil }
    open var label: String? { nil }
    init(contact: CNContact, key: String) { (self.contact, self.key) = (contact, key) }
}

/// Hears of the contacts that a person chose.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Nothing was chosen. The picker has ended its presentation.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// A contact was chosen. Never called here.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Contacts were chosen. Never called here.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// Something of a contact was chosen. Never called here.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
}

/// Lets a person choose contacts. There are none here: the page says so, and closing it is a cancellation.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
    /// Hears of what was chosen.
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
    private let page = AbsencePage(
        symbol: "person.crop.circle", title: "No Contacts", message: "There are no contacts here that apps can see.")

    open override func loadView() {
        view = page.view { [unowned self] in
            page.end(of: self)
            delegate?.contactPickerDidCancel(self)
        }
    }
}

/// Hears of a contact that is shown.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// A person is done: the contact that was kept, or nil.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    /// Whether a press on something of a contact does what is usual.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
}

/// Shows a contact, or lets a person keep one. Neither can be done here: the page says so.
@MainActor @preconcurrency
open class CNContactViewController: UIViewController {
    /// Hears what a person did.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var allowsEditing = true
    open var allowsActions = true
    open var contactStore: CNContactStore?
    open private(set) var contact: CNContact
    private let page: AbsencePage

    private init(_ contact: CNContact) {
        self.contact = contact
        let name = CNContactFormatter.string(from: contact, style: .fullName)
        page = AbsencePage(
            symbol: "person.crop.circle", title: name ?? "No Contacts",
            message: "There are no contacts here that apps can see or keep.")
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(for contact: CNContact) { self.init(contact) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact) }
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact()) }
    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    /// What of a contact is needed to show it.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
    }

    open override func loadView() {
        view = page.view { [unowned self] in
            guard let delegate else { return page.end(of: self) }
            delegate.contactViewController(self, didCompleteWith: nil)
        }
    }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, presentingViewController == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        page.leave()
        completion?()
    }
}
