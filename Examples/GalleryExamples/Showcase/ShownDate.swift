import SwiftUI

extension EnvironmentValues {
    /// The time that pages show in place of the present: for previews, whose pictures of today and of yesterday are compared.
    @Entry public var shownDate: Date?
}
