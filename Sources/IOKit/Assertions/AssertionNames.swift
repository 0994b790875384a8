// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The number of an assertion.
public typealias IOPMAssertionID = UInt32
/// Whether an assertion holds.
public typealias IOPMAssertionLevel = UInt32

/// The number of no assertion.
public let kIOPMNullAssertionID: IOPMAssertionID = 0
/// An assertion that does not hold.
public let kIOPMAssertionLevelOff = 0
/// An assertion that holds.
public let kIOPMAssertionLevelOn = 255

// What an assertion keeps the computer from. The desktop knows one thing alone: that it must take nobody for away, and with that neither darkens the
// screen nor sleeps. So all of these are the same here.

public let kIOPMAssertionTypePreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"
public let kIOPMAssertionTypePreventUserIdleDisplaySleep = "PreventUserIdleDisplaySleep"
public let kIOPMAssertionTypePreventSystemSleep = "PreventSystemSleep"
public let kIOPMAssertionTypeNoIdleSleep = "NoIdleSleepAssertion"
public let kIOPMAssertionTypeNoDisplaySleep = "NoDisplaySleepAssertion"
public let kIOPMAssertPreventUserIdleSystemSleep = kIOPMAssertionTypePreventUserIdleSystemSleep
public let kIOPMAssertPreventUserIdleDisplaySleep = kIOPMAssertionTypePreventUserIdleDisplaySleep
