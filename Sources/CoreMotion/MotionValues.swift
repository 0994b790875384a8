import Foundation

/// Acceleration in each direction, in units of the earth's.
public struct CMAcceleration: Hashable, Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast the device turns about each axis, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The magnetic field, in microtesla.
public struct CMMagneticField: Hashable, Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turn, as four numbers.
public struct CMQuaternion: Hashable, Sendable {
    public var x, y, z, w: Double
    public init() { (x, y, z, w) = (0, 0, 0, 1) }
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// The frame that attitudes are told in.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// What was measured at a time. There is none here: an app gets it only from a sensor.
open class CMLogItem: NSObject {
    /// The seconds since the device was switched on.
    open var timestamp: TimeInterval { 0 }
    override init() {}
}

/// A measure of acceleration.
open class CMAccelerometerData: CMLogItem { open var acceleration: CMAcceleration { CMAcceleration() } }
/// A measure of turning.
open class CMGyroData: CMLogItem { open var rotationRate: CMRotationRate { CMRotationRate() } }
/// A measure of the magnetic field.
open class CMMagnetometerData: CMLogItem { open var magneticField: CMMagneticField { CMMagneticField() } }

/// How the device is held.
open class CMAttitude: NSObject {
    override init() {}
    /// The turns about the three axes, in radians.
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
    open var quaternion: CMQuaternion { CMQuaternion() }
}

/// How the device moves, by all sensors together.
open class CMDeviceMotion: CMLogItem {
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// The direction in degrees from north.
    open var heading: Double { -1 }
    /// Where the sensor is.
    open var sensorLocation: SensorLocation { .default }

    /// Places of sensors: the device itself, and headphones.
    public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
}
