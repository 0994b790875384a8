import Foundation

/// Forms of source that the compiler has only where there is Objective-C, and what stands for them in the copies that are built.
///
/// Both are on the way of many apps. A replacement stays on its line, so that messages of the compiler name the right one.
enum ObjectiveCForms {
    private static let forms = [
        // The compiler writes a call of Apple's UIKit for this one, and stops where there is none.
        ("@UIApplicationMain", "@main"),
        // Understood by `UIApplication.sendAction(_:to:from:for:)`.
        ("#selector(UIResponder.resignFirstResponder)", "Selector((\"resignFirstResponder\"))"),
    ]

    /// A source with the forms replaced. Bytes that are no text stay as they are.
    static func replaced(in source: Data) -> Data {
        guard forms.contains(where: { source.range(of: Data($0.0.utf8)) != nil }),
            let text = String(data: source, encoding: .utf8)
        else { return source }
        return Data(forms.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }.utf8)
    }
}
