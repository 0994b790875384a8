import Foundation

// Linux's Foundation gives `NSURL` where Apple's gives `URL`. These are taken for an ending that is there, since they ask for less than the ones
// that take one or none.
extension Bundle {
    /// The files of the bundle with an ending; nil where the folder is not there.
    ///
    /// - Parameters:
    ///   - ext: The ending, without a dot.
    ///   - subpath: A folder of the bundle's resources; nil for the resources themselves.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        let ending: String? = ext
        let found: [NSURL]? = urls(forResourcesWithExtension: ending, subdirectory: subpath)
        return found?.map { $0 as URL }
    }

    /// The files of the bundle with an ending that are for one language; nil where the folder is not there.
    public func urls(
        forResourcesWithExtension ext: String, subdirectory subpath: String?, localization localizationName: String?
    ) -> [URL]? {
        let ending: String? = ext
        let found: [NSURL]? = urls(
            forResourcesWithExtension: ending, subdirectory: subpath, localization: localizationName)
        return found?.map { $0 as URL }
    }

    /// The files of a bundle's folder with an ending; nil where the folder is not there.
    public class func urls(
        forResourcesWithExtension ext: String, subdirectory subpath: String?, in bundleURL: URL
    ) -> [URL]? {
        let ending: String? = ext
        let found: [NSURL]? = urls(forResourcesWithExtension: ending, subdirectory: subpath, in: bundleURL as NSURL)
        return found?.map { $0 as URL }
    }
}
