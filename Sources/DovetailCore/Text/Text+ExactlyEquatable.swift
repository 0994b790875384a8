import AttributeGraph
import Combine

extension Color: ExactlyEquatable {}
