// What went wrong, in one of the kinds that doc/errors.md defines. Functions that can fail take a
// `struct err *` last and return false (or NULL); the first error stays, later ones are dropped.
#ifndef BASE_ERR_H
#define BASE_ERR_H

#include <stdbool.h>
#include <stdint.h>

enum err_kind {
	ERR_NONE,
	ERR_INPUT,       // the bytes break the specification
	ERR_UNSUPPORTED, // legal, but not modelled
	ERR_BUDGET,      // time, memory or depth is used up
	ERR_SYSTEM,      // the operating system said no
	ERR_USAGE,       // the user typed something we cannot act on
};

#define ERR_NO_OFFSET UINT64_MAX

struct err {
	enum err_kind kind;
	uint64_t offset; // in the bytes being read, ERR_NO_OFFSET where it makes no sense
	char text[240];
};

#define ERR_INIT ((struct err){ .kind = ERR_NONE, .offset = ERR_NO_OFFSET })

// Both return false so that `return err_set(...)` reads well.
bool err_set(struct err *err, enum err_kind kind, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
bool err_set_at(struct err *err, enum err_kind kind, uint64_t offset, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

// ERR_SYSTEM with strerror(errno) appended.
bool err_set_errno(struct err *err, const char *format, ...) __attribute__((format(printf, 2, 3)));

#ifdef __clang_analyzer__ // does not see into other files
#define err_set(...) (err_set(__VA_ARGS__), false)
#define err_set_at(...) (err_set_at(__VA_ARGS__), false)
#define err_set_errno(...) (err_set_errno(__VA_ARGS__), false)
#endif

static inline bool err_is_set(const struct err *err)
{
	return err->kind != ERR_NONE;
}

#endif
