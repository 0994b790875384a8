// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What the text of a field is about.
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let username = NSTextContentType(rawValue: "NSTextContentTypeUsername")
    public static let password = NSTextContentType(rawValue: "NSTextContentTypePassword")
    public static let newPassword = NSTextContentType(rawValue: "NSTextContentTypeNewPassword")
    public static let oneTimeCode = NSTextContentType(rawValue: "NSTextContentTypeOneTimeCode")
    public static let emailAddress = NSTextContentType(rawValue: "NSTextContentTypeEmailAddress")
    public static let telephoneNumber = NSTextContentType(rawValue: "NSTextContentTypeTelephoneNumber")
    public static let URL = NSTextContentType(rawValue: "NSTextContentTypeURL")
    public static let name = NSTextContentType(rawValue: "NSTextContentTypeName")
    public static let fullStreetAddress = NSTextContentType(rawValue: "NSTextContentTypeFullStreetAddress")
    public static let addressCity = NSTextContentType(rawValue: "NSTextContentTypeAddressCity")
    public static let postalCode = NSTextContentType(rawValue: "NSTextContentTypePostalCode")
    public static let countryName = NSTextContentType(rawValue: "NSTextContentTypeCountryName")
    public static let creditCardNumber = NSTextContentType(rawValue: "NSTextContentTypeCreditCardNumber")
}
