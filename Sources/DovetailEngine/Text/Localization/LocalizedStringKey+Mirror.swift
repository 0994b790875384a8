import Foundation

/// Libraries that compare keys, or look them up by themselves, read a key's parts by reflection, since there is no other way on Apple's
/// systems. They expect these parts in this order.
extension LocalizedStringKey: CustomReflectable {
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "key": key, "hasFormatting": !arguments.isEmpty, "arguments": arguments.map { FormatArgument($0) },
            ], displayStyle: .struct)
    }

    /// An interpolated value as reflection sees it: what a format takes, and the formatter that makes a string of it.
    private struct FormatArgument: CustomReflectable {
        let value: any CVarArg

        init(_ argument: Argument) {
            value =
                switch argument {
                case .string(let string): string
                case .text(let text): text.plainString
                case .integer(let number, _): number
                case .unsigned(let number, _): number
                case .number(let number, _): number
                case .formatted: LocalizedStringKey(argument).resolved
                }
        }

        var customMirror: Mirror {
            Mirror(
                self, children: ["value": value, "formatter": Formatter?.none as Any], displayStyle: .struct)
        }
    }

    /// A key that stands for one interpolated value.
    private init(_ argument: Argument) {
        key = "%@"
        arguments = [argument]
    }
}
