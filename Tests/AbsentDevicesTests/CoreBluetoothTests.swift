// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import CoreBluetooth
import Testing

/// A device without Bluetooth, as apps meet it.
struct CoreBluetoothTests {
    /// As apps have it.
    final class Scanner: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate, @unchecked Sendable {
        private let told: @Sendable (CBManagerState) -> Void
        private var central: CBCentralManager!

        init(_ queue: DispatchQueue, _ told: @escaping @Sendable (CBManagerState) -> Void) {
            self.told = told
            super.init()
            central = CBCentralManager(
                delegate: self, queue: queue, options: [CBCentralManagerOptionShowPowerAlertKey: false])
        }

        func centralManagerDidUpdateState(_ central: CBCentralManager) {
            if central.state == .poweredOn { central.scanForPeripherals(withServices: [CBUUID(string: "180D")]) }
            told(central.state)
        }

        func centralManager(
            _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
            rssi RSSI: NSNumber
        ) { peripheral.delegate = self }
    }

    @Test("The delegate is told once, on its queue, that there is no Bluetooth") func state() async {
        let queue = DispatchQueue(label: "bluetooth")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        nonisolated(unsafe) var scanner: Scanner?
        let (state, isOnQueue) = await withCheckedContinuation { continuation in
            scanner = Scanner(queue) {
                continuation.resume(returning: ($0, DispatchQueue.getSpecific(key: key) ?? false))
            }
        }
        #expect(state == .unsupported && isOnQueue)
        _ = scanner
    }

    @Test("The state is unknown until then, and nothing is found") func first() {
        let queue = DispatchQueue(label: "waits")
        queue.suspend()
        let central = CBCentralManager(delegate: nil, queue: queue)
        #expect(central.state == .unknown)
        queue.resume()
        queue.sync {}
        #expect(central.state == .unsupported && !central.isScanning)
        #expect(central.retrieveConnectedPeripherals(withServices: []).isEmpty)
    }

    @Test("Short names stand for Bluetooth's own") func names() {
        #expect(CBUUID(string: "180D") == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
        #expect(CBUUID(string: "180d").uuidString == "180D")
        let uuid = UUID()
        #expect(CBUUID(nsuuid: uuid).uuidString == uuid.uuidString && CBUUID(string: uuid.uuidString).data.count == 16)
        #expect(Set([CBUUID(string: "180D"), CBUUID(data: Data([0x18, 0x0D]))]).count == 1)
    }

    @Test("What an app says of itself are values") func own() {
        let characteristic = CBMutableCharacteristic(
            type: CBUUID(string: "2A37"), properties: [.notify, .read], value: nil, permissions: .readable)
        let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
        service.characteristics = [characteristic]
        #expect(service.characteristics?.first?.properties.contains(.notify) == true && service.isPrimary)
        let manager = CBPeripheralManager(delegate: nil, queue: nil)
        #expect(!manager.updateValue(Data(), for: characteristic, onSubscribedCentrals: nil) && !manager.isAdvertising)
    }
}
