// Splits work over threads. Items are handed out in small batches by an atomic counter; results go
// to slots by item number, so nothing depends on who did what when.
#ifndef BASE_POOL_H
#define BASE_POOL_H

#include <stdint.h>

// Called for each item in [0, n); worker is in [0, jobs). Items of one worker never overlap in time.
typedef void pool_item(void *context, uint32_t item, uint32_t worker);

// Runs on the caller's thread too; with jobs == 1 no thread is started. Returns when all is done.
void pool_run(uint32_t jobs, uint32_t n, uint32_t batch, pool_item *work, void *context);

// One piece of work beside what the caller goes on to do: in a thread of its own if there are jobs
// for two, else at pool_finish.
struct pool_task;
struct pool_task *pool_start(uint32_t jobs, void (*work)(void *context), void *context);
// Returns when it is done.
void pool_finish(struct pool_task *task);

uint32_t pool_cores(void);

#endif
