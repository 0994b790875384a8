import DovetailCore
import Foundation
import Testing

@Suite("Geometry by the names of C")
struct CGGeometryFunctionTests {
    private let rect = CGRectMake(10, 20, 30, 40)

    @Test("values are made of their numbers")
    func making() {
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
        #expect(rect == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(CGPointZero == .zero && CGSizeZero == .zero && CGRectZero == .zero)
    }

    @Test("rectangles are measured, joined, cut and asked")
    func rectangles() {
        #expect(
            [CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetWidth(rect)] == [10, 25, 40, 30])
        #expect(
            [CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetHeight(rect)] == [20, 40, 60, 40])
        let other = CGRectMake(30, 50, 30, 30)
        #expect(CGRectUnion(rect, other) == CGRect(x: 10, y: 20, width: 50, height: 60))
        #expect(CGRectIntersection(rect, other) == CGRect(x: 30, y: 50, width: 10, height: 10))
        #expect(CGRectIsNull(CGRectIntersection(rect, CGRectMake(100, 100, 1, 1))) && CGRectIsNull(CGRectNull))
        #expect(CGRectInset(rect, 5, 10) == CGRect(x: 15, y: 30, width: 20, height: 20))
        #expect(CGRectOffset(rect, 1, -1) == CGRect(x: 11, y: 19, width: 30, height: 40))
        #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(CGRectStandardize(CGRectMake(4, 4, -2, -3)) == CGRect(x: 2, y: 1, width: 2, height: 3))
        #expect(CGRectContainsPoint(rect, CGPointMake(10, 20)) && !CGRectContainsPoint(rect, CGPointMake(40, 20)))
        #expect(CGRectContainsRect(rect, CGRectMake(12, 22, 3, 3)) && CGRectIntersectsRect(rect, other))
        #expect(CGRectIsEmpty(CGRectZero) && !CGRectIsEmpty(rect) && CGRectIsInfinite(CGRectInfinite))
        #expect(
            CGRectEqualToRect(rect, rect) && CGPointEqualToPoint(.zero, .zero) && !CGSizeEqualToSize(.zero, rect.size))
        var (slice, rest) = (CGRect.zero, CGRect.zero)
        CGRectDivide(rect, &slice, &rest, 10, .minYEdge)
        #expect(
            slice == CGRect(x: 10, y: 20, width: 30, height: 10) && rest == CGRect(x: 10, y: 30, width: 30, height: 30))
    }

    @Test("transforms are made, joined and taken back, and map points, sizes and rectangles")
    func transforms() {
        let transform = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 3), 10, 20)
        #expect(transform == CGAffineTransformMake(2, 0, 0, 3, 20, 60))
        #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), transform) == CGPoint(x: 22, y: 63))
        #expect(CGSizeApplyAffineTransform(CGSizeMake(1, 1), transform) == CGSize(width: 2, height: 3))
        #expect(
            CGRectApplyAffineTransform(CGRectMake(0, 0, 1, 1), transform) == CGRect(x: 20, y: 60, width: 2, height: 3))
        #expect(CGAffineTransformIsIdentity(CGAffineTransformConcat(transform, CGAffineTransformInvert(transform))))
        #expect(
            CGAffineTransformEqualToTransform(
                CGAffineTransformScale(CGAffineTransformIdentity, 2, 2), CGAffineTransformMakeScale(2, 2)))
        #expect(CGAffineTransformRotate(CGAffineTransformIdentity, 1) == CGAffineTransformMakeRotation(1))
        #expect(CGAffineTransformMakeTranslation(1, 2).tx == 1)
    }
}
