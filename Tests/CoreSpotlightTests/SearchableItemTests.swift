import CoreSpotlight
import SwiftUI
import Testing

/// Items and their attributes, which keep what is set.
struct SearchableItemTests {
    @Test("Attributes are kept, each by itself") func attributes() {
        let attributes = CSSearchableItemAttributeSet(contentType: .jpeg)
        #expect(attributes.contentType == "public.jpeg" && attributes.contentTypeTree?.contains("public.image") == true)
        #expect(attributes.title == nil && attributes.actionIdentifiers.isEmpty && !attributes.likelyJunk.boolValue)
        attributes.title = "Lake"
        attributes.displayName = "The lake"
        attributes.latitude = 47.5
        attributes.longitude = 7.6
        attributes.pixelWidth = 640
        attributes.keywords = ["water"]
        attributes.contentURL = URL(filePath: "/tmp/lake.jpeg")
        attributes.authors = [CSPerson(displayName: "Ann", handles: ["ann@example.org"], handleIdentifier: "email")]
        #expect(attributes.title == "Lake" && attributes.displayName == "The lake")
        #expect(attributes.latitude?.doubleValue == 47.5 && attributes.longitude?.doubleValue == 7.6)
        #expect(attributes.pixelWidth == 640 && attributes.pixelHeight == nil)
        #expect(attributes.authors?.first?.handles == ["ann@example.org"])
        attributes.title = nil
        #expect(attributes.title == nil && attributes.keywords == ["water"])
        #expect(CSSearchableItemAttributeSet(itemContentType: "public.text").contentType == "public.text")
    }

    @Test("A copy goes its own way, and what is moved is gone from where it was") func copies() throws {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "One"
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: attributes)
        let other = try #require(item.copy() as? CSSearchableItem)
        other.attributeSet.title = "Two"
        #expect(item.attributeSet.title == "One" && other.uniqueIdentifier == "1")
        other.attributeSet.move(from: attributes)
        #expect(other.attributeSet.title == "One" && attributes.title == nil)
        #expect(item.expirationDate > Date.now.addingTimeInterval(29 * 86400))
        let unnamed = CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: attributes)
        #expect(!unnamed.uniqueIdentifier.isEmpty)
    }

    @Test("Items are in the order of their rank") func ranks() {
        func item(_ rank: NSNumber?) -> CSSearchableItem {
            let attributes = CSSearchableItemAttributeSet(contentType: .text)
            attributes.rankingHint = rank
            return CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: attributes)
        }
        #expect(item(3).compare(byRank: item(2)) == .orderedDescending)
        #expect(item(nil).compare(byRank: item(2)) == .orderedAscending)
        #expect(item(2).compare(byRank: item(2)) == .orderedSame)
    }

    @Test("Attributes of an app's own have names of plain letters") func own() throws {
        #expect(CSCustomAttributeKey(keyName: "my.key") == nil && CSCustomAttributeKey(keyName: "") == nil)
        let key = try #require(CSCustomAttributeKey(keyName: "org_example_colour"))
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.setValue("red", forCustomKey: key)
        #expect(attributes.value(forCustomKey: key) as? String == "red")
        attributes.setValue(nil, forCustomKey: key)
        #expect(attributes.value(forCustomKey: key) == nil)
    }

    @Test("An activity keeps its attributes") func activity() {
        let activity = NSUserActivity(activityType: "org.example.read")
        #expect(activity.contentAttributeSet == nil)
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        attributes.contentDescription = "A page"
        activity.contentAttributeSet = attributes
        #expect(activity.contentAttributeSet === attributes)
        #expect(NSUserActivity(activityType: "org.example.read").contentAttributeSet == nil)
    }

    @MainActor
    struct Page: View {
        @State private var opened = ""
        var body: some View {
            Text(opened).onContinueUserActivity(CSSearchableItemActionType) { activity in
                opened = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String ?? ""
            }
        }
    }
    @Test("Names of activities are those of the system") func names() {
        #expect(CSSearchableItemActionType == "com.apple.corespotlightitem")
        #expect(CSQueryContinuationActionType == "com.apple.corespotlightquery")
    }
}
