// On Apple's systems Foundation brings these of Core Graphics along, beside `CGPoint` and its like, which Linux's has.
@_exported import struct DovetailBase.CGAffineTransform
@_exported import struct DovetailBase.CGVector
