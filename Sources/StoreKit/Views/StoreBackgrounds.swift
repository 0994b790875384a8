import DovetailControls
import SwiftUI

extension ContainerBackgroundPlacement {
    /// Behind what is said for the subscriptions of a store.
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
    /// Behind the head of a store of subscriptions: as large as what is said for them.
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
    /// Behind a whole store of subscriptions. It is as large as what is said for them, too.
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
}
