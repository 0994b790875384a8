// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import DovetailCore
import DovetailPlatform
import Foundation

/// A place that was found, or that another program is to show.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// Where it is and its names.
    public let placemark: MKPlacemark
    /// What it is called.
    open var name: String?
    /// How to call it. Servers of names do not tell.
    open var phoneNumber: String?
    /// Where to read of it. Servers of names do not tell.
    open var url: URL?
    /// The time zone there. Nothing here knows it.
    open var timeZone: TimeZone?
    /// What it is.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// Whether it is the person's place.
    public let isCurrentLocation: Bool
    /// The address that the app gave it.
    private(set) var givenAddress: MKAddress?

    /// A place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
        isCurrentLocation = false
    }

    /// A place.
    public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
        givenAddress = address
        if let address { name = address.fullAddress }
    }

    private init(current location: CLLocation?) {
        placemark = MKPlacemark(coordinate: location?.coordinate ?? kCLLocationCoordinate2DInvalid)
        isCurrentLocation = true
        super.init()
        name = "My Location"
    }

    /// Where it is.
    open var location: CLLocation { placemark.location ?? CLLocation(latitude: 0, longitude: 0) }

    /// The person's place, as it is known now.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(current: CLLocationManager().location) }

    /// Shows places in the desktop's program for maps, by a `geo:` address. Returns whether there was one to show. Of several places the last is
    /// shown.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let place = mapItems.last?.placemark.coordinate else { return false }
        var text = "geo:\(place.latitude),\(place.longitude)"
        if let name = mapItems.last?.name?.addingPercentEncoding(withAllowedCharacters: .alphanumerics), !name.isEmpty {
            text += "?q=\(place.latitude),\(place.longitude)(\(name))"
        }
        guard let url = URL(string: text) else { return false }
        DispatchQueue.onMain { UIApplication.shared.open(url) }
        return true
    }

    /// Shows the place in the desktop's program for maps, by a `geo:` address.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }
}

/// An address as text.
public final class MKAddress: NSObject, Sendable {
    /// All of it.
    public let fullAddress: String
    /// The street alone.
    public let shortAddress: String?
    /// An address.
    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
    }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// What a place is.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
    public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
    public static let atm = Self(rawValue: "MKPOICategoryATM")
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    public static let campground = Self(rawValue: "MKPOICategoryCampground")
    public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
    public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
    public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    public static let marina = Self(rawValue: "MKPOICategoryMarina")
    public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
    public static let park = Self(rawValue: "MKPOICategoryPark")
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    public static let police = Self(rawValue: "MKPOICategoryPolice")
    public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
    public static let school = Self(rawValue: "MKPOICategorySchool")
    public static let stadium = Self(rawValue: "MKPOICategoryStadium")
    public static let store = Self(rawValue: "MKPOICategoryStore")
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
    public static let winery = Self(rawValue: "MKPOICategoryWinery")
    public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}
