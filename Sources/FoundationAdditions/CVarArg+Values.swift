import Foundation

/// Values that are objects on Apple's systems, and so may stand in place of `%@`: `NSPredicate(format: "id == %@", id as CVarArg)`.
///
/// Conditions take them as they are. Texts get what the value is described by.
enum ObjectArgument {
    /// The text that stands for a value in the list of a C function's arguments.
    ///
    /// Nobody tells when that function is done with it, so it stays: it is a few bytes, for calls that write logs or texts.
    static func encoding(_ value: some Any) -> [Int] {
        [Int(bitPattern: Unmanaged.passRetained(NSString(string: "\(value)")).toOpaque())]
    }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(self) }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(self) }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(self) }
}

extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(self) }
}

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(self) }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(self) }
}
