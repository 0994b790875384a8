#!/usr/bin/env bash
# Measures the tests: plants small faults in a copy of the checkout, each behind a switch of one build, and says which no test notices.
#   scripts/mutate.sh [--part layout]… [--files Sources/DovetailEngine/Text]… [--count 20] [--seed 1] [--survivors]
set -euo pipefail
exec nice -n 10 python3 "$(dirname "$0")/mutation/mutate.py" "$@"
