import CoreSpotlight
import SwiftUI
import UniformTypeIdentifiers

/// What the desktop's search would find of an app.
struct IndexPage: View {
    private let item: CSSearchableItem = {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Apple cake"
        attributes.contentDescription = "Four apples, flour, butter, sugar"
        attributes.keywords = ["cake", "autumn"]
        return CSSearchableItem(uniqueIdentifier: "cake", domainIdentifier: "recipes", attributeSet: attributes)
    }()

    var body: some View {
        Form {
            AvailabilityRow("Index", CSSearchableIndex.isIndexingAvailable())
            Section("Item") {
                LabeledContent("Title", value: item.attributeSet.title ?? "")
                LabeledContent("Keywords", value: item.attributeSet.keywords?.formatted() ?? "")
                AnswerRow("Add it") {
                    try await CSSearchableIndex.default().indexSearchableItems([item])
                    return "It can be found."
                }
            }
        }
        .formStyle(.grouped)
    }
}
