import SwiftUI

/// TIL, second version: a class, a state object and an observed object.
public enum EX21 {
    public final class ThingStore: ObservableObject {
        public static let instances = Instances<ThingStore>()

        @Published public var things: [String] = []

        public init() { Self.instances.add(self) }
    }

    public struct ContentView: View {
        @State private var showAddThing = false
        @StateObject private var myThings = ThingStore()

        public init() {}

        public var body: some View {
            NavigationView {
                VStack {
                    if myThings.things.isEmpty {
                        Text("Add acronyms you learn")
                            .foregroundColor(.gray)
                    }
                    ForEach(myThings.things, id: \.self) { thing in
                        Text(thing)
                    }
                }
                .navigationTitle("TIL")
                .toolbar {
                    ToolbarItem {
                        Button(action: { showAddThing = true }) {
                            Image(systemName: "plus")
                        }
                    }
                }
            }
            .sheet(isPresented: $showAddThing) {
                AddThingView(someThings: myThings)
            }
        }
    }

    public struct AddThingView: View {
        @Environment(\.presentationMode) var presentationMode
        @ObservedObject var someThings: ThingStore
        @State private var thing = ""

        public init(someThings: ThingStore) { self.someThings = someThings }

        public var body: some View {
            VStack {
                TextField("Thing I Learned", text: $thing)
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .padding()
                    .disableAutocorrection(true)
                Button("Done") {
                    if !thing.isEmpty {
                        someThings.things.append(thing)
                    }
                    presentationMode.wrappedValue.dismiss()
                }
            }
            .padding()
        }
    }

    public struct AddThingView_Previews: PreviewProvider {
        public static var previews: some View {
            AddThingView(someThings: ThingStore())
        }
    }

    /// The sheet gets a binding to the array alone.
    public struct ArrayContentView: View {
        @State private var showAddThing = false
        @StateObject private var myThings = ThingStore()

        public init() {}

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
                EX20.AddToArrayView(someThings: $myThings.things)
            }
        }
    }

    /// Redraws the content.
    public struct RedrawingView: View {
        @State private var redraws = 0

        public init() {}

        public var body: some View {
            VStack {
                ContentView()
                Button("Redraw \(redraws)") { redraws += 1 }
            }
        }
    }
}
