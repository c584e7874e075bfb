#include "base/shared.h"

#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/arena.h"

void *shared_new(size_t n)
{
	void *memory = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE,
		-1, 0);
	if (memory == MAP_FAILED)
		out_of_memory(n);
	return memory;
}

void shared_free(void *memory, size_t n)
{
	if (memory)
		munmap(memory, n);
}

void shared_forget(void *memory, size_t n)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	if ((uintptr_t)memory % page == 0 && n >= page)
		madvise(memory, n - n % page, MADV_REMOVE);
}
