import DovetailBase
import Foundation

/// A file of Xcode's that describes what can be bought, `….storekit`.
struct StoreFile: Decodable, Sendable {
    struct Localization: Decodable, Sendable {
        var description: String?
        var displayName: String?
        var locale: String?
    }
    struct Offer: Decodable, Sendable {
        var displayPrice: String?
        var numberOfPeriods: Int?
        var paymentMode: String?
        var subscriptionPeriod: String?
        var offerID: String?
    }
    struct Item: Decodable, Sendable {
        var productID: String
        var type: String
        var displayPrice: String?
        var familyShareable: Bool?
        var localizations: [Localization]?
        var referenceName: String?
        var recurringSubscriptionPeriod: String?
        var subscriptionGroupID: String?
        var groupNumber: Int?
        var introductoryOffer: Offer?
    }
    struct Group: Decodable, Sendable {
        var id: String
        var name: String?
        var localizations: [Localization]?
        var subscriptions: [Item]
    }
    struct Settings: Decodable, Sendable {
        // The file's own names of its settings begin with a line.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        var _storefront: String?
        // swift-format-ignore: AlwaysUseLowerCamelCase
        var _locale: String?
    }

    var products: [Item]?
    var nonRenewingSubscriptions: [Item]?
    var subscriptionGroups: [Group]?
    var settings: Settings?

    /// The file that `DOVETAIL_STOREKIT` names, else the first in the app's resources; nil where there is none or it can't be read, which the log tells.
    static let ofProgram: StoreFile? = {
        let named = ProcessInfo.processInfo.environment["DOVETAIL_STOREKIT"].map { URL(fileURLWithPath: $0) }
        let resources = Bundle.main.urls(forResourcesWithExtension: "storekit", subdirectory: nil) ?? []
        guard let file = named ?? resources.map({ $0 as URL }).min(by: { $0.path < $1.path }) else {
            Log.warnOnce(
                "StoreKit",
                "StoreKit: there is no store on Linux, and no .storekit file to play one: nothing can be bought")
            return nil
        }
        do { return try JSONDecoder().decode(StoreFile.self, from: Data(contentsOf: file)) } catch {
            Log.warnOnce("StoreKit", "StoreKit: \(file.path) can't be read: \(error)")
            return nil
        }
    }()

    /// All that can be bought, in the file's order.
    func items(currency: Locale) -> [Product] {
        let single = (products ?? []) + (nonRenewingSubscriptions ?? [])
        return single.map { Product($0, group: nil, currency: currency) }
            + (subscriptionGroups ?? []).flatMap { group in
                group.subscriptions.map { Product($0, group: group, currency: currency) }
            }
    }

    /// Prices are those of the country that the file names, else of the United States.
    var currency: Locale {
        let countries = ["USA": "US", "GBR": "GB", "DEU": "DE", "FRA": "FR", "JPN": "JP", "CAN": "CA", "AUS": "AU"]
        let language = settings?._locale ?? "en_US"
        guard let storefront = settings?._storefront, let country = countries[storefront] else {
            return Locale(identifier: language.contains("_") ? language : "en_US")
        }
        return Locale(identifier: "\(language.prefix(2))_\(country)")
    }
}
