import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// What can be done with shared items.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// Tells what is done with shared items. Of these there are ``copyToPasteboard``, ``mail`` and ``saveToCameraRoll``.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink")
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.PostToTencentWeibo")
    }

    /// What is done. An app's own class has a type of its own.
    open var activityType: ActivityType? { nil }
    /// What the button for it says.
    open var activityTitle: String? { nil }
    /// Whether it can be done with some items.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// The items that it will be done with.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does it.
    open func perform() {}
    /// To be called when it is done.
    open func activityDidFinish(_ completed: Bool) {}
}

/// Offers what can be done with items: texts, addresses and pictures. With others only activities of the app's own can do something.
///
/// Linux has no sheet of programs to share with. There are buttons to copy the items, to send texts by mail, to open an address and to save pictures in the
/// folder of the person's pictures, and those of the app's own activities, as in SwiftUI's ``ShareLink``.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// What a person chose, whether it was done, and what came of it.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let given: [Any]
    /// What is shared: of a source what it gives for all activities.
    private(set) lazy var items: [Any] = given.compactMap { item in
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: nil)
    }
    let activities: [UIActivity]
    /// Told when something was done, or nothing.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Whether what is done most may stand out. Nothing does here: it is kept, and nothing else.
    open var allowsProminentActivity = true
    /// What is not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { changes.happened() } }

    /// Offers what can be done with items, by the system and by activities of the app's own.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        given = activityItems
        activities = (applicationActivities ?? []).filter { $0.canPerform(withActivityItems: activityItems) }
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 320, height: 130 + CGFloat(3 + activities.count) * 44)
    }

    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() { view = ControllerView(self) { owner, _ in ActivitySheet(owner: owner) } }

    /// What a source says the items are about.
    var subject: String? {
        given.lazy.compactMap { $0 as? any UIActivityItemSource }
            .map { $0.activityViewController(self, subjectForActivityType: nil) }.first { !$0.isEmpty }
    }

    var text: String {
        items.compactMap { item in
            (item as? String) ?? (item as? URL)?.absoluteString ?? (item as? NSAttributedString)?.string
        }.joined(separator: "\n")
    }

    var pictures: [UIImage] { items.compactMap { $0 as? UIImage } }

    var address: URL? { items.count == 1 ? items[0] as? URL : nil }

    func isOffered(_ type: UIActivity.ActivityType) -> Bool {
        excludedActivityTypes?.contains(type) != true
    }

    func copy() {
        if text.isEmpty { UIPasteboard.general.images = pictures } else { UIPasteboard.general.string = text }
        finish(.copyToPasteboard, true)
    }

    /// Saves the pictures, and tells the first thing that went wrong once all were tried.
    func save() {
        if presentingViewController != nil { dismiss(animated: true) }
        var (left, failure): (Int, (any Error)?) = (pictures.count, nil)
        for picture in pictures {
            SavedPhotos.save(picture, in: .picturesDirectory) { [self] error in
                left -= 1
                failure = failure ?? error
                if left == 0 { completionWithItemsHandler?(.saveToCameraRoll, failure == nil, nil, failure) }
            }
        }
    }

    func mail() {
        var address = URLComponents()
        address.scheme = "mailto"
        address.queryItems = [URLQueryItem(name: "body", value: text)]
        if let url = address.url { UIApplication.shared.open(url) }
        finish(.mail, true)
    }

    func finish(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
        if presentingViewController != nil { dismiss(animated: true) }
        completionWithItemsHandler?(type, isDone, nil, nil)
    }
}
