import SwiftUI

/// TIL in capitals, by the environment.
public enum EX22 {
    /// In capitals everywhere.
    public struct CapitalApp: App {
        public init() {}

        public var body: some Scene {
            WindowGroup {
                ContentView(sheetIsPlain: false)
                    .environment(\.textCase, .uppercase)
            }
        }
    }

    /// In capitals, but for the sheet.
    public struct PlainSheetApp: App {
        public init() {}

        public var body: some Scene {
            WindowGroup {
                ContentView(sheetIsPlain: true)
                    .environment(\.textCase, .uppercase)
            }
        }
    }

    /// The modifier instead of the environment value.
    public struct ModifierApp: App {
        public init() {}

        public var body: some Scene {
            WindowGroup {
                ContentView(sheetIsPlain: false)
                    .textCase(.uppercase)
            }
        }
    }

    public struct ContentView: View {
        let sheetIsPlain: Bool
        @State private var showAddThing = false
        @StateObject private var myThings = EX21.ThingStore()

        public init(sheetIsPlain: Bool = true) { self.sheetIsPlain = sheetIsPlain }

        public var body: some View {
            NavigationView {
                VStack {
                    if myThings.things.isEmpty {
                        Text("Add acronyms you learn")
                            .foregroundColor(.gray)
                    }
                    ForEach(myThings.things, id: \.self) { Text($0) }
                }
                .navigationTitle("TIL")
                .toolbar {
                    Button(action: { showAddThing = true }) { Image(systemName: "plus") }
                }
            }
            .sheet(isPresented: $showAddThing) {
                if sheetIsPlain {
                    EX21.AddThingView(someThings: myThings)
                        .environment(\.textCase, nil)
                } else {
                    EX21.AddThingView(someThings: myThings)
                }
            }
        }
    }

    public struct ContentView_Previews: PreviewProvider {
        public static var previews: some View {
            ContentView()
                .textCase(.uppercase)
        }
    }
}
