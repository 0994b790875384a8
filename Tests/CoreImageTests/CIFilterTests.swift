import CoreImage
import Foundation
import Testing

@Suite struct CIFilterTests {
    @Test func filtersAreFoundByName() throws {
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        #expect(filter.inputKeys == ["inputImage", "inputIntensity"])
        #expect(filter.outputKeys == ["outputImage"])
        #expect(filter.value(forKey: kCIInputIntensityKey) as? NSNumber == 1)
        #expect(filter.outputImage == nil)
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
        #expect(CIFilter.localizedName(forFilterName: "CISepiaTone") == "Sepia Tone")
        #expect(CIFilter.filterNames(inCategory: kCICategorySharpen) == ["CISharpenLuminance", "CIUnsharpMask"])
        #expect(
            CIFilter.filterNames(inCategory: nil).count == CIFilter.filterNames(inCategory: kCICategoryBuiltIn).count)
    }

    @Test func attributesTellWhatAnInputTakes() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        let radius = try #require(filter.attributes[kCIInputRadiusKey] as? [String: Any])
        #expect(radius[kCIAttributeDefault] as? NSNumber == 10)
        #expect(radius[kCIAttributeSliderMax] as? NSNumber == 100)
        #expect(filter.attributes[kCIAttributeFilterDisplayName] as? String == "Gaussian Blur")
    }

    @Test func polynomialsMakeColoursOfColours() {
        let filter = CIFilter.colorCrossPolynomial()
        filter.inputImage = Pictures.square(CIColor(red: 1, green: 0, blue: 1))
        #expect(filter.outputImage.map { Bytes($0) } == filter.inputImage.map { Bytes($0) })
        // Red becomes the product of blue and red less blue; green the constant.
        filter.redCoefficients = CIVector(values: [0, 0, -1, 0, 0, 0, 0, 0, 1, 0], count: 10)
        filter.greenCoefficients = CIVector(values: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1], count: 10)
        #expect(filter.outputImage.map { Bytes($0).values.prefix(4) } == [0, 255, 255, 255])
        let inverted = CIFilter.colorPolynomial()
        inverted.inputImage = filter.inputImage
        inverted.redCoefficients = CIVector(x: 1, y: -1, z: 0, w: 0)
        #expect(inverted.outputImage.map { Bytes($0).values.prefix(4) } == [0, 0, 255, 255])
    }

    @Test func convolutionsSumSurroundings() throws {
        let image = Pictures.square(.white, side: 6)
        let filter = CIFilter.convolution3X3()
        filter.inputImage = image
        #expect(filter.outputImage.map { Bytes($0, image.extent) } == Bytes(image))
        // The pixel to the right counts: the last column sees what is outside, which is clear.
        filter.weights = CIVector(values: [0, 0, 0, 0, 0, 1, 0, 0, 0], count: 9)
        let moved = Bytes(try #require(filter.outputImage), image.extent)
        #expect(moved.values[3] == 255 && moved.values[5 * 4 + 3] == 0)
        let row = CIFilter.convolution9Horizontal()
        row.inputImage = image
        row.weights = CIVector(values: [0, 0, 0, 0, 0, 0, 1, 0, 0], count: 9)
        let further = Bytes(try #require(row.outputImage), image.extent)
        #expect(further.values[3 * 4 + 3] == 255 && further.values[4 * 4 + 3] == 0)
        #expect(CIFilter(name: "CIConvolution9Vertical") != nil && CIFilter(name: "CIConvolution7X7") != nil)
    }

    @Test func propertiesAreTheInputsOfTheirNames() {
        let filter = CIFilter.twirlDistortion()
        filter.inputImage = Pictures.colors
        filter.center = CGPoint(x: 10, y: 20)
        filter.radius = 7
        #expect((filter.value(forKey: kCIInputCenterKey) as? CIVector) == CIVector(x: 10, y: 20))
        filter.setValue(3.0, forKey: kCIInputRadiusKey)
        #expect(filter.radius == 3)
        #expect(filter.inputImage === Pictures.colors)
        filter.setDefaults()
        #expect(filter.radius == 300 && filter.inputImage == nil)
    }

    /// As a value is handed over by apps: of any type of numbers.
    @Test(arguments: [0.25 as any Sendable, Float(0.25), CGFloat(0.25)])
    func numbersMayBeOfAnyType(value: any Sendable) {
        let filter = CIFilter.sepiaTone()
        filter.setValue(value, forKey: kCIInputIntensityKey)
        #expect(filter.intensity == 0.25)
    }

    @Test func anOutputKeepsTheValuesOfItsMoment() {
        let filter = CIFilter.exposureAdjust()
        filter.inputImage = Pictures.square(.white)
        filter.ev = -1
        let image = filter.outputImage!
        filter.ev = -5
        #expect(Bytes(image)[0, 0] == [188, 188, 188, 255])
    }

    private func color(_ color: CIColor, _ name: String, _ parameters: [String: Any] = [:]) -> [Int] {
        Bytes(Pictures.square(color).applyingFilter(name, parameters: parameters))[4, 4]
    }

    @Test func coloursBecomeWhatTheFiltersSay() {
        let orange = CIColor(red: 1, green: 0.5, blue: 0)
        #expect(color(.white, "CIColorInvert") == [0, 0, 0, 255])
        #expect(color(.red, "CIHueAdjust", ["inputAngle": 2 * Double.pi / 3]) == [0, 255, 0, 255])
        #expect(color(orange, "CIColorControls") == [255, 128, 0, 255])
        let gray = color(orange, "CIColorControls", ["inputSaturation": 0])
        #expect(gray[0] == gray[1] && gray[1] == gray[2] && (160...170).contains(gray[0]))
        #expect(color(.white, "CISepiaTone") == [255, 255, 239, 255])
        #expect(color(.gray, "CISepiaTone", ["inputIntensity": 0]) == [128, 128, 128, 255])
        #expect(color(.white, "CIColorMonochrome") == [153, 115, 77, 255])
        #expect(color(.red, "CIColorMatrix", ["inputGVector": CIVector(x: 1, y: 0, z: 0, w: 0)]) == [255, 255, 0, 255])
        #expect(color(.gray, "CIColorPosterize", ["inputLevels": 2]) == [0, 0, 0, 255])
        #expect(color(.gray, "CITemperatureAndTint") == [128, 128, 128, 255])
        let warm = color(.gray, "CITemperatureAndTint", ["inputTargetNeutral": CIVector(x: 4000, y: 0)])
        #expect(warm[0] > 140 && warm[2] < 110)
        #expect(color(.white, "CIMaskToAlpha") == [255, 255, 255, 255])
        #expect(color(.black, "CIMaskToAlpha") == [0, 0, 0, 0])
        let noir = color(orange, "CIPhotoEffectNoir")
        #expect(noir[0] == noir[1] && noir[1] == noir[2])
    }

    @Test(arguments: [1.0, 2.5, 8, 20])
    func aBlurKeepsTheLightAndGrowsByThreeTimesItsRadius(radius: Double) {
        let image = Pictures.square(.white).applyingGaussianBlur(sigma: radius)
        let growth = (radius * 3).rounded(.up)
        #expect(abs(image.extent.minX + growth) < 0.01 && abs(image.extent.width - 8 - 2 * growth) < 0.01)
        let area = image.extent.integral
        let average = image.applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: area)])
        var sum = [Float](repeating: 0, count: 4)
        Pictures.context.render(
            average, toBitmap: &sum, rowBytes: 16, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBAf,
            colorSpace: nil)
        // Of the curve 0.3 % lie outside in each direction.
        #expect(abs(sum[3] * Float(area.width * area.height) - 64) < 0.7)
    }

    @Test func squaresHaveTheMeanOfTheirPixels() {
        let image = Pictures.colors.applyingFilter(
            "CIPixellate", parameters: [kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputScaleKey: 16])
        let bytes = Bytes(image)
        #expect(bytes[0, 16] == bytes[15, 31] && bytes[0, 16] != bytes[16, 16])
        // Half red and half yellow, in amounts of light.
        #expect(bytes[0, 16] == [255, 188, 0, 255])
    }

    @Test func picturesAreCombined() {
        let (red, half) = (Pictures.square(.red), Pictures.square(CIColor(red: 0, green: 0, blue: 1, alpha: 0.5)))
        func combined(_ name: String, _ top: CIImage, _ bottom: CIImage) -> [Int] {
            Bytes(top.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: bottom]))[4, 4]
        }
        #expect(combined("CISourceOverCompositing", half, red) == [188, 0, 188, 255])
        #expect(
            combined("CIMultiplyCompositing", Pictures.square(.yellow), Pictures.square(.cyan)) == [0, 255, 0, 255])
        #expect(combined("CIScreenBlendMode", red, Pictures.square(.green)) == [255, 255, 0, 255])
        #expect(combined("CIAdditionCompositing", red, Pictures.square(.blue)) == [255, 0, 255, 255])
        #expect(combined("CIDifferenceBlendMode", Pictures.square(.white), red) == [0, 255, 255, 255])
        let mask = CIFilter.blendWithMask()
        mask.inputImage = red
        mask.backgroundImage = Pictures.square(.green)
        mask.maskImage = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 8))
        let bytes = Bytes(mask.outputImage!)
        #expect(bytes[1, 1] == [255, 0, 0, 255] && bytes[6, 1] == [0, 255, 0, 255])
        let dissolve = CIFilter.dissolveTransition()
        dissolve.inputImage = red
        dissolve.targetImage = Pictures.square(.green)
        dissolve.time = 1
        #expect(Bytes(dissolve.outputImage!)[4, 4] == [0, 255, 0, 255])
    }

    @Test func aScaledPictureKeepsItsColours() {
        let filter = CIFilter.lanczosScaleTransform()
        filter.inputImage = Pictures.square(.red, side: 40)
        filter.scale = 0.5
        let image = filter.outputImage!
        #expect(image.extent == CGRect(x: 0, y: 0, width: 20, height: 20))
        let bytes = Bytes(image)
        #expect(bytes[0, 0] == [255, 0, 0, 255] && bytes[19, 10] == [255, 0, 0, 255])
    }

    @Test func generatorsHaveNoEnd() {
        let board = CIFilter.checkerboardGenerator()
        board.center = .zero
        board.width = 4
        let bytes = Bytes(board.outputImage!, CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(board.outputImage!.extent == .infinite)
        #expect(bytes[1, 1] == [255, 255, 255, 255] && bytes[5, 1] == [0, 0, 0, 255] && bytes[5, 5] == bytes[1, 1])
    }

    @Test func aFilterOfAnAppsOwnMakesItsPicture() {
        final class Halved: CIFilter {
            var inputImage: CIImage?
            override var outputImage: CIImage? {
                inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
            }
        }
        let filter = Halved()
        filter.inputImage = Pictures.square(.white)
        #expect(Bytes(filter.outputImage!)[0, 0] == [188, 188, 188, 255])
        #expect(filter.name == "Halved")
    }

    /// The picture is made in parts wherever it is large, which nobody may see.
    @Test(arguments: CIFilter.filterNames(inCategory: kCICategoryBuiltIn))
    func aPartIsTheSameAsThatPartOfTheWhole(name: String) throws {
        let filter = try #require(CIFilter(name: name))
        for key in filter.inputKeys {
            switch key {
            case "inputMessage": filter.setValue(Data("Dovetail".utf8), forKey: key)
            case kCIInputCenterKey: filter.setValue(CIVector(x: 20, y: 16), forKey: key)
            case kCIInputRadiusKey: filter.setValue(6, forKey: key)
            case kCIInputBackgroundImageKey:
                filter.setValue(Pictures.colors.transformed(by: CGAffineTransform(translationX: 3, y: 2)), forKey: key)
            default: if key.hasSuffix("Image") { filter.setValue(Pictures.colors, forKey: key) }
            }
        }
        if filter.inputKeys.contains("inputAmount") { filter.setValue(50, forKey: "inputAmount") }
        if name == "CILanczosScaleTransform" { filter.setValue(0.7, forKey: kCIInputScaleKey) }
        let image = try #require(filter.outputImage)
        let area = CGRect(x: -4, y: -4, width: 56, height: 40)
        let whole = Bytes(image, area)
        #expect(whole.values.contains { $0 != 0 })
        let part = Bytes(image, CGRect(x: 9, y: 5, width: 20, height: 9))
        var most = 0
        for y in 0..<9 {
            for x in 0..<20 {
                for (a, b) in zip(part[x, y], whole[x + 13, y + 9]) { most = max(most, abs(a - b)) }
            }
        }
        // Running sums begin elsewhere, and so are rounded otherwise.
        #expect(most <= 1)
    }
}
