import Foundation
import Glibc

/// The dictionaries of the system, through the library Enchant. It is loaded when a word is first checked, so that programs run where it
/// is not installed.
enum SystemSpelling {
    private typealias Handle = OpaquePointer
    private typealias Begin = @convention(c) () -> Handle?
    private typealias Request = @convention(c) (Handle, UnsafePointer<CChar>) -> Handle?
    private typealias Check = @convention(c) (Handle, UnsafePointer<CChar>, Int) -> Int32
    private typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private typealias Suggest =
        @convention(c) (Handle, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> Strings?
    private typealias Free = @convention(c) (Handle, Strings) -> Void
    private typealias Describe =
        @convention(c) (
            UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>,
            UnsafeMutableRawPointer?
        ) -> Void
    private typealias List = @convention(c) (Handle, Describe, UnsafeMutableRawPointer?) -> Void

    /// The library and its broker. Enchant is not for several threads at once: all calls are made under the lock.
    private final class Library: @unchecked Sendable {
        let lock = NSLock()
        let broker: Handle
        let request: Request
        let check: Check
        let suggest: Suggest
        let free: Free
        let list: List
        // Read and written under the lock only.
        var dictionaries: [String: Handle?] = [:]

        init?() {
            guard let library = dlopen("libenchant-2.so.2", RTLD_LAZY) else { return nil }
            // The types are those of the library's header, whose version is part of the file's name.
            func function<F>(_ name: String, as type: F.Type) -> F? {
                dlsym(library, name).map { unsafeBitCast($0, to: type) }
            }
            guard let begin = function("enchant_broker_init", as: Begin.self), let broker = begin(),
                let request = function("enchant_broker_request_dict", as: Request.self),
                let check = function("enchant_dict_check", as: Check.self),
                let suggest = function("enchant_dict_suggest", as: Suggest.self),
                let free = function("enchant_dict_free_string_list", as: Free.self),
                let list = function("enchant_broker_list_dicts", as: List.self)
            else { return nil }
            (self.broker, self.request, self.check) = (broker, request, check)
            (self.suggest, self.free, self.list) = (suggest, free, list)
        }

        func locked<Result>(_ body: () -> Result) -> Result {
            lock.lock()
            defer { lock.unlock() }
            return body()
        }
    }

    private static let library = Library()

    private struct Words: SpellingDictionary {
        let library: Library
        let handle: Handle

        func contains(_ word: String) -> Bool {
            library.locked { library.check(handle, word, word.utf8.count) <= 0 }
        }

        func guesses(for word: String) -> [String] {
            library.locked {
                var count = 0
                guard let strings = library.suggest(handle, word, word.utf8.count, &count) else { return [] }
                defer { library.free(handle, strings) }
                return (0..<count).compactMap { strings[$0].map { String(cString: $0) } }
            }
        }
    }

    /// The dictionary of a language; nil where there is none.
    static func dictionary(_ language: String) -> (any SpellingDictionary)? {
        guard let library, !language.isEmpty else { return nil }
        let name = language.replacingOccurrences(of: "-", with: "_")
        let handle = library.locked { () -> Handle? in
            if let known = library.dictionaries[name] { return known }
            let handle = library.request(library.broker, name)
            library.dictionaries[name] = .some(handle)
            return handle
        }
        return handle.map { Words(library: library, handle: $0) }
    }

    /// The languages that there are dictionaries for.
    static var languages: [String] {
        guard let library else { return [] }
        return library.locked {
            var names: [String] = []
            withUnsafeMutablePointer(to: &names) { names in
                library.list(
                    library.broker,
                    { tag, _, _, _, names in
                        // What was handed over below, while the call lasts.
                        names?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: tag))
                    }, UnsafeMutableRawPointer(names))
            }
            return Array(Set(names)).sorted()
        }
    }
}
