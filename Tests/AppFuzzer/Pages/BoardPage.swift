import SwiftUI

/// Cards in columns that are dragged from one to another, and moved freely below.
struct BoardPage: View {
    @ObservedObject var data: FuzzData
    @State private var columns: [[String]] = [["a", "b", "c"], ["d"], []]
    @State private var isTargeted = false

    var body: some View {
        VStack {
            HStack(alignment: .top) {
                ForEach(columns.indices, id: \.self) { column in
                    VStack {
                        Text("Column \(column)")
                        ForEach(columns[column], id: \.self) { card in
                            Card(data: data, name: card, remove: { remove(card) })
                                .draggable(card) { Text("Moving \(card)") }
                        }
                        if data.flags[0], column == 1 { Text("Drop here").transition(.opacity) }
                    }
                    .frame(maxWidth: .infinity, minHeight: 120)
                    .background(isTargeted ? Color.yellow : .gray.opacity(0.2))
                    .dropDestination(for: String.self) { cards, _ in
                        withAnimation {
                            for card in cards {
                                remove(card)
                                columns[column].append(card)
                            }
                        }
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
                }
            }
            ZStack {
                ForEach(data.rows.prefix(5)) { row in Free(data: data, row: row) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            Button("New") { columns[0].append("n\(data.rows.count)\(columns.joined().count)") }
                .keyboardShortcut("n")
        }
        .confirmationDialog("Clear the board?", isPresented: $data.presented[4]) {
            Button("Clear", role: .destructive) { columns = [[], [], []] }
        }
    }

    private func remove(_ card: String) { for column in columns.indices { columns[column].removeAll { $0 == card } } }
}

private struct Card: View {
    @ObservedObject var data: FuzzData
    let name: String
    let remove: () -> Void
    @State private var isEdited = false
    @State private var text = ""

    var body: some View {
        Text("Card \(name) \(text)")
            .padding(6)
            .help("A card")
            .contextMenu {
                Button("Edit") { isEdited = true }
                Button("Clear all") { data.presented[4] = true }
                Button("Remove", role: .destructive, action: remove)
            }
            .sheet(isPresented: $isEdited) {
                VStack {
                    TextField("Name", text: $text)
                    Button("Remove", action: remove)
                    Button("Done") { isEdited = false }
                }
                .padding()
            }
    }
}

private struct Free: View {
    @ObservedObject var data: FuzzData
    let row: FuzzData.Row
    @State private var place = CGSize.zero
    @GestureState private var move = CGSize.zero
    @State private var isPressed = false

    var body: some View {
        Text(row.title)
            .offset(x: place.width + move.width, y: place.height + move.height)
            .gesture(
                DragGesture().updating($move) { value, state, _ in state = value.translation }
                    .onEnded { value in
                        place.width += value.translation.width
                        place.height += value.translation.height
                    }
            )
            .onLongPressGesture {
                withAnimation { data.mark(row) }
            } onPressingChanged: {
                isPressed = $0
            }
            .rotationEffect(.degrees(row.isMarked ? 30 : 0))
            .opacity(isPressed ? 0.5 : 1)
            .animation(.spring(), value: place)
            .onHover { if $0 { data.ticks += 1 } }
    }
}
