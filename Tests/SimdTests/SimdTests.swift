import Testing
import simd

@Suite("simd: vectors, matrices and turns")
struct SimdTests {
    @Test("Lengths, distances and products of vectors")
    func vectors() {
        #expect(length(simd_double2(3, 4)) == 5 && simd_length_squared(float3(1, 2, 2)) == 9)
        #expect(distance(simd_float3(1, 0, 0), simd_float3(1, 2, 0)) == 2)
        #expect(distance_squared(simd_double2(x: 1, y: 1), simd_double2(x: 4, y: 5)) == 25)
        #expect(dot(float3(1, 2, 3), float3(4, 5, 6)) == 32)
        #expect(simd_cross(float3(1, 0, 0), float3(0, 1, 0)) == float3(0, 0, 1))
        #expect(simd_normalize(double3(0, 0, 7)) == double3(0, 0, 1))
        #expect(mix(float2(0, 10), float2(10, 20), t: 0.5) == float2(5, 15))
        #expect(clamp(float2(-1, 3), min: float2(0, 0), max: float2(2, 2)) == float2(0, 2))
        #expect(simd_min(float2(1, 5), float2(2, 3)) == float2(1, 3) && abs(float2(-1, 2)) == float2(1, 2))
        #expect(reflect(float2(1, -1), n: float2(0, 1)) == float2(1, 1))
        #expect(simd_smoothstep(float2(0.5, 2), edge0: float2(0, 0), edge1: float2(1, 1)) == float2(0.5, 1))
    }

    @Test("Matrices multiply, turn over and are undone")
    func matrices() {
        let turn = simd_double2x2(columns: (double2(0, 1), double2(-1, 0)))
        #expect(turn * double2(1, 0) == double2(0, 1) && turn * turn == -matrix_identity_double2x2)
        #expect(simd_double2x2(rows: [double2(1, 2), double2(3, 4)]) == simd_double2x2(double2(1, 3), double2(2, 4)))
        let matrix = simd_double3x3(rows: [double3(0, 2, 0), double3(4, 0, 0), double3(0, 0, 5)])
        #expect(matrix.determinant == -40 && matrix * matrix.inverse == matrix_identity_double3x3)
        #expect(simd_double3x3().determinant == 0)
        var place = matrix_identity_float4x4
        place.columns.3 = float4(1, 2, 3, 1)
        #expect(simd_mul(place, float4(0, 0, 0, 1)) == float4(1, 2, 3, 1))
        #expect(simd_inverse(place).columns.3 == float4(-1, -2, -3, 1))
        #expect(place.transpose[0][3] == 1 && place[3, 2] == 3)
    }

    @Test("Turns in space turn vectors, and what is between two of them")
    func turns() {
        let quarter = simd_quatd(angle: .pi / 2, axis: double3(0, 0, 1))
        #expect(distance(quarter.act(double3(1, 0, 0)), double3(0, 1, 0)) < 1e-12)
        #expect(distance((quarter * quarter).act(double3(1, 0, 0)), double3(-1, 0, 0)) < 1e-12)
        #expect(distance(quarter.inverse.act(double3(0, 1, 0)), double3(1, 0, 0)) < 1e-12)
        let half = simd_slerp(simd_quatd(angle: 0, axis: double3(0, 0, 1)), quarter, 0.5)
        #expect(abs(half.angle - .pi / 4) < 1e-12)
        let from = simd_quatd(from: double3(1, 0, 0), to: double3(-1, 0, 0))
        #expect(distance(from.act(double3(1, 0, 0)), double3(-1, 0, 0)) < 1e-12)
        #expect(distance(simd_double3x3(quarter) * double3(1, 0, 0), double3(0, 1, 0)) < 1e-12)
    }

    @Test("Functions of real numbers are taken of each number")
    func realFunctions() {
        #expect(sin(SIMD4<Double>(0, .pi / 2, .pi, 1))[1] == 1 && cos(float2(0, 0)) == float2(1, 1))
        #expect(pow(double2(2, 3), double2(3, 2)) == double2(8, 9) && exp2(float3(0, 1, 3)) == float3(1, 2, 8))
        #expect(sqrt(float2(4, 9)) == float2(2, 3) && rsqrt(double2(4, 16)) == double2(0.5, 0.25))
        #expect(atan2(double2(0, 1), double2(1, 0)) == double2(0, .pi / 2) && trunc(float2(-1.5, 1.5)) == float2(-1, 1))
        #expect(log2(float2(8, 1)) == float2(3, 0) && fmod(double2(7, -7), double2(4, 4)) == double2(3, -3))
    }

    @Test("Turns are added, made longer and taken back in place")
    func turnsInPlace() {
        var turn = simd_quatd(ix: 1, iy: 2, iz: 3, r: 4)
        turn *= 2
        #expect(turn == simd_quatd(ix: 2, iy: 4, iz: 6, r: 8))
        turn -= simd_quatd(ix: 1, iy: 2, iz: 3, r: 4)
        turn += simd_quatd(ix: 1, iy: 0, iz: 0, r: 0)
        turn /= 2
        #expect(turn == simd_quatd(ix: 1, iy: 1, iz: 1.5, r: 2))
        #expect(2 * turn == turn * 2 && (turn / turn).real == 1)
    }
}
