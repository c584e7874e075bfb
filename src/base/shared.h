// Memory that a process shares with those it forks afterwards. It comes as zeros, and only what is
// touched costs anything.
#ifndef BASE_SHARED_H
#define BASE_SHARED_H

#include <stddef.h>

void *shared_new(size_t n);
void shared_free(void *memory, size_t n);
// What is in it is not needed any more, by anybody.
void shared_forget(void *memory, size_t n);

#endif
