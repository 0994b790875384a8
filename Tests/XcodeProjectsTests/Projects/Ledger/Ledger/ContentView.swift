import SwiftUI

struct ContentView: View {
    @Environment(\.managedObjectContext) private var viewContext

    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)],
        animation: .default)
    private var items: FetchedResults<Item>

    @FetchRequest(entity: Note.entity(), sortDescriptors: []) private var notes: FetchedResults<Note>

    var body: some View {
        NavigationView {
            List {
                ForEach(items) { item in
                    NavigationLink {
                        Text("Item at \(item.timestamp!, formatter: itemFormatter)")
                    } label: {
                        ItemRow(item: item)
                    }
                }
                .onDelete(perform: deleteItems)
                ForEach(notes, id: \.objectID) { Text($0.text ?? "") }
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
                ToolbarItem {
                    Button(action: addItem) { Label("Add Item", systemImage: "plus") }
                }
            }
            .navigationTitle("Ledger")
            .onAppear { if items.isEmpty { (0..<3).forEach { _ in addItem() } } }
        }
    }

    private func addItem() {
        withAnimation {
            let newItem = Item(context: viewContext)
            newItem.timestamp = Date(timeIntervalSinceReferenceDate: Double(items.count + 1) * 86_400)
            newItem.cents = Int64(items.count + 1) * 250
            let account = Account(context: viewContext)
            account.name = "Account \(items.count + 1)"
            account.addToItems(newItem)
            if notes.isEmpty { _ = Note(context: viewContext) }
            do {
                try viewContext.save()
            } catch {
                let nsError = error as NSError
                fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
            }
        }
    }

    private func deleteItems(offsets: IndexSet) {
        withAnimation {
            offsets.map { items[$0] }.forEach(viewContext.delete)
            do {
                try viewContext.save()
            } catch {
                let nsError = error as NSError
                fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
            }
        }
    }
}

private struct ItemRow: View {
    @ObservedObject var item: Item

    var body: some View {
        HStack {
            Text(item.account?.title ?? "None")
            Spacer()
            Text(verbatim: "\(item.cents)")
        }
    }
}

private let itemFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .medium
    return formatter
}()

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView().environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
    }
}
