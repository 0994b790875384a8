import SwiftUI

/// An object that two views observe.
public enum EX12 {
    public class Book: ObservableObject {
        @Published public var title = "Great Expectations"

        public let identifier = UUID()

        public init() {}
    }

    /// An object that publishes nothing.
    public class EmptyBook: ObservableObject { public init() {} }

    /// The first form: shows the title.
    public struct BookView: View {
        @ObservedObject var book: Book

        public init(book: Book) { self.book = book }

        public var body: some View {
            Text(book.title)
        }
    }

    /// The second form: hands the whole object on.
    public struct EditableBookView: View {
        @ObservedObject var book: Book

        public init(book: Book) { self.book = book }

        public var body: some View {
            BookEditView(book: book)
        }
    }

    struct BookEditView: View {
        @ObservedObject var book: Book

        var body: some View {
            TextField("Title", text: $book.title)
        }
    }

    /// Both forms on one book.
    public struct ContentView: View {
        @StateObject private var book = Book()

        public init() {}

        public var body: some View {
            VStack(spacing: 12) {
                BookView(book: book)
                    .font(.title2)
                EditableBookView(book: book)
                    .textFieldStyle(RoundedBorderTextFieldStyle())
            }
        }
    }
}
