// The Java Debug Wire Protocol: packets, and the commands that replay needs. Of a HotSpot since 8; ids have eight bytes.
//
// A connection has one user. Replies are waited for; events that come meanwhile are kept for jdwp_event.
#ifndef REPLAY_JDWP_H
#define REPLAY_JDWP_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/cursor.h"
#include "base/vec.h"

typedef uint64_t jdwp_id;

enum jdwp_event_kind {
	JDWP_BREAKPOINT = 2,
	JDWP_EXCEPTION = 4,
	JDWP_THREAD_START = 6,
	JDWP_THREAD_DEATH = 7,
	JDWP_CLASS_PREPARE = 8,
	JDWP_FIELD_ACCESS = 20,
	JDWP_FIELD_MODIFICATION = 21,
	JDWP_VM_START = 90,
	JDWP_VM_DEATH = 99,
};
enum jdwp_policy { JDWP_SUSPEND_NONE, JDWP_SUSPEND_THREAD, JDWP_SUSPEND_ALL };
enum jdwp_status { JDWP_ZOMBIE, JDWP_RUNNING, JDWP_SLEEPING, JDWP_MONITOR, JDWP_WAIT };

struct jdwp_location {
	uint8_t tag;
	jdwp_id class, method;
	uint64_t bci;
};

struct jdwp_event {
	enum jdwp_event_kind kind;
	uint32_t request;
	jdwp_id thread;
	struct jdwp_location at;
	jdwp_id class;  // prepared
	jdwp_id object; // exception; whose field is accessed, 0 of a static one
	uint64_t value; // that is to be written
	uint8_t value_tag;
};

struct jdwp {
	int socket;
	uint32_t next_id;
	bool is_gone;    // the JVM has ended, or the connection has
	struct buf in;   // a packet
	struct buf out;  // the command that is being made
	struct buf more; // bytes that were read beyond it
	VEC(struct jdwp_event) events;
	uint32_t n_taken;
};

// Takes a connected socket over; false where the other side does not speak the protocol.
bool jdwp_open(struct jdwp *jdwp, int socket, struct err *err);
void jdwp_close(struct jdwp *jdwp);

// Commands are begun, filled with jdwp_put_*, and sent. The reply is valid until the next one; false where the JVM said no.
void jdwp_begin(struct jdwp *jdwp, uint8_t set, uint8_t command);
void jdwp_put_u1(struct jdwp *jdwp, uint8_t value);
void jdwp_put_u4(struct jdwp *jdwp, uint32_t value);
void jdwp_put_u8(struct jdwp *jdwp, uint64_t value);
void jdwp_put_string(struct jdwp *jdwp, const char *text);
bool jdwp_send(struct jdwp *jdwp, struct cursor *reply);
// One with at most one id.
bool jdwp_ask(struct jdwp *jdwp, uint8_t set, uint8_t command, jdwp_id id, struct cursor *reply);

// The next event; false where none came in so many milliseconds, or the JVM is gone.
bool jdwp_event(struct jdwp *jdwp, struct jdwp_event *event, int milliseconds);

#endif
