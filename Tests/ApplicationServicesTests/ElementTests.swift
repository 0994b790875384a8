import AppKit
import ApplicationServices
import Foundation
import SwiftUI
import Testing

/// Looking into other apps, in the ways in which apps do it.
struct ElementTests {
    @Test("An app is never trusted, however it asks") func trust() {
        #expect(!AXIsProcessTrusted() && !AXAPIEnabled() && !AXIsProcessTrustedWithOptions(nil))
        let prompt = kAXTrustedCheckOptionPrompt.takeUnretainedValue() as String
        #expect(prompt == "AXTrustedCheckOptionPrompt")
        let texts = [kAXTrustedCheckOptionPrompt.takeUnretainedValue() as String: true] as CFDictionary
        #expect(!AXIsProcessTrustedWithOptions(texts))
        let objects: NSDictionary = [kAXTrustedCheckOptionPrompt.takeRetainedValue() as NSString: true]
        #expect(!AXIsProcessTrustedWithOptions(objects) && objects[prompt] as? Bool == true)
        #expect(
            !AXIsProcessTrustedWithOptions(
                [kAXTrustedCheckOptionPrompt!.takeUnretainedValue(): kCFBooleanTrue!] as CFDictionary))
        let named = ["AXTrustedCheckOptionPrompt": true]
        #expect(!AXIsProcessTrustedWithOptions(named as CFDictionary?))
    }

    @Test("Elements are named and compared, and tell nothing") func elements() {
        let app = AXUIElementCreateApplication(42)
        #expect(app == AXUIElementCreateApplication(42) && app != AXUIElementCreateSystemWide())
        var process: pid_t = 0
        #expect(AXUIElementGetPid(app, &process) == .success && process == 42)
        #expect(AXUIElementGetPid(AXUIElementCreateSystemWide(), &process) == .illegalArgument && process == 42)

        var value: CFTypeRef? = "before"
        #expect(AXUIElementCopyAttributeValue(app, kAXFocusedWindowAttribute as CFString, &value) == .apiDisabled)
        #expect(value == nil)
        var object: AnyObject? = app
        let error = AXUIElementCopyAttributeValue(app, kAXWindowsAttribute as CFString, &object)
        #expect(error != .success && object == nil)
        var windows: CFArray? = [1]
        #expect(AXUIElementCopyAttributeValues(app, kAXWindowsAttribute as CFString, 0, 9, &windows) == .apiDisabled)
        #expect(windows == nil && (object as? [AXUIElement]) == nil)
        #expect(AXUIElementPerformAction(app, kAXRaiseAction as CFString) == .apiDisabled)
        #expect(AXUIElementSetAttributeValue(app, kAXMainAttribute as CFString, kCFBooleanTrue) == .apiDisabled)
        #expect(AXUIElementSetMessagingTimeout(app, 1) == .success && AXError.apiDisabled.rawValue == -25211)
    }

    /// As apps that move windows have it.
    private func position(of window: CFTypeRef?) -> CGPoint? {
        guard let window, window is AXUIElement else { return nil }
        let element = window as! AXUIElement
        var value: CFTypeRef?
        guard AXUIElementCopyAttributeValue(element, kAXPositionAttribute as CFString, &value) == .success else {
            return nil
        }
        var point = CGPoint.zero
        AXValueGetValue(value as! AXValue, .cgPoint, &point)
        return point
    }

    @Test("A window's place is asked for and set as apps do it") func windows() throws {
        #expect(position(of: AXUIElementCreateApplication(1)) == nil)
        var point = CGPoint(x: 3, y: 4)
        let value = try #require(AXValueCreate(.cgPoint, &point))
        #expect(
            AXUIElementSetAttributeValue(
                AXUIElementCreateApplication(1), kAXPositionAttribute as CFString, value) == .apiDisabled)
    }

    @Test("Values give back the numbers that they were made of, and no others") func values() throws {
        var size = CGSize(width: 5, height: 6)
        let value = try #require(AXValueCreate(AXValueType.cgSize, &size))
        var (read, point) = (CGSize.zero, CGPoint(x: 9, y: 9))
        #expect(AXValueGetValue(value, .cgSize, &read) && read == size && AXValueGetType(value) == .cgSize)
        #expect(!AXValueGetValue(value, .cgPoint, &point) && point == CGPoint(x: 9, y: 9))
        var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        var other = CGRect.zero
        #expect(AXValueGetValue(try #require(AXValueCreate(.cgRect, &rect)), .cgRect, &other) && other == rect)
        var range = CFRange(location: 7, length: 8)
        var ranged = CFRange()
        #expect(AXValueGetValue(try #require(AXValueCreate(.cfRange, &range)), .cfRange, &ranged) && ranged == range)
        var error = AXError.noValue
        var answer = AXError.success
        #expect(AXValueGetValue(try #require(AXValueCreate(.axError, &error)), .axError, &answer) && answer == .noValue)
        #expect(AXValueCreate(.illegal, &point) == nil)
        let type = try #require(AXValueType(rawValue: kAXValueCGSizeType))
        let held: CFTypeRef = try #require(AXValueCreate(type, &size))
        #expect(CFGetTypeID(held) == AXValueGetTypeID() && CFGetTypeID(held) != AXUIElementGetTypeID())
        #expect(CFGetTypeID(AXUIElementCreateSystemWide()) == AXUIElementGetTypeID())
    }

    @Test("No observer is made") func observers() {
        var observer: AXObserver?
        let callback: AXObserverCallback = { _, _, notification, context in
            Issue.record("\(notification) of \(String(describing: context))")
        }
        #expect(AXObserverCreate(42, callback, &observer) == .apiDisabled && observer == nil)
        if let observer {
            AXObserverAddNotification(
                observer, AXUIElementCreateApplication(42), kAXWindowCreatedNotification as CFString, nil)
            CFRunLoopAddSource(CFRunLoopGetCurrent(), AXObserverGetRunLoopSource(observer), .defaultMode)
        }
    }
}
