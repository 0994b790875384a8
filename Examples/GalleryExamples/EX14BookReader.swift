import SwiftUI

/// An object at the top of an app, shared by all its windows.
public enum EX14 {
    public struct Book: Identifiable, Sendable {
        public let id: Int
        public let title: String
    }

    public class Library: ObservableObject {
        public static let instances = Instances<Library>()

        @Published public var books = [
            Book(id: 1, title: "Great Expectations"), Book(id: 2, title: "Emma"),
        ]

        public init() { Self.instances.add(self) }
    }

    public struct BookReader: App {
        @StateObject private var library = Library()

        public init() {}

        public var body: some Scene {
            WindowGroup {
                LibraryView()
                    .environmentObject(library)
            }
        }
    }

    public struct LibraryView: View {
        @EnvironmentObject var library: Library

        public init() {}

        public var body: some View {
            VStack(spacing: 8) {
                ForEach(library.books) { book in
                    Text(book.title)
                }
                Button("Add a book") {
                    let number = library.books.count + 1
                    library.books.append(Book(id: number, title: "Book \(number)"))
                }
            }
        }
    }

    public struct LibraryView_Previews: PreviewProvider {
        public static var previews: some View {
            LibraryView()
                .environmentObject(Library())
        }
    }
}
