import Foundation
import SwiftUI
import Testing

/// Activities that are dragged, as for a window of their own.
struct ActivityProviderTests {
    private func data(_ activity: NSUserActivity) async throws -> Data {
        let provider = NSItemProvider(object: activity)
        let type = try #require(provider.registeredTypeIdentifiers.first)
        return try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
    }

    @Test("A dragged activity tells what it is about") func activity() async throws {
        let activity = NSUserActivity(activityType: "org.example.read")
        activity.title = "Chapter 3"
        activity.userInfo = ["page": 42]
        let list = try PropertyListSerialization.propertyList(from: try await data(activity), format: nil)
        let values = try #require(list as? [String: Any])
        #expect(values["activityType"] as? String == "org.example.read" && values["title"] as? String == "Chapter 3")
        #expect((values["userInfo"] as? [String: Any])?["page"] as? Int == 42)
    }

    @Test("One that holds what can't be written is an error") func impossible() async throws {
        let activity = NSUserActivity(activityType: "org.example.read")
        activity.userInfo = ["view": NSObject()]
        await #expect(throws: (any Error).self) { _ = try await data(activity) }
    }
}
