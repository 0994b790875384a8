import DovetailCore
import DovetailPaint
import Foundation
import SwiftUI
import Testing

/// What shapes, styles and effects draw, by their pixels.
@MainActor
@Suite("Drawing of shapes, styles and effects")
struct EffectViewTests {
    private func picture(
        _ side: CGFloat = 20, @ViewBuilder _ content: () -> some View
    ) throws -> Picture {
        let view = content().frame(width: side, height: side)
        let window = WindowRoot(rootView: view, environment: EnvironmentValues(), services: .headless())
        defer { window.close() }
        window.size = CGSize(width: side, height: side)
        window.update(at: 0)
        return try Picture(
            of: window.displayTree, size: window.size, scale: 1,
            background: Color.Resolved(red: 1, green: 1, blue: 1))
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let white = Pixel(255, 255, 255)

    @Test("a path is a view, a stroke is a shape, and both chain (1 to 4)")
    func shapes() throws {
        let path = try picture { Path(CGRect(x: 5, y: 5, width: 5, height: 5)).fill(red) }
        #expect(path.pixel(7, 7) == .red && path.pixel(12, 12) == white)
        let chain = try picture { Rectangle().fill(red).strokeBorder(blue, lineWidth: 4) }
        #expect(chain.pixel(1, 10) == .blue && chain.pixel(10, 10) == .red)
        let stroke = try picture { Rectangle().inset(by: 5).stroke(lineWidth: 2).fill(red) }
        #expect(stroke.pixel(5, 10) == .red && stroke.pixel(10, 10) == white)
        let offset = try picture { Rectangle().size(width: 5, height: 5).offset(x: 10, y: 0).fill(red) }
        #expect(offset.pixel(12, 2) == .red && offset.pixel(2, 2) == white)
        let trimmed = try picture { Rectangle().inset(by: 2).trim(from: 0, to: 0.25).stroke(red, lineWidth: 2) }
        #expect(trimmed.pixel(10, 2) == .red && trimmed.pixel(10, 17) == white)
        let part = try picture { Rectangle().subtracting(Rectangle().size(width: 10, height: 20)).fill(red) }
        #expect(part.pixel(15, 10) == .red && part.pixel(5, 10) == white)
    }

    @Test("a mask leaves what it covers, as opaque as it is")
    func mask() throws {
        let masked = try picture { red.mask(alignment: .topLeading) { Rectangle().frame(width: 10, height: 20) } }
        #expect(masked.pixel(5, 10) == .red && masked.pixel(15, 10) == white)
        let half = try picture { red.mask(Color.black.opacity(0.5)) }
        #expect(half.pixel(10, 10).isNear(Pixel(255, 128, 128), 2))
        let none = try picture { red.mask(EmptyView()) }
        #expect(none.pixel(10, 10) == white)
    }

    @Test("blend modes mix with what is behind, also through containers, and up to a compositing group")
    func blend() throws {
        let added = try picture {
            ZStack {
                red; VStack { blue.blendMode(.plusLighter) }
            }
        }
        #expect(added.pixel(10, 10) == Pixel(255, 0, 255))
        let multiplied = try picture {
            ZStack {
                red; blue.blendMode(.multiply)
            }
        }
        #expect(multiplied.pixel(10, 10) == Pixel(0, 0, 0))
        let cut = try picture {
            ZStack {
                red
                ZStack {
                    blue; Rectangle().frame(width: 10, height: 10).blendMode(.destinationOut)
                }.compositingGroup()
            }
        }
        #expect(cut.pixel(10, 10) == .red && cut.pixel(2, 2) == .blue)
        let darker = try picture {
            ZStack {
                Color(white: 0.6); Color(white: 0.7).blendMode(.plusDarker)
            }
        }
        #expect(darker.pixel(10, 10).isNear(Pixel(76, 76, 76), 3))
    }

    @Test("effects on colours")
    func colors() throws {
        #expect(try picture { red.colorInvert() }.pixel(9, 9) == Pixel(0, 255, 255))
        #expect(try picture { red.grayscale(1) }.pixel(9, 9).isNear(Pixel(54, 54, 54), 2))
        #expect(try picture { red.saturation(0) }.pixel(9, 9).isNear(Pixel(54, 54, 54), 2))
        #expect(try picture { Color(white: 0.5).brightness(0.25) }.pixel(9, 9).isNear(Pixel(191, 191, 191), 2))
        #expect(try picture { Color(white: 0.75).contrast(0) }.pixel(9, 9).isNear(Pixel(128, 128, 128), 2))
        #expect(try picture { Color.white.colorMultiply(red) }.pixel(9, 9) == .red)
        #expect(try picture { red.hueRotation(.degrees(360)) }.pixel(9, 9).isNear(.red, 2))
        #expect(try picture { Color.white.luminanceToAlpha() }.pixel(9, 9) == Pixel(0, 0, 0))
        #expect(try picture { red.contrast(.nan).brightness(.infinity) }.pixel(9, 9) == .red)
    }

    @Test("turned in space a view is narrower, and larger where it is nearer")
    func rotation3D() throws {
        let turned = try picture(40) {
            red.frame(width: 20, height: 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        }
        let columns = (0..<40).map { x in (0..<40).count { y in turned.pixel(x, y) != white } }
        let seen = columns.indices.filter { columns[$0] > 2 }
        #expect(seen.count > 6 && seen.count < 17)
        // The left edge comes nearer, so it is higher than the right one.
        #expect(columns[seen.first! + 1] > columns[seen.last! - 1] + 3)
        let edge = try picture { red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)) }
        #expect((0..<20).allSatisfy { edge.pixel($0, 2) == white || $0 > 8 && $0 < 12 })
        for angle in [Double.nan, .infinity] {
            _ = try picture { red.rotation3DEffect(.degrees(angle), axis: (x: 0, y: 0, z: 0), perspective: .nan) }
        }
    }

    @Test("a material shows what is behind it blurred; a hidden pattern evens out")
    func material() throws {
        let behind = try picture(100) {
            ZStack {
                HStack(spacing: 0) {
                    red; blue
                }
                Rectangle().fill(.ultraThinMaterial).frame(width: 60, height: 60)
            }
        }
        #expect(behind.pixel(5, 50) == .red && behind.pixel(95, 50) == .blue)
        let (left, middle, right) = (behind.pixel(22, 50), behind.pixel(50, 50), behind.pixel(78, 50))
        #expect(left.red > left.blue && right.blue > right.red)
        #expect(abs(middle.red - middle.blue) < 30 && middle.green > 60)
    }

    @Test("gradients of all kinds reach their colours (31)")
    func gradients() throws {
        let angular = try picture { AngularGradient(colors: [red, blue], center: .center) }
        #expect(angular.pixel(18, 11).isNear(.red, 20) && angular.pixel(18, 8).isNear(.blue, 20))
        let elliptical = try picture { EllipticalGradient(colors: [red, blue]) }
        #expect(elliptical.pixel(10, 10).isNear(.red, 20) && elliptical.pixel(0, 10).isNear(.blue, 20))
        let mesh = try picture {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, red, blue])
        }
        #expect(mesh.pixel(0, 10).isNear(.red, 20) && mesh.pixel(19, 10).isNear(.blue, 20))
        let style = try picture { Rectangle().fill(Gradient(colors: [red, blue])) }
        #expect(style.pixel(10, 0).isNear(.red, 20) && style.pixel(10, 19).isNear(.blue, 20))
        _ = try picture {
            RadialGradient(colors: [red], center: .center, startRadius: .nan, endRadius: -3)
        }
    }

    @Test("levels and shadows of styles (32)")
    func styles() throws {
        let level = try picture { Rectangle().fill(.white.opacity(1)).overlay(Rectangle().fill(red.secondary)) }
        #expect(level.pixel(10, 10).isNear(Pixel(255, 128, 128), 3))
        let second = try picture { Rectangle().fill(.secondary).foregroundStyle(red, blue) }
        #expect(second.pixel(10, 10) == .blue)
        let shadow = try picture {
            Rectangle().fill(red.shadow(.drop(color: blue, radius: 0, x: 6))).frame(width: 6, height: 6)
        }
        #expect(shadow.pixel(10, 10) == .red && shadow.pixel(16, 10) == .blue)
        let inner = try picture { Rectangle().fill(red.shadow(.inner(color: blue, radius: 0, x: 4))) }
        #expect(inner.pixel(1, 10) == .blue && inner.pixel(10, 10) == .red)
    }
}
