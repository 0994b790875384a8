import Foundation

/// The domains that an app names as its own.
struct AppBoundDomains {
    let names: [String]

    /// Those of the program's Info.plist. Read anew each time, since an app asks seldom.
    static var ofProgram: AppBoundDomains {
        AppBoundDomains(names: Bundle.main.object(forInfoDictionaryKey: "WKAppBoundDomains") as? [String] ?? [])
    }

    /// Whether an address is of one of them, or of one below them. Addresses of no server always are.
    func contain(_ url: URL?) -> Bool {
        guard let url, url.scheme == "http" || url.scheme == "https", let host = url.host?.lowercased() else {
            return true
        }
        return names.contains { name in
            let name = name.lowercased()
            return host == name || host.hasSuffix(".\(name)")
        }
    }
}
