import SwiftUI

/// Each view owns an object of its own.
public enum EX13 {
    public class Book: ObservableObject {
        public static let instances = Instances<Book>()

        @Published public var title = "Great Expectations"

        let identifier = UUID()

        public init() { Self.instances.add(self) }
    }

    struct BookView: View {
        @ObservedObject var book: Book

        var body: some View {
            Text(book.title)
        }
    }

    public struct LibraryView: View {
        @StateObject private var book = Book()

        public init() {}

        public var body: some View {
            BookView(book: book)
        }
    }

    /// Two libraries, the second of which can be removed.
    public struct ContentView: View {
        @State private var redraws = 0
        @State private var showsSecond = true

        public init() {}

        public var body: some View {
            VStack(spacing: 12) {
                LibraryView()
                if showsSecond {
                    LibraryView()
                }
                Text("Redrawn \(redraws) times")
                    .foregroundColor(.gray)
                HStack {
                    Button("Redraw") { redraws += 1 }
                    Button("Second library") { showsSecond.toggle() }
                }
            }
        }
    }
}
