// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailCore
import DovetailPlatform
import Foundation

/// What kind of events an event is one of, as four letters.
public typealias AEEventClass = FourCharCode
/// Which event of a class it is, as four letters.
public typealias AEEventID = FourCharCode
/// The name of a part of an event, as four letters.
public typealias AEKeyword = FourCharCode
/// The kind of a value, as four letters.
public typealias DescType = FourCharCode

/// Events that every program knows.
public let kCoreEventClass: AEEventClass = 0x6165_7674
/// Events about addresses.
public let kInternetEventClass: AEEventClass = 0x4755_524C
/// An address is to be opened.
public let kAEGetURL: AEEventID = 0x4755_524C
/// The program was started.
public let kAEOpenApplication: AEEventID = 0x6F61_7070
/// The program was started while it runs.
public let kAEReopenApplication: AEEventID = 0x7261_7070
/// Files are to be opened.
public let kAEOpenDocuments: AEEventID = 0x6F64_6F63
/// The program is to end.
public let kAEQuitApplication: AEEventID = 0x7175_6974
/// What an event is about.
public let keyDirectObject: AEKeyword = 0x2D2D_2D2D
/// What else is known of an event.
public let keyAEPropData: AEKeyword = 0x7072_6474
/// The program was started as the person has logged in.
public let keyAELaunchedAsLogInItem: DescType = 0x6C67_6974
/// The program was started for a service.
public let keyAELaunchedAsServiceItem: DescType = 0x7376_6974

/// An event that another program sends, or a value in one: a text, a number, four letters, or parts by their names. What a script gives has no value.
open class NSAppleEventDescriptor: NSObject {
    /// The kind of events; 0 where it is no event.
    public private(set) var eventClass: AEEventClass = 0
    /// The event; 0 where it is none.
    public private(set) var eventID: AEEventID = 0
    private var parameters: [AEKeyword: NSAppleEventDescriptor] = [:]
    private var value: Any?

    init(eventClass: AEEventClass, eventID: AEEventID) { (self.eventClass, self.eventID) = (eventClass, eventID) }
    /// A text.
    public init(string: String) { value = string }
    /// A number.
    public init(int32 signedInt: Int32) { value = signedInt }
    /// True or false.
    public init(boolean: Bool) { value = boolean }
    /// Four letters.
    public init(enumCode enumerator: OSType) { value = enumerator }
    /// No value.
    public override init() {}

    /// The text; nil where it is none.
    open var stringValue: String? { value as? String }
    /// The number; 0 where it is none.
    open var int32Value: Int32 { value as? Int32 ?? 0 }
    /// Whether it is true.
    open var booleanValue: Bool { value as? Bool ?? false }
    /// The four letters; 0 where it is none.
    open var enumCodeValue: OSType { value as? OSType ?? 0 }

    /// How many parts it has in an order: none, as no script gives any.
    open var numberOfItems: Int { 0 }
    /// A part by its place: none.
    open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }

    /// The part of a name.
    open func paramDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { parameters[keyword] }
    /// Sets the part of a name.
    open func setParam(_ descriptor: NSAppleEventDescriptor, forKeyword keyword: AEKeyword) {
        parameters[keyword] = descriptor
    }
}

/// Calls methods of the program's own for events that other programs send.
///
/// Programs on Linux send each other no such events. There is one, of ``kInternetEventClass`` and ``kAEGetURL``: an address of a scheme that the
/// program has is to be opened. Where a method is set for it, the program's delegate is not told of addresses.
@MainActor @preconcurrency
open class NSAppleEventManager: NSObject {
    // One for the process, as the desktop tells the process of addresses.
    private static let theOne = NSAppleEventManager()
    /// The manager.
    open class func shared() -> NSAppleEventManager { theOne }

    private struct Kind: Hashable {
        let eventClass: AEEventClass
        let eventID: AEEventID
    }
    private struct Handler {
        weak var target: AnyObject?
        let selector: Selector
    }
    private var handlers: [Kind: Handler] = [:]

    /// The event that a method is being called for; nil else, so when the program starts.
    public private(set) var currentAppleEvent: NSAppleEventDescriptor?
    /// What the method answers the event with. Nobody gets it.
    public private(set) var currentReplyAppleEvent: NSAppleEventDescriptor?

    /// Has a method called for an event: of the event and the answer to it.
    open func setEventHandler(
        _ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: AEEventClass,
        andEventID eventID: AEEventID
    ) {
        handlers[Kind(eventClass: eventClass, eventID: eventID)] = Handler(
            target: handler as AnyObject, selector: handleEventSelector)
    }
    /// Has no method called for an event any more.
    open func removeEventHandler(forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID) {
        handlers[Kind(eventClass: eventClass, eventID: eventID)] = nil
    }

    /// Calls the method for addresses. False where there is none.
    func open(_ urls: [URL]) -> Bool {
        guard let handler = handlers[Kind(eventClass: kInternetEventClass, eventID: kAEGetURL)],
            let target = handler.target
        else { return false }
        for url in urls {
            let event = NSAppleEventDescriptor(eventClass: kInternetEventClass, eventID: kAEGetURL)
            event.setParam(NSAppleEventDescriptor(string: url.absoluteString), forKeyword: keyDirectObject)
            let reply = NSAppleEventDescriptor()
            (currentAppleEvent, currentReplyAppleEvent) = (event, reply)
            _ = handler.selector.send(to: target, from: event, event: reply)
            (currentAppleEvent, currentReplyAppleEvent) = (nil, nil)
        }
        return true
    }
}
