// Every execution of small programs, by brute force: what tests/oracle/interleavings compares raddle check with. It knows nothing of raddle and
// nothing of bytecode; interleavings_generate.py gives it the program as a list of instructions for each thread, each of which is one step.
// Sequentially consistent (JLS 17.4.3). What the JDK's documentation leaves open is as its code does it: locks, semaphores and conditions
// have queues, who comes may be faster than who queues; a thread that was both notified and interrupted returns, and is still interrupted.
//
//     program NAME
//     var NAME plain|sync VALUE
//     thread NAME
//     OP A B C LINE
//     run
//
// For each program: "program NAME", "outcome TEXT", "hang thread:line ...", "race NAME", "end N" (states); "big" where there are too many.
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 5, VARS = 24, CODE = 120, MONITORS = 6, KEYS = 2, OUT = 48, MAX_STATES = 60000 };
enum {
	CAUGHT = 7,
	REFUSED = 8
}; // what a thread notes of an InterruptedException, and of what it does not get

#define OPS(X)                                                                               \
	X(LOAD)                                                                                  \
	X(STORE)                                                                                 \
	X(LOADT)                                                                                 \
	X(STORET)                                                                                \
	X(STORER)                                                                                \
	X(JZ)                                                                                    \
	X(JMP) X(ADD) X(AGET) X(AINC) X(VADD) X(ASET) X(ACAS) X(ENTER) X(EXIT) X(WAIT) X(NOTIFY) \
		X(NOTIFYALL) X(LLOCK) X(LUNLOCK) X(LTRY) X(LTIMED) X(LINT) X(CAWAIT) X(CSIGNAL)      \
			X(CSIGNALALL) X(SACQ) X(SREL) X(STRY) X(CDOWN) X(LATCH) X(START) X(JOIN) X(INT)  \
				X(INTED) X(SLEEP) X(PARK) X(UNPARK) X(ALIVE) X(MPUT) X(MGET) X(MPIA) X(MREM) \
					X(MINC) X(QOFFER) X(QPOLL) X(QPUT) X(QTAKE) X(IBEGIN) X(IEND) X(REFLOAD) \
						X(FGET) X(FSET) X(PRINT) X(APPEND) X(FLUSH) X(END)
#define NUMBER(name) name,
#define TEXT(name) #name,
enum op { OPS(NUMBER) N_OPS };
static const char *const names[] = { OPS(TEXT) };

enum status {
	NEW,
	RUN,
	WAITING,
	BACK,
	LOCKQ,
	CONDQ,
	SEMQ,
	LATCHQ,
	PARKED,
	SLEEPING,
	JOINING,
	ENDED
};

struct insn {
	int op, a, b, c, line;
};

struct thread {
	int32_t r, tmp;
	uint8_t status, pc, is_interrupted, has_permit, count;
	uint8_t throws;  // when it has its lock or monitor back
	uint8_t signals; // LOCKQ: comes from a condition; what its await returns, and one more
};

struct queue {
	uint8_t n, all[THREADS];
};

struct state {
	int32_t var[VARS];
	struct thread thread[THREADS];
	struct {
		uint8_t owner, count; // owner: thread + 1
	} monitor[MONITORS], lock;
	struct queue lock_queue, condition, semaphore;
	uint8_t permits, latch, init[KEYS], map[KEYS], n_out, n_buffer, element;
	char out[OUT], buffer[OUT];
};

static struct {
	char name[64], thread_name[THREADS][16], var_name[VARS][32];
	bool is_plain[VARS];
	struct insn code[THREADS][CODE];
	int n_code[THREADS], n_threads, n_vars;
	struct state first;
} program;

// ---- what was seen --------------------------------------------------------------------------------

static struct {
	char **all;
	size_t n, cap;
} texts;

static void tell(const char *text)
{
	for (size_t i = 0; i < texts.n; i++)
		if (strcmp(texts.all[i], text) == 0)
			return;
	if (texts.n == texts.cap)
		texts.all = realloc(texts.all, (texts.cap = 2 * texts.cap + 8) * sizeof(*texts.all));
	texts.all[texts.n++] = strdup(text);
}

static struct {
	struct state *all; // also the stack: what is beyond `done` is to be expanded
	size_t n, done;
	uint32_t *table;
} seen;
enum { TABLE = 1 << 18 };

static void reach(const struct state *s)
{
	uint64_t h = 1469598103934665603u;
	const uint8_t *bytes = (const uint8_t *)s;
	for (size_t i = 0; i < sizeof(*s); i++)
		h = (h ^ bytes[i]) * 1099511628211u;
	uint32_t at = (uint32_t)(h ^ h >> 32) % TABLE;
	for (; seen.table[at]; at = (at + 1) % TABLE)
		if (memcmp(&seen.all[seen.table[at] - 1], s, sizeof(*s)) == 0)
			return;
	if (seen.n == MAX_STATES)
		return;
	seen.all[seen.n++] = *s;
	seen.table[at] = (uint32_t)seen.n;
}

// ---- queues ---------------------------------------------------------------------------------------

static void push(struct queue *q, int t)
{
	q->all[q->n++] = (uint8_t)t;
}

static void drop(struct queue *q, int t)
{
	int to = 0;
	for (int i = 0; i < q->n; i++)
		if (q->all[i] != t)
			q->all[to++] = q->all[i];
	while (q->n > to)
		q->all[--q->n] = 0;
}

static bool is_first(const struct queue *q, int t)
{
	return q->n && q->all[0] == t;
}

// ---- one step ---------------------------------------------------------------------------------------

static void note(struct thread *t, int digit)
{
	t->r = (int32_t)((uint32_t)t->r * 10u + (uint32_t)digit);
}

static void go_on(struct thread *t)
{
	t->status = RUN;
	t->pc++;
	t->count = t->throws = t->signals = 0;
}

static void catch_it(struct thread *t)
{
	t->is_interrupted = 0;
	note(t, CAUGHT);
	go_on(t);
}

static bool is_timed(const struct insn *i)
{
	return i->op == LTIMED ||
		(i->b && (i->op == WAIT || i->op == CAWAIT || i->op == JOIN || i->op == PARK));
}

// Of try to have the lock: with a branch for what happens without.
static void refuse(struct thread *t, const struct insn *i, int digit)
{
	note(t, digit);
	go_on(t);
	t->pc = (uint8_t)i->b;
}

static void take_lock(struct state *s, int who, int count)
{
	s->lock.owner = (uint8_t)(who + 1);
	s->lock.count = (uint8_t)count;
}

// It came from a condition, or it wanted the lock.
static void has_lock(struct state *s, int who, const struct insn *i)
{
	struct thread *t = &s->thread[who];
	bool throws = t->throws;
	int signals = t->signals, count = t->count;
	take_lock(s, who, i->op == CAWAIT ? count : 1);
	go_on(t);
	if (i->op == CAWAIT && throws)
		note(t, CAUGHT);
	else if (i->op == CAWAIT && i->b)
		note(t, signals - 1);
}

static void notify(struct state *s, int who)
{
	s->thread[who].status = BACK;
}

static void end_thread(struct state *s, int who)
{
	s->thread[who].status = ENDED;
	for (int k = 0; k < program.n_threads; k++)
		if (s->thread[k].status == JOINING && program.code[k][s->thread[k].pc].a == who)
			s->thread[k].count = 1; // its wait is over
}

static void interrupt(struct state *s, int who)
{
	struct thread *t = &s->thread[who];
	t->is_interrupted = 1; // also of one that has not begun
	// What it finds when it parks next: the JDK's own permit.
	if (t->status != NEW && t->status != WAITING && t->status != SLEEPING && t->status != PARKED &&
		!(t->status == JOINING && !t->count))
		t->has_permit = 1;
	if (t->status == WAITING) { // JLS 17.2.3: it is removed from the wait set
		t->status = BACK;
		t->throws = 1;
	}
	if (t->status == JOINING && !t->count)
		t->throws = t->count = 1;
}

static void put(char *out, uint8_t *n, int32_t value)
{
	*n = (uint8_t)(*n + snprintf(out + *n, (size_t)(OUT - *n), "%" PRId32 " ", value));
	if (*n >= OUT)
		*n = OUT - 1;
}

// A thread that is blocked inside an operation goes on; `option` 1: because its time is over. False: it cannot.
static bool wake(struct state *s, int who, const struct insn *i, int option)
{
	struct thread *t = &s->thread[who];
	bool is_lock_free = !s->lock.owner;
	switch (t->status) {
	case WAITING:
		if (option)
			t->status = BACK;
		return option;
	case BACK:
		if (option || s->monitor[i->a].owner)
			return false;
		s->monitor[i->a].owner = (uint8_t)(who + 1);
		s->monitor[i->a].count = t->count;
		if (t->throws)
			catch_it(t);
		else
			go_on(t);
		return true;
	case LOCKQ:
		if (t->is_interrupted && (i->op == LINT || i->op == LTIMED)) {
			drop(&s->lock_queue, who);
			t->is_interrupted = 0;
			refuse(t, i, CAUGHT);
			return !option;
		}
		if (is_lock_free && is_first(&s->lock_queue, who)) {
			drop(&s->lock_queue, who);
			has_lock(s, who, i);
			return !option;
		}
		if (!option || i->op != LTIMED)
			return false;
		drop(&s->lock_queue, who);
		refuse(t, i, REFUSED);
		return true;
	case CONDQ:
		if (!option && !t->is_interrupted)
			return false;
		drop(&s->condition, who);
		t->signals = 1; // false
		if (t->is_interrupted) {
			t->is_interrupted = 0;
			t->throws = 1;
		}
		t->status = LOCKQ;
		if (is_lock_free)
			has_lock(s, who, i);
		else
			push(&s->lock_queue, who);
		return true;
	case SEMQ:
		if (option || !(t->is_interrupted || (s->permits && is_first(&s->semaphore, who))))
			return false;
		drop(&s->semaphore, who);
		if (t->is_interrupted) {
			catch_it(t);
		} else {
			s->permits--;
			go_on(t);
		}
		return true;
	case LATCHQ:
		if (option || !(t->is_interrupted || !s->latch))
			return false;
		if (t->is_interrupted)
			catch_it(t);
		else
			go_on(t);
		return true;
	case PARKED:
		if (!option && !t->has_permit && !t->is_interrupted)
			return false;
		t->has_permit = 0;
		go_on(t);
		return true;
	case SLEEPING:
		if (option)
			return false;
		if (t->is_interrupted)
			catch_it(t);
		else
			go_on(t);
		return true;
	case JOINING:
		if (!option && !t->count)
			return false;
		if (t->throws)
			catch_it(t);
		else
			go_on(t);
		return true;
	default:
		return false;
	}
}

static int waiters(const struct state *s, int monitor, int nth)
{
	int n = 0;
	for (int k = 0; k < program.n_threads; k++) {
		const struct thread *t = &s->thread[k];
		if (t->status == WAITING && program.code[k][t->pc].a == monitor && n++ == nth)
			return k;
	}
	return -1;
}

static void signal_one(struct state *s)
{
	int k = s->condition.all[0];
	drop(&s->condition, k);
	s->thread[k].status = LOCKQ;
	s->thread[k].signals = 2; // true
	push(&s->lock_queue, k);
}

// What can be asked of an atomic or of a collection; the answer, or -1: it blocks.
static int ask(struct state *s, const struct insn *i)
{
	int32_t *var = &s->var[i->a];
	uint8_t *entry = i->a < KEYS ? &s->map[i->a] : NULL;
	int old = 0;
	switch (i->op) {
	case AGET:
		return *var;
	case AINC:
	case VADD:
		return ++*var;
	case ASET:
		old = *var;
		*var = i->b;
		return old;
	case ACAS:
		old = *var == i->b;
		*var = old ? i->c : *var;
		return old;
	case MPUT:
		old = *entry;
		*entry = (uint8_t)i->b;
		return old;
	case MGET:
		return *entry;
	case MPIA:
		old = *entry;
		*entry = (uint8_t)(old ? old : i->b);
		return old;
	case MREM:
		old = *entry;
		*entry = 0;
		return old;
	case MINC:
		return ++*entry;
	case QOFFER:
	case QPUT:
		old = !s->element;
		s->element = (uint8_t)(old ? i->a : s->element);
		return i->op == QPUT && !old ? -1 : i->op == QPUT ? 0 : old;
	case QPOLL:
	case QTAKE:
		old = s->element;
		s->element = 0;
		return i->op == QTAKE && !old ? -1 : old;
	default:
		abort();
	}
}

// A thread that is not blocked takes a step. False: it cannot, or has no such option.
static bool run(struct state *s, int who, const struct insn *i, int option)
{
	struct thread *t = &s->thread[who];
	uint8_t pc = (uint8_t)(t->pc + 1);
	int k;
	if (option && i->op != NOTIFY)
		return false;
	switch (i->op) {
	case LOAD:
		note(t, s->var[i->a]);
		break;
	case ADD:
		note(t, i->a);
		break;
	case STORE:
		s->var[i->a] = i->b;
		break;
	case LOADT:
	case REFLOAD:
		t->tmp = s->var[i->a];
		break;
	case STORET:
		s->var[i->a] = t->tmp + 1;
		t->tmp = 0;
		break;
	case STORER:
		s->var[i->a] = t->r;
		break;
	case FGET: // of the object in tmp, whose field is the variable of that number
		note(t, t->tmp ? s->var[t->tmp] : i->a);
		t->tmp = 0;
		break;
	case FSET:
		if (t->tmp)
			s->var[t->tmp] = i->a;
		t->tmp = 0;
		break;
	case JZ:
		pc = (uint8_t)(s->var[i->a] ? pc : i->b);
		break;
	case JMP:
		pc = (uint8_t)i->a;
		break;
	case AGET ... ACAS:
	case MPUT ... QTAKE:
		k = ask(s, i);
		if (k < 0)
			return false;
		if (i->op != QPUT && i->op != VADD)
			note(t, k);
		break;
	case ENTER:
		if (s->monitor[i->a].owner && s->monitor[i->a].owner != who + 1)
			return false;
		s->monitor[i->a].owner = (uint8_t)(who + 1);
		s->monitor[i->a].count++;
		break;
	case EXIT:
		if (!--s->monitor[i->a].count)
			s->monitor[i->a].owner = 0;
		break;
	case WAIT:
		if (t->is_interrupted) {
			catch_it(t);
			return true;
		}
		t->count = s->monitor[i->a].count;
		s->monitor[i->a].owner = s->monitor[i->a].count = 0;
		t->status = WAITING;
		return true;
	case NOTIFY:
		k = waiters(s, i->a, option);
		if (option && k < 0)
			return false;
		if (k >= 0)
			notify(s, k);
		break;
	case NOTIFYALL:
		while ((k = waiters(s, i->a, 0)) >= 0)
			notify(s, k);
		break;
	case LLOCK:
	case LTRY:
	case LTIMED:
	case LINT:
		if (t->is_interrupted && (i->op == LINT || i->op == LTIMED)) {
			t->is_interrupted = 0;
			refuse(t, i, CAUGHT);
			return true;
		}
		if (!s->lock.owner || s->lock.owner == who + 1) {
			take_lock(s, who, s->lock.count + 1);
			break;
		}
		if (i->op == LTRY) {
			refuse(t, i, REFUSED);
			return true;
		}
		t->status = LOCKQ;
		push(&s->lock_queue, who);
		return true;
	case LUNLOCK:
		if (!--s->lock.count)
			s->lock.owner = 0;
		break;
	case CAWAIT:
		if (t->is_interrupted) {
			catch_it(t);
			return true;
		}
		t->count = s->lock.count;
		s->lock.owner = s->lock.count = 0;
		t->status = CONDQ;
		push(&s->condition, who);
		return true;
	case CSIGNAL:
		if (s->condition.n)
			signal_one(s);
		break;
	case CSIGNALALL:
		while (s->condition.n)
			signal_one(s);
		break;
	case SACQ:
		if (t->is_interrupted) {
			catch_it(t);
			return true;
		}
		if (!s->permits) {
			t->status = SEMQ;
			push(&s->semaphore, who);
			return true;
		}
		s->permits--;
		break;
	case SREL:
		s->permits++;
		break;
	case STRY:
		note(t, s->permits != 0);
		s->permits = (uint8_t)(s->permits ? s->permits - 1 : 0);
		break;
	case CDOWN:
		s->latch = (uint8_t)(s->latch ? s->latch - 1 : 0);
		break;
	case LATCH:
		if (t->is_interrupted) {
			catch_it(t);
			return true;
		}
		if (s->latch) {
			t->status = LATCHQ;
			return true;
		}
		break;
	case START:
		s->thread[i->a].status = RUN;
		break;
	case JOIN:
		if (s->thread[i->a].status == ENDED || s->thread[i->a].status == NEW)
			break;
		if (t->is_interrupted)
			catch_it(t);
		else
			t->status = JOINING;
		return true;
	case INT:
		interrupt(s, i->a);
		break;
	case INTED:
		note(t, t->is_interrupted);
		t->is_interrupted = 0;
		break;
	case SLEEP:
		if (t->is_interrupted)
			catch_it(t);
		else
			t->status = SLEEPING;
		return true;
	case PARK:
		if (t->has_permit || t->is_interrupted) {
			t->has_permit = 0;
			break;
		}
		t->status = PARKED;
		return true;
	case UNPARK:
		if (s->thread[i->a].status != NEW && s->thread[i->a].status != ENDED)
			s->thread[i->a].has_permit = 1;
		break;
	case ALIVE:
		note(t, s->thread[i->a].status != NEW && s->thread[i->a].status != ENDED);
		break;
	case IBEGIN:
		if (s->init[i->a] == 255) {
			pc = (uint8_t)i->b;
			break;
		}
		if (s->init[i->a])
			return false;
		s->init[i->a] = (uint8_t)(who + 1);
		break;
	case IEND:
		s->init[i->a] = 255;
		break;
	case PRINT:
		put(s->out, &s->n_out, i->a);
		break;
	case APPEND:
		put(s->buffer, &s->n_buffer, s->var[i->a]);
		break;
	case FLUSH:
		s->n_out = (uint8_t)(s->n_out +
			snprintf(s->out + s->n_out, (size_t)(OUT - s->n_out), "%s", s->buffer));
		memset(s->buffer, 0, sizeof(s->buffer));
		s->n_buffer = 0;
		break;
	case END:
		end_thread(s, who);
		return true;
	default:
		fprintf(stderr, "no such instruction: %d\n", i->op);
		exit(2);
	}
	t->pc = pc;
	return true;
}

// ---- all of them ------------------------------------------------------------------------------------

static const struct insn *next(const struct state *s, int who)
{
	return &program.code[who][s->thread[who].pc];
}

static bool step(struct state *s, int who, int option)
{
	const struct insn *i = next(s, who);
	if (s->thread[who].status == NEW || s->thread[who].status == ENDED)
		return false;
	if (s->thread[who].status == RUN)
		return run(s, who, i, option);
	return (!option || (option == 1 && is_timed(i))) && wake(s, who, i, option);
}

// The plain variable that it is about to access; -1: none.
static int accessed(const struct state *s, int who, bool *is_write)
{
	const struct insn *i = next(s, who);
	*is_write = i->op == STORE || i->op == STORET || i->op == STORER || i->op == FSET;
	if (s->thread[who].status != RUN)
		return -1;
	int var = -1;
	if (i->op == FGET || i->op == FSET)
		var = s->thread[who].tmp ? s->thread[who].tmp : -1;
	else if (*is_write || i->op == LOAD || i->op == LOADT || i->op == JZ || i->op == APPEND ||
		i->op == REFLOAD)
		var = i->a;
	return var >= 0 && program.is_plain[var] ? var : -1;
}

static void find_races(const struct state *s)
{
	for (int a = 0; a < program.n_threads; a++)
		for (int b = a + 1; b < program.n_threads; b++) {
			bool one, two;
			int var = accessed(s, a, &one);
			char text[64];
			if (var < 0 || var != accessed(s, b, &two) || !(one || two))
				continue;
			snprintf(text, sizeof(text), "race %s", program.var_name[var]);
			tell(text);
		}
}

static void tell_end(const struct state *s)
{
	char text[256];
	bool hangs = false;
	snprintf(text, sizeof(text), "outcome %s", s->out);
	tell(text);
	int n = snprintf(text, sizeof(text), "hang");
	for (int k = 0; k < program.n_threads; k++)
		if (s->thread[k].status != NEW && s->thread[k].status != ENDED) {
			hangs = true;
			n += snprintf(text + n, sizeof(text) - (size_t)n, " %s:%d", program.thread_name[k],
				next(s, k)->line);
		}
	if (hangs)
		tell(text);
}

static void expand(size_t at)
{
	bool is_stuck = true;
	find_races(&seen.all[at]);
	for (int who = 0; who < program.n_threads; who++)
		for (int option = 0; option < THREADS; option++) {
			struct state after = seen.all[at];
			if (step(&after, who, option)) {
				is_stuck = false;
				reach(&after);
			}
		}
	if (is_stuck)
		tell_end(&seen.all[at]);
}

static void explore(void)
{
	memset(seen.table, 0, TABLE * sizeof(*seen.table));
	seen.n = 0;
	texts.n = 0;
	program.first.thread[0].status = RUN;
	reach(&program.first);
	for (size_t at = 0; at < seen.n; at++)
		expand(at);
	printf("program %s\n", program.name);
	for (size_t i = 0; i < texts.n; i++) {
		printf("%s\n", texts.all[i]);
		free(texts.all[i]);
	}
	printf(seen.n == MAX_STATES ? "big\n" : "end %zu\n", seen.n);
	fflush(stdout);
}

// ---- reading ------------------------------------------------------------------------------------------

static int op_of(const char *name)
{
	for (int i = 0; i < N_OPS; i++)
		if (strcmp(names[i], name) == 0)
			return i;
	fprintf(stderr, "no such instruction: %s\n", name);
	exit(2);
}

static void read_line(const char *line)
{
	char word[32], name[32];
	int a, b, c, at;
	if (sscanf(line, "program %63s", program.name) == 1) {
		program.n_threads = program.n_vars = 0;
		memset(&program.first, 0, sizeof(program.first));
	} else if (sscanf(line, "var %31s %31s %d", name, word, &a) == 3 && program.n_vars < VARS) {
		strcpy(program.var_name[program.n_vars], name);
		program.is_plain[program.n_vars] = strcmp(word, "plain") == 0;
		program.first.var[program.n_vars++] = a;
	} else if (sscanf(line, "permits %d latch %d", &a, &b) == 2) {
		program.first.permits = (uint8_t)a;
		program.first.latch = (uint8_t)b;
	} else if (sscanf(line, "thread %15s", name) == 1 && program.n_threads < THREADS) {
		memcpy(program.thread_name[program.n_threads], name, 16);
		program.n_code[program.n_threads++] = 0;
	} else if (strcmp(line, "run\n") == 0) {
		explore();
	} else if (sscanf(line, "%31s %d %d %d %d", word, &a, &b, &c, &at) == 5 && program.n_threads) {
		int *n = &program.n_code[program.n_threads - 1];
		if (*n == CODE)
			exit(3);
		program.code[program.n_threads - 1][(*n)++] = (struct insn){ op_of(word), a, b, c, at };
	} else {
		fprintf(stderr, "not understood: %s", line);
		exit(2);
	}
}

int main(void)
{
	char line[256];
	seen.all = malloc(MAX_STATES * sizeof(*seen.all));
	seen.table = malloc(TABLE * sizeof(*seen.table));
	while (seen.all && seen.table && fgets(line, sizeof(line), stdin))
		read_line(line);
	free(seen.all);
	free(seen.table);
	free(texts.all);
	return 0;
}
