import SwiftUI

/// Tabs: offers with transitions, pages that are turned, a cart over all of the window and an account in a form.
struct ShopPage: View {
    @ObservedObject var data: FuzzData

    var body: some View {
        TabView(selection: $data.selection) {
            Offers(data: data).tabItem { Label("Offers", systemImage: "tag") }.tag(0).badge(data.rows.count)
            NavigationStack { Pictures(data: data).navigationTitle("Pictures") }
                .tabItem { Label("Pictures", systemImage: "photo") }.tag(1)
            NavigationStack { Account(data: data).navigationTitle("Account") }
                .tabItem { Label("Account", systemImage: "person") }.tag(2)
            if data.flags[0] { Text("More").tabItem { Label("More", systemImage: "ellipsis") }.tag(3) }
        }
        .fullScreenCover(isPresented: $data.presented[2]) { Cart(data: data) }
    }
}

private struct Offers: View {
    @ObservedObject var data: FuzzData
    @State private var opened: FuzzData.Row?

    var body: some View {
        ScrollView {
            VStack {
                Button("Cart") { data.presented[2] = true }
                ForEach(data.rows) { row in
                    HStack {
                        Text(row.title)
                        Button("Open") { opened = row }
                        Button("Buy") { withAnimation(.spring(duration: 0.3)) { data.remove(row) } }
                    }
                    .transition(row.id % 2 == 0 ? .move(edge: .leading) : .opacity.combined(with: .scale))
                }
                if data.flags[1] {
                    Color.orange.frame(height: 40).transition(.slide).onTapGesture { data.flags[1] = false }
                }
            }
            .animation(.default, value: data.flags[1])
        }
        .sheet(item: $opened) { row in
            OfferSheet(data: data, row: row)
        }
    }
}

private struct OfferSheet: View {
    @ObservedObject var data: FuzzData
    let row: FuzzData.Row
    @Environment(\.dismiss) private var dismiss
    @State private var count = 1
    @State private var color = Color.red

    var body: some View {
        VStack {
            Stepper("Count \(count)", value: $count, in: 1...9)
            ColorPicker("Colour", selection: $color)
            Button("Buy") {
                data.remove(row)
                dismiss()
            }
            Button("Cart") { data.presented[2] = true }
            Text(row.title).contextMenu {
                Button("Share") { count += 1 }
            } preview: {
                color.frame(width: 50, height: 50)
            }
        }
        .padding()
        .presentationDetents([.fraction(0.4), .large])
    }
}

private struct Pictures: View {
    @ObservedObject var data: FuzzData
    @State private var page = 0
    @State private var scale = 1.0
    @GestureState private var shift = CGSize.zero

    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<5) { number in
                Text("Picture \(number)").scaleEffect(scale).offset(shift)
                    .gesture(
                        MagnifyGesture().onChanged { scale = min(max($0.magnification, 0.2), 4) }
                            .simultaneously(
                                with: DragGesture().updating($shift) { value, state, _ in state = value.translation })
                    )
                    .onTapGesture(count: 2) { withAnimation { scale = 1 } }
                    .tag(number)
            }
        }
        .tabViewStyle(.page)
        .toolbar { Button("First") { withAnimation { page = 0 } } }
        TimelineView(.periodic(from: .now, by: 0.5)) { context in
            Text(context.date, style: .time)
        }
    }
}

private struct Account: View {
    @ObservedObject var data: FuzzData
    @State private var name = ""
    @State private var secret = ""
    @FocusState private var isNamed: Bool

    var body: some View {
        Form {
            TextField("Name", text: $name).focused($isNamed)
            SecureField("Password", text: $secret)
            Section("Options") {
                ForEach(0..<6) { Toggle("Option \($0)", isOn: $data.flags[$0].animation()) }
            }
            Slider(value: $data.number, in: 0...1, step: 0.1)
            ProgressView(value: data.number)
            if isNamed { Button("Done") { isNamed = false } }
            DisclosureGroup("Advanced", isExpanded: $data.flags[2]) {
                Picker("Kind", selection: $data.selection) { ForEach(0..<4) { Text("Kind \($0)").tag($0) } }
                DatePicker("Born", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
            }
        }
    }
}

private struct Cart: View {
    @ObservedObject var data: FuzzData
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                ForEach(data.rows) { Text($0.title) }.onDelete { data.rows.remove(atOffsets: $0) }
            }
            .overlay { if data.rows.isEmpty { Text("Empty") } }
            .toolbar {
                Button("Close") { dismiss() }
                Button("Pay") { data.presented[3] = true }
            }
            .alert("Pay?", isPresented: $data.presented[3]) {
                TextField("Code", text: $data.text)
                Button("Pay") { dismiss() }
                Button("Cancel", role: .cancel) {}
            }
        }
    }
}
