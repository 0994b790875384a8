import DovetailCore
import Foundation
import SwiftUI

/// Bars that find text and that name what a page is about, and an inspector.
enum BarGoldens {
    static let all = [findBar, documentTitle, inspector]

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
