// Packets: length, id, flags, then command set and command, or of a reply its error; all big-endian.
#include "replay/jdwp.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { HEAD = 11, IS_REPLY = 0x80, MAX_PACKET = 64 << 20, REPLY_SECONDS = 30 };
static const char hello[] = "JDWP-Handshake";

static int64_t now_ms(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

// ---- bytes ------------------------------------------------------------------------------------------

static bool send_all(struct jdwp *jdwp, const void *bytes, size_t n)
{
	const char *at = bytes;
	while (n && !jdwp->is_gone) {
		ssize_t did = send(jdwp->socket, at, n, MSG_NOSIGNAL);
		if (did < 0 && errno == EINTR)
			continue;
		if (did <= 0) {
			jdwp->is_gone = true;
			break;
		}
		at += did;
		n -= (size_t)did;
	}
	return !jdwp->is_gone;
}

// Reads until there are n bytes in `more`; false when the time is over first.
static bool fill(struct jdwp *jdwp, size_t n, int64_t until)
{
	while (jdwp->more.len < n && !jdwp->is_gone) {
		int64_t left = until - now_ms();
		struct pollfd wait = { jdwp->socket, POLLIN, 0 };
		int ready = poll(&wait, 1, left < 0 ? 0 : (int)left);
		if (ready < 0 && errno == EINTR)
			continue;
		if (ready <= 0)
			return false;
		char block[8192];
		ssize_t did = recv(jdwp->socket, block, sizeof(block), 0);
		if (did > 0)
			buf_put(&jdwp->more, block, (size_t)did);
		else if (did == 0 || errno != EINTR)
			jdwp->is_gone = true;
	}
	return jdwp->more.len >= n;
}

static void take(struct jdwp *jdwp, size_t n)
{
	buf_clear(&jdwp->in);
	buf_put(&jdwp->in, jdwp->more.ptr, n);
	memmove(jdwp->more.ptr, jdwp->more.ptr + n, jdwp->more.len - n);
	jdwp->more.len -= n;
}

// The next packet, in `in`.
static bool read_packet(struct jdwp *jdwp, int64_t until)
{
	if (!fill(jdwp, 4, until))
		return false;
	uint32_t n = bytes_u4((const uint8_t *)jdwp->more.ptr);
	if (n < HEAD || n > MAX_PACKET) {
		jdwp->is_gone = true;
		return false;
	}
	if (!fill(jdwp, n, until))
		return false;
	take(jdwp, n);
	return true;
}

// ---- events -----------------------------------------------------------------------------------------

static struct jdwp_location read_location(struct cursor *c)
{
	struct jdwp_location at = { .tag = cursor_u1(c) };
	at.class = cursor_u8(c);
	at.method = cursor_u8(c);
	at.bci = cursor_u8(c);
	return at;
}

static uint64_t read_value(struct cursor *c, uint8_t *tag)
{
	*tag = cursor_u1(c);
	switch (*tag) {
	case 'Z':
	case 'B':
		return cursor_u1(c);
	case 'C':
	case 'S':
		return cursor_u2(c);
	case 'I':
	case 'F':
		return cursor_u4(c);
	default:
		return cursor_u8(c);
	}
}

static void read_field_event(struct jdwp_event *event, struct cursor *c)
{
	event->thread = cursor_u8(c);
	event->at = read_location(c);
	cursor_skip(c, 1 + 8 + 8); // the class, and the field that was asked for
	cursor_u1(c);
	event->object = cursor_u8(c);
	if (event->kind == JDWP_FIELD_MODIFICATION)
		event->value = read_value(c, &event->value_tag);
}

static void read_event(struct jdwp_event *event, struct cursor *c)
{
	event->kind = (enum jdwp_event_kind)cursor_u1(c);
	event->request = cursor_u4(c);
	switch (event->kind) {
	case JDWP_VM_START:
	case JDWP_THREAD_START:
	case JDWP_THREAD_DEATH:
		event->thread = cursor_u8(c);
		break;
	case JDWP_BREAKPOINT:
		event->thread = cursor_u8(c);
		event->at = read_location(c);
		break;
	case JDWP_EXCEPTION:
		event->thread = cursor_u8(c);
		event->at = read_location(c);
		cursor_u1(c);
		event->object = cursor_u8(c);
		read_location(c);
		break;
	case JDWP_CLASS_PREPARE: {
		event->thread = cursor_u8(c);
		cursor_u1(c);
		event->class = cursor_u8(c);
		struct slice signature = cursor_bytes(c, cursor_u4(c));
		(void)signature;
		cursor_u4(c);
		break;
	}
	case JDWP_FIELD_ACCESS:
	case JDWP_FIELD_MODIFICATION:
		read_field_event(event, c);
		break;
	case JDWP_VM_DEATH:
		break;
	default: // nobody asked for it
		cursor_fail(c, "unknown event");
	}
}

static void keep_events(struct jdwp *jdwp)
{
	struct cursor c = cursor_of(slice_from(buf_view(&jdwp->in), HEAD));
	cursor_u1(&c);
	uint32_t n = cursor_u4(&c);
	for (uint32_t i = 0; i < n && cursor_ok(&c); i++) {
		struct jdwp_event event = { 0 };
		read_event(&event, &c);
		if (cursor_ok(&c))
			vec_push(&jdwp->events, event);
	}
}

static bool is_reply(const struct jdwp *jdwp)
{
	return ((const uint8_t *)jdwp->in.ptr)[8] & IS_REPLY;
}

static bool is_events(const struct jdwp *jdwp)
{
	return !is_reply(jdwp) && jdwp->in.ptr[9] == 64 && jdwp->in.ptr[10] == 100;
}

bool jdwp_event(struct jdwp *jdwp, struct jdwp_event *event, int milliseconds)
{
	int64_t until = now_ms() + milliseconds;
	while (jdwp->n_taken == jdwp->events.n) {
		vec_clear(&jdwp->events);
		jdwp->n_taken = 0;
		if (!read_packet(jdwp, until))
			return false;
		if (is_events(jdwp))
			keep_events(jdwp);
	}
	*event = jdwp->events.v[jdwp->n_taken++];
	return true;
}

// ---- commands ---------------------------------------------------------------------------------------

void jdwp_put_u1(struct jdwp *jdwp, uint8_t value)
{
	buf_char(&jdwp->out, (char)value);
}

void jdwp_put_u4(struct jdwp *jdwp, uint32_t value)
{
	for (int shift = 24; shift >= 0; shift -= 8)
		jdwp_put_u1(jdwp, (uint8_t)(value >> shift));
}

void jdwp_put_u8(struct jdwp *jdwp, uint64_t value)
{
	jdwp_put_u4(jdwp, (uint32_t)(value >> 32));
	jdwp_put_u4(jdwp, (uint32_t)value);
}

void jdwp_put_string(struct jdwp *jdwp, const char *text)
{
	jdwp_put_u4(jdwp, (uint32_t)strlen(text));
	buf_string(&jdwp->out, text);
}

void jdwp_begin(struct jdwp *jdwp, uint8_t set, uint8_t command)
{
	buf_clear(&jdwp->out);
	jdwp_put_u4(jdwp, 0);
	jdwp_put_u4(jdwp, ++jdwp->next_id);
	jdwp_put_u1(jdwp, 0);
	jdwp_put_u1(jdwp, set);
	jdwp_put_u1(jdwp, command);
}

bool jdwp_send(struct jdwp *jdwp, struct cursor *reply)
{
	uint32_t n = (uint32_t)jdwp->out.len;
	for (int i = 0; i < 4; i++)
		jdwp->out.ptr[i] = (char)(n >> (24 - 8 * i));
	*reply = cursor_of(SLICE_EMPTY);
	if (!send_all(jdwp, jdwp->out.ptr, n))
		return false;
	int64_t until = now_ms() + REPLY_SECONDS * 1000;
	while (read_packet(jdwp, until)) {
		const uint8_t *head = (const uint8_t *)jdwp->in.ptr;
		if (is_reply(jdwp) && bytes_u4(head + 4) == jdwp->next_id) {
			*reply = cursor_of(slice_from(buf_view(&jdwp->in), HEAD));
			return bytes_u2(head + 9) == 0;
		}
		if (is_events(jdwp))
			keep_events(jdwp);
	}
	jdwp->is_gone = true;
	return false;
}

bool jdwp_ask(struct jdwp *jdwp, uint8_t set, uint8_t command, jdwp_id id, struct cursor *reply)
{
	jdwp_begin(jdwp, set, command);
	if (id)
		jdwp_put_u8(jdwp, id);
	return jdwp_send(jdwp, reply);
}

// ---- open and close ---------------------------------------------------------------------------------

static bool has_ids_of_eight(struct jdwp *jdwp)
{
	struct cursor reply;
	if (!jdwp_ask(jdwp, 1, 7, 0, &reply))
		return false;
	for (int i = 0; i < 5; i++)
		if (cursor_u4(&reply) != 8)
			return false;
	return true;
}

bool jdwp_open(struct jdwp *jdwp, int socket, struct err *err)
{
	*jdwp = (struct jdwp){ .socket = socket };
	if (!send_all(jdwp, hello, sizeof(hello) - 1) ||
		!fill(jdwp, sizeof(hello) - 1, now_ms() + REPLY_SECONDS * 1000) ||
		memcmp(jdwp->more.ptr, hello, sizeof(hello) - 1) != 0)
		return err_set(err, ERR_INPUT, "no JVM answers: nobody speaks JDWP there");
	take(jdwp, sizeof(hello) - 1);
	if (!has_ids_of_eight(jdwp))
		return err_set(err, ERR_UNSUPPORTED, "the JVM has ids of another size than eight bytes");
	return true;
}

void jdwp_close(struct jdwp *jdwp)
{
	if (jdwp->socket >= 0)
		close(jdwp->socket);
	buf_release(&jdwp->in);
	buf_release(&jdwp->out);
	buf_release(&jdwp->more);
	vec_release(&jdwp->events);
	jdwp->socket = -1;
}
