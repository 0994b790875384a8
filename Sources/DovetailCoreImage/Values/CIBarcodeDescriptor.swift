import Foundation

/// What a code for cameras and scanners is made of.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {
    override init() {}
}

/// A QR code: its payload as it stands in the code, with what corrects errors.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// How much of the code may be lost: 7, 15, 25 and 30 of a hundred parts.
    public enum ErrorCorrectionLevel: Int, Sendable {
        case levelL = 76
        case levelM = 77
        case levelQ = 81
        case levelH = 72
    }

    /// The payload with what corrects errors.
    public let errorCorrectedPayload: Data
    /// From 1 to 40: how many modules it has.
    public let symbolVersion: Int
    /// From 0 to 7: the pattern that it is mixed with.
    public let maskPattern: UInt8
    /// How much of it may be lost.
    public let errorCorrectionLevel: ErrorCorrectionLevel

    /// Nil where a version or a pattern is none of those that there are.
    public init?(
        payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
        errorCorrectionLevel: ErrorCorrectionLevel
    ) {
        guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
        self.errorCorrectedPayload = errorCorrectedPayload
        self.symbolVersion = symbolVersion
        self.maskPattern = maskPattern
        self.errorCorrectionLevel = errorCorrectionLevel
    }
}

/// An Aztec code.
open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The payload with what corrects errors.
    public let errorCorrectedPayload: Data
    /// Whether it is one of the small kind.
    public let isCompact: Bool
    /// From 1 to 32, and to 4 in small ones: how many layers it has.
    public let layerCount: Int
    /// How many words of the payload are the message.
    public let dataCodewordCount: Int

    /// Nil where a number is none of those that there are.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard (1...(isCompact ? 4 : 32)).contains(layerCount), (1...2048).contains(dataCodewordCount) else {
            return nil
        }
        self.errorCorrectedPayload = errorCorrectedPayload
        self.isCompact = isCompact
        self.layerCount = layerCount
        self.dataCodewordCount = dataCodewordCount
    }
}

/// A PDF417 code.
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The payload with what corrects errors.
    public let errorCorrectedPayload: Data
    /// Whether the columns at its end are left out.
    public let isCompact: Bool
    /// From 3 to 90.
    public let rowCount: Int
    /// From 1 to 30.
    public let columnCount: Int

    /// Nil where a number is none of those that there are.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard (3...90).contains(rowCount), (1...30).contains(columnCount) else { return nil }
        self.errorCorrectedPayload = errorCorrectedPayload
        self.isCompact = isCompact
        self.rowCount = rowCount
        self.columnCount = columnCount
    }
}

/// A Data Matrix code.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// What corrects errors: convolution codes up to 140, Reed and Solomon's from 200 on.
    public enum ECCVersion: Int, Sendable {
        case v000 = 0
        case v050 = 50
        case v080 = 80
        case v100 = 100
        case v140 = 140
        case v200 = 200
    }

    /// The payload with what corrects errors.
    public let errorCorrectedPayload: Data
    /// From 8 to 144.
    public let rowCount: Int
    /// From 8 to 144.
    public let columnCount: Int
    /// What corrects errors.
    public let eccVersion: ECCVersion

    /// Nil where a number is none of those that there are.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard (8...144).contains(rowCount), (8...144).contains(columnCount) else { return nil }
        self.errorCorrectedPayload = errorCorrectedPayload
        self.rowCount = rowCount
        self.columnCount = columnCount
        self.eccVersion = eccVersion
    }
}
