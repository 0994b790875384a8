/// Whether the app may know the place.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Nobody was asked yet.
    case notDetermined
    /// Nobody here may allow it.
    case restricted
    /// It may not.
    case denied
    /// It may, whenever it likes.
    case authorizedAlways
    /// It may while it is used.
    case authorizedWhenInUse

    /// It may, as a Mac says.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Whether the app may know the place exactly.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// It may.
    case fullAccuracy
    /// It gets the neighbourhood alone.
    case reducedAccuracy
}

/// What a person does while the app follows the place.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation
    case fitness
    case otherNavigation
    case airborne
}

/// How the device is held.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown
}

/// Where a region is from the place.
public enum CLRegionState: Int, Sendable {
    case unknown
    case inside
    case outside
}

/// How far away a beacon is.
public enum CLProximity: Int, Sendable {
    case unknown
    case immediate
    case near
    case far
}
