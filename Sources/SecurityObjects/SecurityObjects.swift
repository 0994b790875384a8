// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions
import SecurityNames

// The names of queries as objects, for those that are kept by objects: `var query: [String: AnyObject]` takes `kSecClassKey` on Apple's systems, where such a
// name is an object and a text. Here it is a text; where nothing but an object will do, the compiler takes these. They are in a module of their own, since
// one module has a name once.

@_disfavoredOverload public var kSecClass: AnyObject { SecurityNames.kSecClass as NSString }
@_disfavoredOverload public var kSecClassGenericPassword: AnyObject {
    SecurityNames.kSecClassGenericPassword as NSString
}
@_disfavoredOverload public var kSecClassInternetPassword: AnyObject {
    SecurityNames.kSecClassInternetPassword as NSString
}
@_disfavoredOverload public var kSecClassKey: AnyObject { SecurityNames.kSecClassKey as NSString }
@_disfavoredOverload public var kSecClassCertificate: AnyObject { SecurityNames.kSecClassCertificate as NSString }
@_disfavoredOverload public var kSecClassIdentity: AnyObject { SecurityNames.kSecClassIdentity as NSString }
@_disfavoredOverload public var kSecAttrAccount: AnyObject { SecurityNames.kSecAttrAccount as NSString }
@_disfavoredOverload public var kSecAttrService: AnyObject { SecurityNames.kSecAttrService as NSString }
@_disfavoredOverload public var kSecAttrServer: AnyObject { SecurityNames.kSecAttrServer as NSString }
@_disfavoredOverload public var kSecAttrProtocol: AnyObject { SecurityNames.kSecAttrProtocol as NSString }
@_disfavoredOverload public var kSecAttrPath: AnyObject { SecurityNames.kSecAttrPath as NSString }
@_disfavoredOverload public var kSecAttrPort: AnyObject { SecurityNames.kSecAttrPort as NSString }
@_disfavoredOverload public var kSecAttrSecurityDomain: AnyObject { SecurityNames.kSecAttrSecurityDomain as NSString }
@_disfavoredOverload public var kSecAttrAuthenticationType: AnyObject {
    SecurityNames.kSecAttrAuthenticationType as NSString
}
@_disfavoredOverload public var kSecAttrLabel: AnyObject { SecurityNames.kSecAttrLabel as NSString }
@_disfavoredOverload public var kSecAttrDescription: AnyObject { SecurityNames.kSecAttrDescription as NSString }
@_disfavoredOverload public var kSecAttrComment: AnyObject { SecurityNames.kSecAttrComment as NSString }
@_disfavoredOverload public var kSecAttrGeneric: AnyObject { SecurityNames.kSecAttrGeneric as NSString }
@_disfavoredOverload public var kSecAttrAccessible: AnyObject { SecurityNames.kSecAttrAccessible as NSString }
@_disfavoredOverload public var kSecAttrAccessibleWhenUnlocked: AnyObject {
    SecurityNames.kSecAttrAccessibleWhenUnlocked as NSString
}
@_disfavoredOverload public var kSecAttrAccessibleAfterFirstUnlock: AnyObject {
    SecurityNames.kSecAttrAccessibleAfterFirstUnlock as NSString
}
@_disfavoredOverload public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: AnyObject {
    SecurityNames.kSecAttrAccessibleWhenUnlockedThisDeviceOnly as NSString
}
@_disfavoredOverload public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: AnyObject {
    SecurityNames.kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly as NSString
}
@_disfavoredOverload public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: AnyObject {
    SecurityNames.kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly as NSString
}
@_disfavoredOverload public var kSecAttrAccessGroup: AnyObject { SecurityNames.kSecAttrAccessGroup as NSString }
@_disfavoredOverload public var kSecAttrSynchronizable: AnyObject { SecurityNames.kSecAttrSynchronizable as NSString }
@_disfavoredOverload public var kSecAttrSynchronizableAny: AnyObject {
    SecurityNames.kSecAttrSynchronizableAny as NSString
}
@_disfavoredOverload public var kSecUseDataProtectionKeychain: AnyObject {
    SecurityNames.kSecUseDataProtectionKeychain as NSString
}
@_disfavoredOverload public var kSecUseAuthenticationContext: AnyObject {
    SecurityNames.kSecUseAuthenticationContext as NSString
}
@_disfavoredOverload public var kSecUseOperationPrompt: AnyObject { SecurityNames.kSecUseOperationPrompt as NSString }
@_disfavoredOverload public var kSecValueData: AnyObject { SecurityNames.kSecValueData as NSString }
@_disfavoredOverload public var kSecReturnData: AnyObject { SecurityNames.kSecReturnData as NSString }
@_disfavoredOverload public var kSecReturnAttributes: AnyObject { SecurityNames.kSecReturnAttributes as NSString }
@_disfavoredOverload public var kSecReturnRef: AnyObject { SecurityNames.kSecReturnRef as NSString }
@_disfavoredOverload public var kSecReturnPersistentRef: AnyObject { SecurityNames.kSecReturnPersistentRef as NSString }
@_disfavoredOverload public var kSecMatchLimit: AnyObject { SecurityNames.kSecMatchLimit as NSString }
@_disfavoredOverload public var kSecMatchLimitOne: AnyObject { SecurityNames.kSecMatchLimitOne as NSString }
@_disfavoredOverload public var kSecMatchLimitAll: AnyObject { SecurityNames.kSecMatchLimitAll as NSString }
@_disfavoredOverload public var kSecAttrKeyType: AnyObject { SecurityNames.kSecAttrKeyType as NSString }
@_disfavoredOverload public var kSecAttrKeyTypeECSECPrimeRandom: AnyObject {
    SecurityNames.kSecAttrKeyTypeECSECPrimeRandom as NSString
}
@_disfavoredOverload public var kSecAttrKeyTypeEC: AnyObject { SecurityNames.kSecAttrKeyTypeEC as NSString }
@_disfavoredOverload public var kSecAttrKeyTypeRSA: AnyObject { SecurityNames.kSecAttrKeyTypeRSA as NSString }
@_disfavoredOverload public var kSecAttrKeyClass: AnyObject { SecurityNames.kSecAttrKeyClass as NSString }
@_disfavoredOverload public var kSecAttrKeyClassPublic: AnyObject { SecurityNames.kSecAttrKeyClassPublic as NSString }
@_disfavoredOverload public var kSecAttrKeyClassPrivate: AnyObject { SecurityNames.kSecAttrKeyClassPrivate as NSString }
@_disfavoredOverload public var kSecAttrKeyClassSymmetric: AnyObject {
    SecurityNames.kSecAttrKeyClassSymmetric as NSString
}
@_disfavoredOverload public var kSecAttrKeySizeInBits: AnyObject { SecurityNames.kSecAttrKeySizeInBits as NSString }
@_disfavoredOverload public var kSecAttrEffectiveKeySize: AnyObject {
    SecurityNames.kSecAttrEffectiveKeySize as NSString
}
@_disfavoredOverload public var kSecAttrIsPermanent: AnyObject { SecurityNames.kSecAttrIsPermanent as NSString }
@_disfavoredOverload public var kSecAttrApplicationTag: AnyObject { SecurityNames.kSecAttrApplicationTag as NSString }
@_disfavoredOverload public var kSecAttrApplicationLabel: AnyObject {
    SecurityNames.kSecAttrApplicationLabel as NSString
}
@_disfavoredOverload public var kSecAttrAccessControl: AnyObject { SecurityNames.kSecAttrAccessControl as NSString }
@_disfavoredOverload public var kSecAttrTokenID: AnyObject { SecurityNames.kSecAttrTokenID as NSString }
@_disfavoredOverload public var kSecAttrTokenIDSecureEnclave: AnyObject {
    SecurityNames.kSecAttrTokenIDSecureEnclave as NSString
}
@_disfavoredOverload public var kSecAttrCanEncrypt: AnyObject { SecurityNames.kSecAttrCanEncrypt as NSString }
@_disfavoredOverload public var kSecAttrCanDecrypt: AnyObject { SecurityNames.kSecAttrCanDecrypt as NSString }
@_disfavoredOverload public var kSecAttrCanSign: AnyObject { SecurityNames.kSecAttrCanSign as NSString }
@_disfavoredOverload public var kSecAttrCanVerify: AnyObject { SecurityNames.kSecAttrCanVerify as NSString }
@_disfavoredOverload public var kSecAttrCanDerive: AnyObject { SecurityNames.kSecAttrCanDerive as NSString }
@_disfavoredOverload public var kSecPrivateKeyAttrs: AnyObject { SecurityNames.kSecPrivateKeyAttrs as NSString }
@_disfavoredOverload public var kSecPublicKeyAttrs: AnyObject { SecurityNames.kSecPublicKeyAttrs as NSString }
@_disfavoredOverload public var kSecValueRef: AnyObject { SecurityNames.kSecValueRef as NSString }

// Truth values that such queries have.

@_disfavoredOverload public var kCFBooleanTrue: AnyObject? { NSNumber(value: true) }
@_disfavoredOverload public var kCFBooleanFalse: AnyObject? { NSNumber(value: false) }
