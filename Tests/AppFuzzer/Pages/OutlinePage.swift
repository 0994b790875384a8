import Combine
import SwiftUI

/// Outlines and nested groups in a list, with views of several kinds that come and go.
struct OutlinePage: View {
    @ObservedObject var data: FuzzData
    @State private var opened: Set<Int> = []
    @State private var popped: Int?
    private let clock = Timer.publish(every: 1.3, on: .main, in: .common).autoconnect()

    var body: some View {
        List {
            OutlineGroup(Array(data.rows.prefix(4)), id: \.id, children: \.children) { row in
                Text(row.title).contextMenu { Button("Mark") { data.mark(row) } }
            }
            ForEach(data.rows) { row in
                DisclosureGroup(isExpanded: isOpen(row.id)) {
                    Button("Pop \(row.id)") { popped = row.id }
                    ViewThatFits {
                        HStack { ForEach(0..<6) { Text("wide \($0)") } }
                        Text("narrow")
                    }
                    if row.isMarked {
                        GeometryReader { proxy in Text("\(Int(proxy.size.width))") }.frame(height: 30)
                    }
                    DisclosureGroup("Deeper") { ForEach(0..<2) { Text("Leaf \($0)") } }
                } label: {
                    Label(row.title, systemImage: "folder")
                }
                .swipeActions { Button("Delete", role: .destructive) { withAnimation { data.remove(row) } } }
            }
            if data.flags[0] {
                Section {
                    AnyView(data.flags[1] ? AnyView(Text("one")) : AnyView(Toggle("two", isOn: $data.flags[2])))
                    Grid { GridRow { ForEach(0..<3) { Text("cell \($0)") } } }
                } header: {
                    Text("Extra")
                }
            }
        }
        .listStyle(.sidebar)
        .safeAreaInset(edge: .bottom) { if data.flags[3] { Text("Inset").transition(.move(edge: .bottom)) } }
        .popover(
            isPresented: Binding {
                popped != nil
            } set: {
                if !$0 { popped = nil }
            }
        ) {
            VStack {
                Text("Row \(popped ?? 0)")
                Button("Remove") {
                    data.rows.removeAll { $0.id == popped }
                    popped = nil
                }
            }
            .padding()
        }
        .onReceive(clock) { _ in
            guard data.flags[4], let row = data.rows.first else { return }
            withAnimation { _ = opened.remove(row.id) == nil ? opened.insert(row.id).inserted : true }
        }
    }

    private func isOpen(_ id: Int) -> Binding<Bool> {
        Binding {
            opened.contains(id)
        } set: {
            if $0 { opened.insert(id) } else { opened.remove(id) }
        }
    }
}
