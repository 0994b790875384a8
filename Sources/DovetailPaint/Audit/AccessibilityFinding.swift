import DovetailCore
import Foundation

/// Something in a window that keeps a person from using it.
package struct AccessibilityFinding {
    package enum Kind: String, CaseIterable, Sendable {
        /// An element that does something, or a picture, has no name.
        case missingName = "no name"
        /// What is pressed is smaller than a finger or an unsteady pointer needs.
        case smallTarget = "small target"
        /// A text or symbol stands out too little from what is behind it.
        case contrast = "contrast"
        /// Two elements beside each other have the same name and do different things.
        case duplicateName = "duplicate name"
        /// A text is cut off at the largest size of texts.
        case clippedText = "clipped text"
        /// The order of reading goes back up to what is above.
        case order = "order"
    }

    package let kind: Kind
    /// What the element is called: its label, else its identifier, else its role.
    package let element: String
    /// In window points.
    package let frame: CGRect
    /// A sentence that says what is wrong and what would be right.
    package let sentence: String
}

extension AccessibilityFinding: CustomStringConvertible {
    package var description: String {
        let place = "\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)) × \(Int(frame.height))"
        return "\(kind.rawValue): “\(element)” at \(place): \(sentence)"
    }
}
