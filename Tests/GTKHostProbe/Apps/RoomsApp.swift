import SwiftUI

/// Two pages of which one counts how often it was entered, and further ones with `ROOMS` of them.
struct RoomsApp: App {
    var body: some Scene {
        WindowGroup("Rooms") { RoomsView() }
    }
}

private struct RoomsView: View {
    private let count = Int(ProcessInfo.processInfo.environment["ROOMS"] ?? "") ?? 2
    @State private var room = 0
    @State private var visits = 0

    private static let names = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }

    var body: some View {
        let name = String(repeating: Self.names[room % 26], count: 1 + room / 26)
        VStack {
            Text("Room \(name)")
            Text("Entered \(visits) times")
            Button("Leave \(name)") {
                room = (room + 1) % count
                visits += 1
            }
            .font(.largeTitle)
        }
    }
}
