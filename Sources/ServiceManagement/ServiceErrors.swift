// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Something went wrong in the system.
public let kSMErrorInternalFailure = 2
/// The caller may not do so.
public let kSMErrorAuthorizationFailure = 4
/// There is no such service.
public let kSMErrorJobNotFound = 6
/// It is there already.
public let kSMErrorAlreadyRegistered = 12
/// The person does not want it.
public let kSMErrorLaunchDeniedByUser = 11
