import Foundation
import UniformTypeIdentifiers

/// What an item is in, what can be done with it, and how it is handed on.
extension CSSearchableItemAttributeSet {
    public var containerDisplayName: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var containerIdentifier: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var containerOrder: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var containerTitle: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// What a person can do with it where it is found.
    public var actionIdentifiers: [String] {
        get { self[#function] ?? [] }
        set { self[#function] = newValue }
    }
    /// Whether one can be led to its place.
    public var supportsNavigation: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// Whether its numbers can be called.
    public var supportsPhoneCall: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var sharedItemContentType: UTType? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var providerDataTypeIdentifiers: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var providerFileTypeIdentifiers: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var providerInPlaceFileTypeIdentifiers: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
}
