// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import Foundation

// There is no iCloud here. Apps ask for its folder and go on with one of their own where there is none, as on a device whose owner has not
// signed in: that is what they meet here.
extension FileManager {
    /// Who is signed in to iCloud: nobody.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder that a person's devices share by iCloud: nil, as where nobody is signed in. The log tells it once. Any thread may ask.
    /// - Parameter containerIdentifier: The name of the folder; nil for the app's first.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
        Log.warnOnce("url(forUbiquityContainerIdentifier:)", "There is no iCloud: an app has no folder in it.")
        return nil
    }

    /// Whether a file is in iCloud: false.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Moves a file into iCloud or out of it.
    /// - Throws: `CocoaError.ubiquitousFileUnavailable`: there is no iCloud.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw noCloud(url) }

    /// Begins to bring a file of iCloud to this computer.
    /// - Throws: `CocoaError.ubiquitousFileUnavailable`: there is no iCloud.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw noCloud(url) }

    /// Removes this computer's copy of a file in iCloud.
    /// - Throws: `CocoaError.ubiquitousFileUnavailable`: there is no iCloud.
    public func evictUbiquitousItem(at url: URL) throws { throw noCloud(url) }

    private func noCloud(_ url: URL) -> CocoaError {
        CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }
}

extension Notification.Name {
    /// Sent on Apple's systems when another person signs in to iCloud: never here.
    public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}
