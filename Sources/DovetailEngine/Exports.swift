// Values and what is added to Foundation are modules of their own, and parts of this one for all who import it.
@_exported import Combine
@_exported import CoreTransferable
@_exported import DovetailBase
@_exported import FoundationAdditions
