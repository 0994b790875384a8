import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Effects by the names of what they are made of")
struct PlainEffectTests {
    private func picture(_ view: some View) throws -> Data {
        let host = TestHost(size: CGSize(width: 40, height: 40)) { view }
        defer { host.close() }
        return try host.png()
    }

    private var box: some View { Rectangle().fill(.red).frame(width: 12, height: 6) }

    @Test("they draw what the modifiers draw")
    func same() throws {
        let plain = try picture(box)
        let scaled = try picture(box.scaleEffect(CGSize(width: 2, height: 0.5), anchor: .topLeading))
        #expect(scaled != plain)
        let scale = _ScaleEffect(scale: CGSize(width: 2, height: 0.5), anchor: .topLeading)
        #expect(try picture(box.modifier(scale)) == scaled)
        let moved = try picture(box.offset(x: 3, y: -4))
        #expect(moved != plain)
        #expect(try picture(box.modifier(_OffsetEffect(offset: CGSize(width: 3, height: -4)))) == moved)
        let turned = try picture(box.rotationEffect(.degrees(90), anchor: .bottom))
        #expect(turned != plain)
        #expect(try picture(box.modifier(_RotationEffect(angle: .degrees(90), anchor: .bottom))) == turned)
    }

    @Test("they are animated as modifiers are")
    func animated() {
        var scale = _ScaleEffect(scale: CGSize(width: 1, height: 1))
        scale.animatableData = _ScaleEffect(scale: CGSize(width: 2, height: 3), anchor: .leading).animatableData
        #expect(scale == _ScaleEffect(scale: CGSize(width: 2, height: 3), anchor: .leading))
        var angle = _RotationEffect(angle: .zero)
        angle.animatableData = _RotationEffect(angle: .degrees(45)).animatableData
        #expect(angle == _RotationEffect(angle: .degrees(45)))
    }
}
