import GalleryExamples
import SwiftUI

/// Each page of the gallery as a preview: `dovetail preview --output previews` paints them, in as many variants as are named.
struct GalleryPreviews: PreviewProvider {
    static var previews: some View {
        ForEach(galleryExamples) { example in
            ExampleStage(example: example).previewDisplayName(example.id)
        }
        // Clocks stand still, so that pictures of two commits differ by what the commits changed.
        .environment(\.shownDate, Date(timeIntervalSinceReferenceDate: 36_608))
    }
}
