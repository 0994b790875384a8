import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking

    // Linux's Foundation has these methods with a delegate alone, and a parameter that has a default counts where a method is referred to:
    // `let load = session.data(from:)` would have no meaning.
    extension URLSession {
        /// Asks for what is at an address.
        ///
        /// - Throws: `URLError` when there is no answer.
        @concurrent
        public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

        /// Makes a request, and returns the whole answer.
        ///
        /// - Throws: `URLError` when there is no answer.
        @concurrent
        public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
            try await data(for: request, delegate: nil)
        }

        /// Makes a request with these bytes as its body, and returns the whole answer.
        ///
        /// - Throws: `URLError` when there is no answer.
        @concurrent
        public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
            try await upload(for: request, from: bodyData, delegate: nil)
        }

        /// Makes a request with a file's content as its body, and returns the whole answer.
        ///
        /// - Throws: `URLError` when there is no answer.
        @concurrent
        public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
            try await upload(for: request, fromFile: fileURL, delegate: nil)
        }

        /// Writes what is at an address into a file. The file is the caller's to move or remove.
        ///
        /// - Throws: `URLError` when there is no answer.
        @concurrent
        public func download(from url: URL) async throws -> (URL, URLResponse) {
            try await download(from: url, delegate: nil)
        }

        /// Writes the answer to a request into a file. The file is the caller's to move or remove.
        ///
        /// - Throws: `URLError` when there is no answer.
        @concurrent
        public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
            try await download(for: request, delegate: nil)
        }
    }

    extension URLCache {
        /// A cache of answers in memory and on disk.
        ///
        /// - Parameters:
        ///   - memoryCapacity: In bytes; none are kept in memory with 0.
        ///   - diskCapacity: In bytes; none are kept on disk with 0.
        ///   - directory: Where they are kept; nil for a folder of the app's among the person's caches.
        public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
            self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
        }
    }
#endif
