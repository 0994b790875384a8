import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Functions in Metal")
struct ShaderTests {
    private func warnings(_ name: String) -> Int { Log.warnings.filter { $0.contains("\(name) is not run") }.count }

    @Test("a view with an effect of a function is drawn as without it, and the log names the function once")
    func effects() throws {
        let red = try TestHost(size: CGSize(width: 20, height: 20)) { Color.red }.color(at: CGPoint(x: 10, y: 10))
        let shader = ShaderLibrary.testEffect(.float(2), .float2(CGPoint(x: 1, y: 2)), .color(.blue), .boundingRect)
        let host = TestHost(size: CGSize(width: 20, height: 20)) {
            Color.red
                .colorEffect(shader)
                .distortionEffect(shader, maxSampleOffset: CGSize(width: 5, height: 5))
                .layerEffect(shader, maxSampleOffset: .zero)
                .visualEffect { content, proxy in content.colorEffect(ShaderLibrary.testEffect(.float2(proxy.size))) }
        }
        #expect(try host.color(at: CGPoint(x: 10, y: 10)) == red)
        #expect(warnings("testEffect") == 1)
    }

    @Test("an effect that is not enabled says nothing")
    func disabled() {
        _ = TestHost { Color.red.colorEffect(ShaderLibrary.disabledEffect(), isEnabled: false) }
        #expect(warnings("disabledEffect") == 0)
    }

    @Test("a shape that is filled by a function, and what a canvas fills by one, have the foreground style")
    func fill() throws {
        let library = ShaderLibrary.bundle(.main)
        let host = TestHost(size: CGSize(width: 20, height: 40)) {
            VStack(spacing: 0) {
                Rectangle().fill(library.testFill(.floatArray([1, 2])))
                Canvas { context, size in
                    context.addFilter(.colorShader(library.testFilter()))
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(library.testFill()))
                }
            }
            .foregroundStyle(Color.blue)
        }
        let blue = try TestHost(size: CGSize(width: 20, height: 20)) { Color.blue }.color(at: CGPoint(x: 10, y: 10))
        #expect(try host.color(at: CGPoint(x: 10, y: 10)) == blue)
        #expect(try host.color(at: CGPoint(x: 10, y: 30)) == blue)
        #expect(warnings("testFill") == 1 && warnings("testFilter") == 1)
    }

    @Test("functions and their calls are equal where library, name and arguments are")
    func equality() {
        #expect(ShaderLibrary.wave(.float(1)) == Shader(function: ShaderLibrary.default.wave, arguments: [.float(1.0)]))
        #expect(ShaderLibrary.wave(.float(1)) != ShaderLibrary.wave(.float(2)))
        #expect(ShaderLibrary.wave != ShaderLibrary.ripple)
        #expect(Shader.Argument.color(.red) != .colorArray([.red]))
        #expect(ShaderFunction(library: .default, name: "wave")(.float(3)).arguments == [.float(3)])
    }
}
