// The words that reports use for the enums of a finding.
#include "finding/finding.h"

#include "base/bug.h"

#define NAME_IN(names, value)                                            \
	do {                                                                 \
		INVARIANT((size_t)(value) < sizeof(names) / sizeof((names)[0])); \
		return (names)[value];                                           \
	} while (0)

const char *finding_origin_name(enum finding_origin origin)
{
	static const char *const names[] = { "input", "classpath", "jdk", "missing" };
	NAME_IN(names, origin);
}

const char *finding_role_name(enum finding_role role)
{
	static const char *const names[] = { "creates-lock", "holds-code", "starts-thread" };
	NAME_IN(names, role);
}

const char *finding_class_name(enum finding_class class)
{
	static const char *const names[] = { "violation", "style" };
	NAME_IN(names, class);
}

const char *finding_access_name(enum finding_access_kind kind)
{
	static const char *const names[] = { "read", "write", "call" };
	NAME_IN(names, kind);
}

const char *severity_name(enum severity severity)
{
	static const char *const names[] = { "low", "medium", "high" };
	NAME_IN(names, severity);
}

const char *certainty_name(enum certainty certainty)
{
	static const char *const names[] = { "guessed", "assumed", "known" };
	NAME_IN(names, certainty);
}

const char *finding_state_name(enum finding_state state)
{
	static const char *const names[] = { "new", "known", "suppressed" };
	NAME_IN(names, state);
}
