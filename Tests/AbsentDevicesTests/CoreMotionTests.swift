import CoreMotion
import Testing

/// A device without sensors of motion, as apps meet it.
struct CoreMotionTests {
    @Test("No sensor is there, and nothing is measured") func absent() {
        let manager = CMMotionManager()
        manager.deviceMotionUpdateInterval = 1 / 60
        #expect(!manager.isAccelerometerAvailable && !manager.isGyroAvailable && !manager.isDeviceMotionAvailable)
        #expect(!CMPedometer.isStepCountingAvailable() && !CMAltimeter.isRelativeAltitudeAvailable())
        #expect(!CMMotionActivityManager.isActivityAvailable())
        manager.startAccelerometerUpdates()
        #expect(!manager.isAccelerometerActive && manager.accelerometerData?.acceleration.x == nil)
        manager.stopAccelerometerUpdates()
    }

    @Test("Headphones tell nothing") func headphones() async {
        let manager = CMHeadphoneActivityManager()
        #expect(!manager.isActivityAvailable && !manager.isStatusAvailable)
        let status = await withCheckedContinuation {
            (continuation: CheckedContinuation<CMHeadphoneActivityManager.Status, Never>) in
            manager.startStatusUpdates(to: OperationQueue()) { status, _ in continuation.resume(returning: status) }
        }
        #expect(status == .disconnected)
    }

    @Test("Headphones do not measure how a head moves, and a handler is told so once") func headphonesMotion() async {
        let manager = CMHeadphoneMotionManager()
        #expect(!manager.isDeviceMotionAvailable && manager.deviceMotion == nil)
        let code = await withCheckedContinuation { (continuation: CheckedContinuation<Int?, Never>) in
            manager.startDeviceMotionUpdates(to: OperationQueue()) { _, error in
                continuation.resume(returning: (error as NSError?)?.code)
            }
        }
        #expect(code == 109 && !manager.isDeviceMotionActive)
    }

    @Test("A handler is told once that there is no sensor, on its queue") func handler() async {
        let queue = OperationQueue()
        let answer = await withCheckedContinuation { (continuation: CheckedContinuation<(Bool, Int?), Never>) in
            CMMotionManager().startDeviceMotionUpdates(to: queue) { data, error in
                continuation.resume(returning: (data == nil, (error as NSError?)?.code))
            }
        }
        #expect(answer == (true, 109))
    }

    @Test("Steps of the past are not known") func steps() async {
        let error = await withCheckedContinuation { (continuation: CheckedContinuation<NSError?, Never>) in
            CMPedometer().queryPedometerData(from: .distantPast, to: .now) { data, error in
                continuation.resume(returning: error as NSError?)
            }
        }
        #expect(
            error?.domain == CMErrorDomain && error?.localizedDescription == "This device has no sensors of motion.")
    }

    @Test("Stops and falls of a person are not noticed") func events() async {
        let error = await withCheckedContinuation { (continuation: CheckedContinuation<NSError?, Never>) in
            CMPedometer().startEventUpdates { _, error in continuation.resume(returning: error as NSError?) }
        }
        #expect(error?.code == 109 && !CMPedometer.isPedometerEventTrackingAvailable())
        let falls = CMFallDetectionManager()
        let answer = await withCheckedContinuation { continuation in
            falls.requestAuthorization { continuation.resume(returning: $0) }
        }
        #expect(answer == .restricted && !CMFallDetectionManager.isAvailable)
    }
}
