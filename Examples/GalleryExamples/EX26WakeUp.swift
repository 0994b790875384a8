import SwiftUI

/// A state whose first value is computed by a static property.
public enum EX26 {
    public struct ContentView: View {
        static var defaultWakeTime: Date {
            var components = DateComponents()
            components.hour = 7
            components.minute = 0
            return Calendar.current.date(from: components) ?? .now
        }

        @State private var wakeUp = defaultWakeTime

        public init() {}

        public var body: some View {
            let time = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: wakeUp)
            VStack(spacing: 12) {
                DatePicker("Wake up", selection: $wakeUp, displayedComponents: .hourAndMinute)
                Text(verbatim: "\(time.hour!):\(time.minute! < 10 ? "0" : "")\(time.minute!)")
                Text(verbatim: "day \(time.year!)-\(time.month!)-\(time.day!)")
                    .foregroundStyle(.secondary)
            }
        }
    }

    /// Redraws the view.
    public struct RedrawingView: View {
        @State private var redraws = 0

        public init() {}

        public var body: some View {
            VStack(spacing: 12) {
                ContentView()
                Button("Redraw \(redraws)") { redraws += 1 }
            }
        }
    }
}
