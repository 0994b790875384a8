/// Something whose elements can be gone through: what Objective-C has in place of any sequence. Arrays, sets and the collections of Foundation are.
public typealias NSFastEnumeration = any Sequence
