import DovetailCore
import Foundation

/// What a value is about: the title of an axis or of a legend, and what is said of a mark.
///
/// Each value of each mark has one, so it is small: what is large lies elsewhere.
enum ChartLabel: Equatable {
    case string(String)
    case key(LocalizedStringKey)
    indirect case resource(LocalizedStringResource)
    indirect case text(Text)

    var text: Text {
        switch self {
        case .string(let string): Text(verbatim: string)
        case .key(let key): Text(key)
        case .resource(let resource): Text(resource)
        case .text(let text): text
        }
    }
}
