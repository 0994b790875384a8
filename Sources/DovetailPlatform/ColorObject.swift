/// `UIColor` and `NSColor`, for what takes either of them out of a text's attributes.
package protocol ColorObject: AnyObject {
    var value: ColorValue { get }
}
