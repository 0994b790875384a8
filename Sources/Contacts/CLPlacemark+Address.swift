import CoreLocation
import Foundation

extension CLPlacemark {
    /// The address of a place, as a contact has one; nil for a place of which nothing of an address is known.
    public var postalAddress: CNPostalAddress? {
        let address = CNMutablePostalAddress()
        address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        address.subLocality = subLocality ?? ""
        address.city = locality ?? ""
        address.subAdministrativeArea = subAdministrativeArea ?? ""
        address.state = administrativeArea ?? ""
        address.postalCode = postalCode ?? ""
        address.country = country ?? ""
        address.isoCountryCode = isoCountryCode ?? ""
        return address == CNMutablePostalAddress() ? nil : address.copy() as? CNPostalAddress
    }
}
