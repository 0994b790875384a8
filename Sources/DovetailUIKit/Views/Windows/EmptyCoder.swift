import Foundation

/// What objects of archives that are not read are made with: a coder that has no values.
package enum EmptyCoder {
    package static func make() -> NSCoder {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        // An archive of nothing can always be read.
        let reader = try! NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        // A value that is missing is nil, and ends no program.
        reader.decodingFailurePolicy = .setErrorAndReturn
        return reader
    }
}
