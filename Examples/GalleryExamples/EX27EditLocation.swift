import SwiftUI

/// An editor that works on a copy, and hands it back when asked.
public enum EX27 {
    public struct Location: Equatable, Sendable {
        public var name: String
        public var description: String

        public init(name: String, description: String) {
            self.name = name
            self.description = description
        }
    }

    struct EditView: View {
        let location: Location
        let onSave: (Location) -> Void

        @State private var name: String
        @State private var description: String

        init(location: Location, onSave: @escaping (Location) -> Void) {
            self.location = location
            self.onSave = onSave
            _name = State(initialValue: location.name)
            _description = State(initialValue: location.description)
        }

        var body: some View {
            VStack {
                Form {
                    TextField("Place name", text: $name)
                    TextField("Description", text: $description)
                }
                Button("Save") {
                    onSave(Location(name: name, description: description))
                }
            }
        }
    }

    public struct ContentView: View {
        @State private var location = Location(name: "Oslo", description: "cold")
        private let startsOver: Bool
        private let report: (Location) -> Void

        /// An editor that starts over with each location, or one that keeps what is being edited.
        public init(startsOver: Bool = false, report: @escaping (Location) -> Void = { _ in }) {
            self.startsOver = startsOver
            self.report = report
        }

        public var body: some View {
            VStack(spacing: 12) {
                Text("Location: \(location.name)")
                if startsOver {
                    editor.id(location.name)
                } else {
                    editor
                }
                Button("Rome") { location = Location(name: "Rome", description: "warm") }
            }
        }

        private var editor: some View {
            EditView(location: location) {
                location = $0
                report($0)
            }
        }
    }
}
