import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLResponse {
    /// A response about nothing: its address is `about:blank`, where that of Apple's systems is nil. For tests and placeholders.
    ///
    /// The parameter is for nobody to give. With it `URLResponse()` means this initialiser, which could not override that of `NSObject`.
    public convenience init(_nothing: Void = ()) {
        self.init(
            url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}
