import CWebKitGTK
import Foundation

/// Values of scripts, to and from those of Swift.
enum ScriptValue {
    /// A value of a script's: `nil` for undefined, else `NSNull`, `NSNumber`, `String`, arrays and dictionaries.
    ///
    /// Throws where the value is a function or has no form in JSON.
    static func value(_ value: OpaquePointer) throws -> Any? {
        if jsc_value_is_undefined(value) != 0 { return nil }
        if jsc_value_is_null(value) != 0 { return NSNull() }
        if jsc_value_is_boolean(value) != 0 { return NSNumber(value: jsc_value_to_boolean(value) != 0) }
        if jsc_value_is_number(value) != 0 { return number(jsc_value_to_double(value)) }
        if jsc_value_is_string(value) != 0 { return string(jsc_value_to_string(value)) }
        let unsupported = WKError(
            code: .javaScriptResultTypeIsUnsupported,
            message: "JavaScript execution returned a result of an unsupported type")
        guard jsc_value_is_function(value) == 0, let json = jsc_value_to_json(value, 0) else { throw unsupported }
        let text = string(json)
        guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) else {
            throw unsupported
        }
        return object
    }

    /// Whole numbers are as apps read them, with `as? Int`.
    private static func number(_ value: Double) -> NSNumber {
        if let whole = Int(exactly: value) { return NSNumber(value: whole) }
        return NSNumber(value: value)
    }

    /// A value of Swift's in JSON. Throws where it has none.
    static func json(_ value: Any?) throws -> String {
        guard let value else { return "null" }
        guard JSONSerialization.isValidJSONObject([value]) else {
            throw WKError(
                code: .javaScriptResultTypeIsUnsupported,
                message: "A value of \(type(of: value)) has no form in scripts")
        }
        let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        return String(decoding: data, as: UTF8.self)
    }

    /// Takes over a string of C's.
    static func string(_ text: UnsafeMutablePointer<CChar>?) -> String {
        guard let text else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
