import CoreSpotlight
import SwiftUI
import Testing

/// An index that is not there, as apps meet it.
@MainActor
struct SearchableIndexTests {
    private var item: CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Bread"
        attributes.keywords = ["flour", "water"]
        return CSSearchableItem(uniqueIdentifier: "bread", domainIdentifier: "recipes", attributeSet: attributes)
    }

    @Test("What is given to an index is refused, with and without a completion") func refused() async throws {
        #expect(!CSSearchableIndex.isIndexingAvailable())
        let index = CSSearchableIndex.default()
        #expect(index === CSSearchableIndex.default())
        let code = await withCheckedContinuation { done in
            index.indexSearchableItems([item]) { error in
                done.resume(returning: (error as? CSIndexError)?.code)
            }
        }
        #expect(code == .indexingUnsupported)
        let number = await withCheckedContinuation { done in
            index.deleteSearchableItems(withIdentifiers: ["bread"]) { done.resume(returning: ($0 as NSError?)?.code) }
        }
        #expect(number == -1005)
        await #expect(throws: CSIndexError(.indexingUnsupported)) { try await index.indexSearchableItems([item]) }
        await #expect(throws: CSIndexError.self) { try await index.deleteAllSearchableItems() }
        await #expect(throws: CSIndexError.self) {
            try await index.deleteSearchableItems(withDomainIdentifiers: ["recipes"])
        }
        let own = CSSearchableIndex(name: "own", protectionClass: .complete)
        own.beginBatch()
        await #expect(throws: CSIndexError.self) { try await own.endBatch(withClientState: Data()) }
        await #expect(throws: CSIndexError.self) { try await own.fetchLastClientState() }
    }

    @Test("A search ends once, with why") func search() async {
        let query = CSSearchQuery(queryString: "title == 'Bread'", attributes: ["title"])
        query.foundItemsHandler = { _ in Issue.record("Nothing can be found") }
        let (codes, add) = AsyncStream.makeStream(of: CSSearchQueryError.Code?.self)
        query.completionHandler = { add.yield(($0 as? CSSearchQueryError)?.code) }
        query.start()
        query.cancel()
        var first = codes.makeAsyncIterator()
        #expect(await first.next() == .indexUnreachable)
        #expect(query.isCancelled && query.foundItemCount == 0)

        await #expect(throws: CSSearchQueryError(.indexUnreachable)) {
            for try await result in query.results { print(result.item.uniqueIdentifier) }
        }
        let context = CSUserQueryContext()
        context.maxSuggestionCount = 4
        await #expect(throws: CSSearchQueryError.self) {
            for try await response in CSUserQuery(userQueryString: "bread", userQueryContext: context).responses {
                switch response {
                case .item(let item): print(item.id)
                case .suggestion(let suggestion): print(suggestion.suggestion.localizedAttributedSuggestion)
                }
            }
        }
    }

    @Test("A search that was ended says so") func cancelled() async {
        let query = CSSearchQuery(queryString: "*", queryContext: nil)
        let code = await withCheckedContinuation { done in
            query.completionHandler = { done.resume(returning: ($0 as NSError?)?.code) }
            query.cancel()
        }
        #expect(code == CSSearchQueryError.Code.cancelled.rawValue)
    }
}
