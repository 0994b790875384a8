import Foundation

/// A function in Metal with its arguments. It is not run here; see ``ShaderLibrary``.
public struct Shader: Equatable, Sendable {
    public var function: ShaderFunction
    public var arguments: [Argument]
    /// Whether colours between two that a screen can show are drawn as a mixture of both.
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// What the function may be used as.
    public struct UsageType: Hashable, Sendable {
        private let number: UInt8
        /// The fill of a shape.
        public static let shapeStyle = UsageType(number: 0)
        /// A filter of the colour of each pixel.
        public static let colorEffect = UsageType(number: 1)
        /// A filter of where each pixel comes from.
        public static let distortionEffect = UsageType(number: 2)
        /// A filter that reads the whole picture.
        public static let layerEffect = UsageType(number: 3)
    }

    /// Compiles the function ahead of its use. There is nothing to compile here, so this returns at once.
    public func compile(as type: UsageType) async throws {}

    /// Says once that the function is not run.
    func logMissing() {
        Log.warnOnce(
            "shader \(function.name)",
            "The shader function \(function.name) is not run: there is no Metal on this system. What it is to change is drawn unchanged."
        )
    }
}

extension Shader {
    /// An argument of a function.
    public struct Argument: Equatable, Sendable {
        private enum Value: Equatable, Sendable {
            case floats([Float], isArray: Bool)
            case boundingRect
            case colors([Color], isArray: Bool)
            case image(Image)
            case data(Data)
        }
        private let value: Value

        private init(_ value: Value) { self.value = value }
        private static func floats(_ values: Float...) -> Argument { Argument(.floats(values, isArray: false)) }

        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { floats(Float(x)) }
        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { floats(Float(x), Float(y)) }
        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            floats(Float(x), Float(y), Float(z))
        }
        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            floats(Float(x), Float(y), Float(z), Float(w))
        }
        /// The two coordinates of a point.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        /// A width and a height.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        /// The two lengths of a vector.
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        /// Numbers, and how many they are.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(.floats(array, isArray: true)) }
        /// The rectangle around the shape or view, as four numbers: its place and its size.
        public static var boundingRect: Argument { Argument(.boundingRect) }
        /// A colour.
        public static func color(_ color: Color) -> Argument { Argument(.colors([color], isArray: false)) }
        /// Colours, and how many they are.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array, isArray: true)) }
        /// A picture.
        public static func image(_ image: Image) -> Argument { Argument(.image(image)) }
        /// Bytes, and how many they are.
        public static func data(_ data: Data) -> Argument { Argument(.data(data)) }
    }
}

extension Shader: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        logMissing()
        return ForegroundStyle()._paint(in: environment)
    }
}
