import Foundation

extension ObjectiveCForms {
    /// A source whose delegate starts the app, with SwiftUI imported on the line of UIKit: natively SwiftUI declares what starts it, and where
    /// members are seen only of modules that a source imports (`MemberImportVisibility`), UIKit alone does not do.
    static func startingApps(_ copy: String) -> String {
        func has(_ pattern: String) -> Bool { copy.range(of: pattern, options: .regularExpression) != nil }
        guard has(#"(?m)^[^/\n]*@main\b"#), copy.contains("UIApplicationDelegate"),
            !has(#"(?m)^[^/\n]*\bimport\s+SwiftUI\b"#),
            let place = copy.range(of: #"(?m)^import UIKit(?=\s*$)"#, options: .regularExpression)
        else { return copy }
        return copy.replacingCharacters(in: place, with: "import UIKit; import SwiftUI")
    }
}
