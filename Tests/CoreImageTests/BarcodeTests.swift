import CoreImage
import Foundation
import Testing

@Suite struct BarcodeTests {
    @Test func aCodeHasItsFindersAndAMargin() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("https://example.com".utf8)
        filter.correctionLevel = "M"
        let image = try #require(filter.outputImage)
        // Version 2: 25 modules.
        #expect(image.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
        let bytes = Bytes(image)
        func isBlack(_ x: Int, _ row: Int) -> Bool { bytes[x, 26 - row] == [0, 0, 0, 255] }
        #expect((0..<27).allSatisfy { !isBlack($0, 0) && !isBlack(0, $0) })
        let finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
        for (left, top) in [(1, 1), (19, 1), (1, 19)] {
            for (y, row) in finder.enumerated() {
                #expect((0..<7).map { isBlack(left + $0, top + y) ? "1" : "0" }.joined() == row)
            }
        }
    }

    @Test func aMessageThatIsTooLongHasNoCode() {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(count: 4000)
        #expect(filter.outputImage == nil)
    }

    /// “AB12”, by the table of the standard: start B, three characters and a pair, check, stop.
    @Test func barsAreThoseOfCode128() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("AB".utf8)
        filter.quietSpace = 7
        let image = try #require(filter.outputImage)
        // Start, A, B, check (104 + 33 + 2 * 34 = 205, 205 % 103 = 102) and stop.
        #expect(image.extent == CGRect(x: 0, y: 0, width: 14 + 4 * 11 + 13, height: 32))
        let bytes = Bytes(image)
        let row = (0..<bytes.width).map { bytes[$0, 5][0] == 0 ? "1" : "0" }.joined()
        let bars = "11010010000" + "10100011000" + "10001011000" + "11110101110" + "1100011101011"
        #expect(row == "0000000" + bars + "0000000")
        filter.message = Data([200])
        #expect(filter.outputImage == nil)
    }

    @Test("Descriptions of codes keep what they are given, and are none of codes that can't be") func descriptors() {
        let code = CIQRCodeDescriptor(
            payload: Data([1, 2]), symbolVersion: 40, maskPattern: 7, errorCorrectionLevel: .levelQ)
        #expect(code?.errorCorrectedPayload == Data([1, 2]) && code?.errorCorrectionLevel.rawValue == 81)
        #expect(
            CIQRCodeDescriptor(payload: Data(), symbolVersion: 41, maskPattern: 0, errorCorrectionLevel: .levelL) == nil
        )
        #expect(
            CIQRCodeDescriptor(payload: Data(), symbolVersion: 1, maskPattern: 8, errorCorrectionLevel: .levelL) == nil)
        #expect(CIAztecCodeDescriptor(payload: Data(), isCompact: true, layerCount: 5, dataCodewordCount: 1) == nil)
        #expect(CIPDF417CodeDescriptor(payload: Data(), isCompact: false, rowCount: 2, columnCount: 1) == nil)
        let matrix = CIDataMatrixCodeDescriptor(payload: Data(), rowCount: 8, columnCount: 144, eccVersion: .v200)
        #expect(matrix?.eccVersion == .v200 && matrix?.columnCount == 144)
    }
}
