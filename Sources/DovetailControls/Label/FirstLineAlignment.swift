import DovetailCore
import Foundation

extension VerticalAlignment {
    private enum FirstLineCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            // What lies below the first line is as high as the distance of the first baseline to the last; without texts that is nothing.
            (context.height - (context[.lastTextBaseline] - context[.firstTextBaseline])) / 2
        }
    }

    /// The middle of the first line of text; of a view without any, its middle. Icons of labels lie there, as iOS records them.
    static let firstLineCenter = VerticalAlignment(FirstLineCenter.self)
}
