import SecurityNames

enum ItemKeys {
    /// What tells items of a kind apart: a second one with the same is a duplicate.
    static func primary(of kind: String) -> [String] {
        if kind == kSecClassKey { return [kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeyClass] }
        return kind == kSecClassInternetPassword
            ? [
                kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPath, kSecAttrPort, kSecAttrSecurityDomain,
                kSecAttrAuthenticationType,
            ] : [kSecAttrAccount, kSecAttrService]
    }

    /// What items may say besides.
    static let further = [kSecAttrLabel, kSecAttrDescription, kSecAttrComment, kSecAttrGeneric]
}
