import DovetailCore
import DovetailUIKit
import Foundation

/// Kinds of things and what happens to them, as assistive tools are told.
public enum NSAccessibility {
    /// What kind of thing a view is.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let application = Role(rawValue: "AXApplication")
        public static let browser = Role(rawValue: "AXBrowser")
        public static let busyIndicator = Role(rawValue: "AXBusyIndicator")
        public static let button = Role(rawValue: "AXButton")
        public static let cell = Role(rawValue: "AXCell")
        public static let checkBox = Role(rawValue: "AXCheckBox")
        public static let colorWell = Role(rawValue: "AXColorWell")
        public static let column = Role(rawValue: "AXColumn")
        public static let comboBox = Role(rawValue: "AXComboBox")
        public static let disclosureTriangle = Role(rawValue: "AXDisclosureTriangle")
        public static let group = Role(rawValue: "AXGroup")
        public static let handle = Role(rawValue: "AXHandle")
        public static let image = Role(rawValue: "AXImage")
        public static let incrementor = Role(rawValue: "AXIncrementor")
        public static let layoutArea = Role(rawValue: "AXLayoutArea")
        public static let layoutItem = Role(rawValue: "AXLayoutItem")
        public static let levelIndicator = Role(rawValue: "AXLevelIndicator")
        public static let link = Role(rawValue: "AXLink")
        public static let list = Role(rawValue: "AXList")
        public static let menu = Role(rawValue: "AXMenu")
        public static let menuButton = Role(rawValue: "AXMenuButton")
        public static let menuItem = Role(rawValue: "AXMenuItem")
        public static let outline = Role(rawValue: "AXOutline")
        public static let popUpButton = Role(rawValue: "AXPopUpButton")
        public static let popover = Role(rawValue: "AXPopover")
        public static let progressIndicator = Role(rawValue: "AXProgressIndicator")
        public static let radioButton = Role(rawValue: "AXRadioButton")
        public static let radioGroup = Role(rawValue: "AXRadioGroup")
        public static let row = Role(rawValue: "AXRow")
        public static let scrollArea = Role(rawValue: "AXScrollArea")
        public static let scrollBar = Role(rawValue: "AXScrollBar")
        public static let slider = Role(rawValue: "AXSlider")
        public static let splitGroup = Role(rawValue: "AXSplitGroup")
        public static let splitter = Role(rawValue: "AXSplitter")
        public static let staticText = Role(rawValue: "AXStaticText")
        public static let tabGroup = Role(rawValue: "AXTabGroup")
        public static let table = Role(rawValue: "AXTable")
        public static let textArea = Role(rawValue: "AXTextArea")
        public static let textField = Role(rawValue: "AXTextField")
        public static let toolbar = Role(rawValue: "AXToolbar")
        public static let unknown = Role(rawValue: "AXUnknown")
        public static let window = Role(rawValue: "AXWindow")

        /// What SwiftUI's assistive tools know of it.
        var traits: AccessibilityTraits {
            switch self {
            case .button, .menuButton, .popUpButton, .disclosureTriangle, .menuItem: .isButton
            case .checkBox, .radioButton: .isToggle
            case .link: .isLink
            case .image: .isImage
            case .staticText: .isStaticText
            case .tabGroup: .isTabBar
            case .busyIndicator, .progressIndicator: .updatesFrequently
            default: Role.headings.contains(rawValue) ? .isHeader : []
            }
        }
        // A name that AppKit writes without a constant.
        private static let headings: Set<String> = ["AXHeading"]

        /// Whether it is pressed.
        var isPressed: Bool { !traits.isDisjoint(with: [.isButton, .isToggle, .isLink]) }
        /// Whether it has more and less.
        var isAdjustable: Bool { self == .slider || self == .incrementor }
    }

    /// What kind of thing a view is within its role.
    public struct Subrole: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let closeButton = Subrole(rawValue: "AXCloseButton")
        public static let dialog = Subrole(rawValue: "AXDialog")
        public static let floatingWindow = Subrole(rawValue: "AXFloatingWindow")
        public static let minimizeButton = Subrole(rawValue: "AXMinimizeButton")
        public static let outlineRow = Subrole(rawValue: "AXOutlineRow")
        public static let searchField = Subrole(rawValue: "AXSearchField")
        public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
        public static let sortButton = Subrole(rawValue: "AXSortButton")
        public static let standardWindow = Subrole(rawValue: "AXStandardWindow")
        public static let `switch` = Subrole(rawValue: "AXSwitch")
        public static let systemDialog = Subrole(rawValue: "AXSystemDialog")
        public static let tableRow = Subrole(rawValue: "AXTableRow")
        public static let textLink = Subrole(rawValue: "AXTextLink")
        public static let toggle = Subrole(rawValue: "AXToggle")
        public static let zoomButton = Subrole(rawValue: "AXZoomButton")

        var traits: AccessibilityTraits {
            switch self {
            case .searchField: .isSearchField
            case .switch, .toggle: .isToggle
            case .textLink: .isLink
            default: []
            }
        }
    }

    /// What happens to a thing.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
        public static let created = Notification(rawValue: "AXCreated")
        public static let focusedUIElementChanged = Notification(rawValue: "AXFocusedUIElementChanged")
        public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
        public static let moved = Notification(rawValue: "AXMoved")
        public static let resized = Notification(rawValue: "AXResized")
        public static let rowCountChanged = Notification(rawValue: "AXRowCountChanged")
        public static let selectedChildrenChanged = Notification(rawValue: "AXSelectedChildrenChanged")
        public static let selectedRowsChanged = Notification(rawValue: "AXSelectedRowsChanged")
        public static let selectedTextChanged = Notification(rawValue: "AXSelectedTextChanged")
        public static let titleChanged = Notification(rawValue: "AXTitleChanged")
        public static let uiElementDestroyed = Notification(rawValue: "AXUIElementDestroyed")
        public static let valueChanged = Notification(rawValue: "AXValueChanged")
    }

    /// What is told with a notification.
    public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncement")
        public static let priority = NotificationUserInfoKey(rawValue: "AXPriority")
        public static let uiElements = NotificationUserInfoKey(rawValue: "AXUIElements")
    }

    /// Tells assistive tools that something has happened. Tools see what views show by themselves.
    @MainActor @preconcurrency
    public static func post(element: Any, notification: Notification) {
        post(element: element, notification: notification, userInfo: nil)
    }

    /// Tells assistive tools that something has happened: an announcement is spoken, and what else there is tools see by themselves.
    @MainActor @preconcurrency
    public static func post(
        element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
    ) {
        guard notification == .announcementRequested, let text = userInfo?[.announcement] as? String else { return }
        AccessibilityNotification.Announcement(text).post()
    }
}

/// How soon an announcement is spoken.
public enum NSAccessibilityPriorityLevel: Int, Sendable {
    case low = 10
    case medium = 50
    case high = 90
}
