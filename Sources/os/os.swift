// Apps write `import os` for `Logger` as often as `import OSLog`.
@_exported import OSLog
