import DovetailUIKit
import Foundation

/// Whether a program is in use.
public enum WKApplicationState: Int, Sendable {
    case active, inactive, background

    init(_ state: UIApplication.State) {
        switch state {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background: self = .background
        }
    }
}
