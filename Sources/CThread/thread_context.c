#include "thread_context.h"

_Thread_local struct dovetail_thread_context dovetail_thread_context = {0};
