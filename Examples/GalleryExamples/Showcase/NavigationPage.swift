import SwiftUI

struct NavigationPage: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<6) { level in
                NavigationLink("Chapter \(level)", value: level)
            }
            .navigationTitle("Contents")
            .navigationDestination(for: Int.self) { level in
                VStack(spacing: 16) {
                    Text("Chapter \(level)").font(.largeTitle.bold())
                    if level < 20 { NavigationLink("On to \(level + 1)", value: level + 1) }
                    Button("Back to the contents") { path = [] }
                }
                .navigationTitle("Chapter \(level)")
                .toolbar { Button("Note", systemImage: "square.and.pencil") {} }
            }
        }
    }
}
