// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationAdditions

// Keys of queries, and values that belong to them.

/// The kind of an item: a password, of ``kSecClassGenericPassword`` or ``kSecClassInternetPassword``, or a key, of ``kSecClassKey``.
public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
/// Keys: ``kSecValueRef`` is one, and ``kSecReturnRef`` asks for one.
public let kSecClassKey: CFString = "keys"
/// Kinds that the key ring has none of: a query for one is answered by ``errSecUnimplemented``.
public let kSecClassCertificate: CFString = "cert"
public let kSecClassIdentity: CFString = "idnt"

// What tells items apart, as texts.

public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrProtocol: CFString = "ptcl"
public let kSecAttrPath: CFString = "path"
public let kSecAttrPort: CFString = "port"
public let kSecAttrSecurityDomain: CFString = "sdmn"
public let kSecAttrAuthenticationType: CFString = "atyp"

// What an item says besides, as texts.

public let kSecAttrLabel: CFString = "labl"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrComment: CFString = "icmt"
/// Bytes of the app's own.
public let kSecAttrGeneric: CFString = "gena"

// Accepted: the desktop's key ring opens when the person logs in, for all of their programs, and is on this machine alone.

public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecUseDataProtectionKeychain: CFString = "nleg"
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"

/// The secret itself: bytes.
public let kSecValueData: CFString = "v_Data"
/// Whether the bytes are wanted.
public let kSecReturnData: CFString = "r_Data"
/// Whether what the item says is wanted: a dictionary.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a ``SecKey`` is wanted. Accepted for passwords: there are no references to them.
public let kSecReturnRef: CFString = "r_Ref"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many items are wanted: one, or all.
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
