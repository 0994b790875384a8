import Testing

/// Tests of tips, one after the other: a program has one store of what is known of them.
@Suite(.serialized)
enum AllTipTests {}
