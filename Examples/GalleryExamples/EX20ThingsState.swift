import SwiftUI

/// TIL, first version: a struct, a state and a binding.
public enum EX20 {
    public struct ThingStore {
        public var things: [String]

        public init(things: [String] = []) { self.things = things }
    }

    public struct ContentView: View {
        @State private var showAddThing = false
        @State private var myThings: ThingStore

        public init(store: ThingStore = ThingStore()) { _myThings = State(initialValue: store) }

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
                AddThingView(someThings: $myThings)
            }
        }
    }

    public struct AddThingView: View {
        @Environment(\.presentationMode) var presentationMode
        @Binding var someThings: ThingStore
        @State private var thing = ""

        public init(someThings: Binding<ThingStore>) { _someThings = someThings }

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
            AddThingView(someThings: .constant(ThingStore()))
        }
    }
}

/// Earlier stages and a variant of TIL.
extension EX20 {
    /// The starter: fixed things, nothing to add.
    public struct StarterView: View {
        @State private var myThings = ThingStore(things: ["YOLO", "BTW"])

        public init() {}

        public var body: some View {
            NavigationView {
                VStack {
                    ForEach(myThings.things, id: \.self) { Text($0) }
                }
                .navigationBarTitle("TIL")
            }
        }
    }

    /// Done always adds the same thing.
    public struct FixedThingView: View {
        @State private var showAddThing = false
        @State private var myThings = ThingStore()

        public init() {}

        public var body: some View {
            NavigationView {
                VStack {
                    ForEach(myThings.things, id: \.self) { Text($0) }
                }
                .navigationBarTitle("TIL")
                .navigationBarItems(trailing: Button(action: { showAddThing = true }) { Image(systemName: "plus") })
            }
            .sheet(isPresented: $showAddThing) {
                AddFixedThing(someThings: $myThings)
            }
        }
    }

    struct AddFixedThing: View {
        @Environment(\.presentationMode) var presentationMode
        @Binding var someThings: ThingStore

        var body: some View {
            Button("Done") {
                someThings.things.append("FOMO")
                presentationMode.wrappedValue.dismiss()
            }
            .padding()
        }
    }

    /// The sheet gets a binding to the array alone.
    public struct ArrayContentView: View {
        @State private var showAddThing = false
        @State private var myThings = ThingStore()

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
                AddToArrayView(someThings: $myThings.things)
            }
        }
    }

    struct AddToArrayView: View {
        @Environment(\.dismiss) var dismiss
        @Binding var someThings: [String]
        @State private var thing = ""

        var body: some View {
            VStack {
                TextField("Thing I Learned", text: $thing)
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .padding()
                    .disableAutocorrection(true)
                Button("Done") {
                    if !thing.isEmpty {
                        someThings.append(thing)
                    }
                    dismiss()
                }
            }
            .padding()
        }
    }
}
