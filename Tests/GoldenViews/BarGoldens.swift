import DovetailCore
import Foundation
import SwiftUI

/// Bars that find text and that name what a page is about, an inspector, and the bars of a phone.
enum BarGoldens {
    static let all = [findBar, documentTitle, inspector, phone, sidewaysPhone]

    private static var tabs: some View {
        TabView {
            NavigationStack {
                List(0..<3, id: \.self) { Text("Row \($0)") }
                    .navigationTitle("Notes")
                    .searchable(text: .constant(""))
                    .toolbar { Button("Add", systemImage: "plus") {} }
            }
            .tabItem { Label("Notes", systemImage: "note.text") }
            .badge(3)
            Text(verbatim: "other").tabItem { Label("Favorites", systemImage: "star") }
        }
    }

    static let phone = Golden("bars-phone", 390, 490, idiom: .phone) { tabs }
    static let sidewaysPhone = Golden("bars-phone-sideways", 600, 300, idiom: .phone) { tabs }

    static let findBar = Golden("find-bar", 420, 150, idiom: .desktop) {
        TextEditor(text: .constant("One apple, two apples.\nNo pear."))
            .findNavigator(isPresented: .constant(true))
            .padding(8)
    }

    static let documentTitle = Golden("document-title", 420, 150) {
        NavigationStack {
            Text(verbatim: "page")
                .navigationTitle("Today")
                .navigationBarTitleDisplayMode(.inline)
                .navigationDocument(URL(fileURLWithPath: "/tmp/notes/today.txt"))
        }
    }

    static let inspector = Golden("inspector", 620, 200, idiom: .desktop) {
        NavigationStack {
            Text(verbatim: "content")
                .navigationTitle("Drawing")
                .toolbar { Button("Info") {} }
                .inspector(isPresented: .constant(true)) {
                    Form { LabeledContent("Width", value: "120") }.inspectorColumnWidth(220)
                }
        }
    }
}
