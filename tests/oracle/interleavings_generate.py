"""Random small Java programs, and the same programs as lists of instructions for interleavings_brute.c.

Two or three threads and main do a few operations each on shared things; each notes what it has read in `r`, as digits. main prints
what they noted. A program has the operations of a few subjects, so that they meet. Every statement has a line of its own.
"""
import random

MONITORS = ["o", "p", "{name}.class", '"lit"', "k"]
VARIABLES = [  # name in the interpreter, is it plain, first value, Java
    ("a", True, 0, "a"), ("b", True, 0, "b"), ("v", False, 0, "v"), ("Some.f", True, 0, "o.f"), ("Some.f", True, 0, "p.f"),
    ("q", True, 3, None), ("[I", True, 0, "s[0]"), ("[I", True, 0, "s[1]"), ("n", False, 0, None), ("inst", True, 0, None),
    ("Leak.f", True, 0, None), ("Leak.f", True, 0, None), ("K.x", True, 0, None), ("L.y", True, 0, None),
    ("vc", False, 0, None),
]
FIELDS = [i for i, v in enumerate(VARIABLES) if v[3]]
O_F, P_F, Q, N, INST, LEAK, K_X, VC = 3, 4, 5, 8, 9, 10, 12, 14
SUBJECTS = ["monitors", "waits", "timed-waits", "lock", "conditions", "timed-lock", "semaphore", "latch", "atomics", "map", "queue", "interrupts",
            "park", "sleep", "join", "leak", "alias", "init", "print", "collections"]
QUIET = {"queue", "collections"}  # whose code treats interrupts in ways of its own
QUEUES = {"lock", "conditions", "timed-lock", "semaphore", "latch", "queue"}  # and these leave permits behind


class Code:
    """Of one thread."""

    def __init__(self, program, who):
        self.program, self.who, self.all = program, who, []

    def add(self, op, a=0, b=0, c=0):
        self.all.append([op, a, b, c, len(self.program.lines) + 1])
        return len(self.all) - 1

    def line(self, text):
        self.program.lines.append("\t\t\t" + text)


class Program:
    def __init__(self, number, subjects=None):
        self.random = random.Random(number * 104729 + 17)
        self.name = f"R{number}"
        self.lines = []
        self.n_threads = self.random.choice([2, 2, 2, 3])
        self.subjects = subjects or self.random.sample(SUBJECTS, self.random.randint(1, 3))
        if QUIET & set(self.subjects):
            self.subjects = [s for s in self.subjects if s != "interrupts"]
        if "park" in self.subjects:
            self.subjects = [s for s in self.subjects if s not in QUEUES]
        self.leaks = 0
        self.permits, self.latch = self.random.randint(0, 1), self.random.randint(1, 2)
        self.operations = self.collect()
        self.codes = []

    def collect(self):
        known = {"monitors": [self.in_monitor], "waits": [self.wait, self.wait, self.notify, self.guarded_wait],
                 "timed-waits": [self.timed_wait, self.notify], "lock": [self.in_lock, self.in_lock, self.try_lock],
                 "conditions": [self.condition_wait, self.condition_wait, self.signal], "timed-lock": [self.timed_lock, self.in_lock, self.timed_condition, self.signal],
                 "semaphore": [self.acquire, self.release, self.try_acquire], "latch": [self.count_down, self.latch_await],
                 "atomics": [self.atomic], "map": [self.map], "queue": [self.queue], "interrupts": [self.interrupt, self.interrupt, self.interrupted] + ([] if "park" in self.subjects else [self.lock_interruptibly]),
                 "park": [self.park, self.unpark], "sleep": [self.sleep], "join": [self.join, self.is_alive], "leak": [self.leak, self.look],
                 "alias": [self.alias], "init": [self.initialise], "print": [self.print], "collections": [self.vector]}
        return [f for s in self.subjects for f in known[s]]

    def pick(self, *options):
        return self.random.choice(options)

    # ---- operations: each writes its line or lines, and its instructions ------------------------------

    def field(self, c):
        i = self.pick(*FIELDS)
        java = VARIABLES[i][3]
        kind = self.random.random()
        if kind < 0.45:
            c.add("LOAD", i)
            c.line(f"r = r * 10 + {java};")
        elif kind < 0.8:
            value = self.random.randint(1, 4)
            c.add("STORE", i, value)
            c.line(f"{java} = {value};")
        else:
            c.add("LOADT", i)
            c.add("STORET", i)
            c.line(f"{java} = {java} + 1;")

    def body(self, c, depth):
        for _ in range(self.random.randint(1, 2)):
            self.operation(c, depth + 1)

    def monitor(self):
        i = self.random.randrange(len(MONITORS)) if self.random.random() < 0.4 else self.pick(0, 3)
        return i, MONITORS[i].format(name=self.name)

    def synchronized(self, c, inside):
        i, java = self.monitor()
        c.add("ENTER", i)
        c.line(f"synchronized ({java}) {{")
        inside(i, java)
        c.add("EXIT", i)
        c.line("}")

    def in_monitor(self, c, depth):
        self.synchronized(c, lambda i, java: self.body(c, depth))

    def bare_wait(self, c, i, java, timed):
        c.add("WAIT", i, timed)
        c.line(f"try {{ {java}.wait({'5' if timed else ''}); }} catch (InterruptedException e) {{ r = r * 10 + 7; }}")

    def wait(self, c, depth, timed=0):
        def inside(i, java):
            if self.random.random() < 0.4:
                self.operation(c, depth + 1)
            self.bare_wait(c, i, java, timed)
            if self.random.random() < 0.4:
                self.operation(c, depth + 1)
        self.synchronized(c, inside)

    def timed_wait(self, c, depth):
        self.wait(c, depth, 1)

    def guarded_wait(self, c, depth):
        def inside(i, java):
            var = self.pick(0, 2)
            loops = self.random.random() < 0.5
            start = c.add("JZ", var, 0)
            over = c.add("JMP", 0)
            c.all[start][2] = len(c.all)
            c.line(f"{'while' if loops else 'if'} ({VARIABLES[var][3]} == 0)")
            self.bare_wait(c, i, java, 0)
            if loops:
                c.add("JMP", start)
            c.all[over][1] = len(c.all)
        self.synchronized(c, inside)

    def notify(self, c, depth):
        def inside(i, java):
            if self.random.random() < 0.5:
                self.field(c)
            is_all = self.random.random() < 0.3
            c.add("NOTIFYALL" if is_all else "NOTIFY", i)
            c.line(f"{java}.{'notifyAll' if is_all else 'notify'}();")
            if self.random.random() < 0.3:
                self.operation(c, depth + 1)
        self.synchronized(c, inside)

    def in_lock(self, c, depth, inside=None):
        c.add("LLOCK")
        c.line("lk.lock();")
        (inside or (lambda: self.body(c, depth)))()
        c.add("LUNLOCK")
        c.line("lk.unlock();")

    def locked_if(self, c, depth, op, begin, otherwise):
        at = c.add(op)
        c.line(begin)
        self.body(c, depth)
        c.add("LUNLOCK")
        c.line("lk.unlock();")
        c.all[at][2] = len(c.all)
        c.line(otherwise)

    def try_lock(self, c, depth):
        self.locked_if(c, depth, "LTRY", "if (lk.tryLock()) {", "} else { r = r * 10 + 8; }")

    def timed_lock(self, c, depth):
        self.locked_if(c, depth, "LTIMED", "try { if (lk.tryLock(5, TimeUnit.MILLISECONDS)) {",
                       "} else { r = r * 10 + 8; } } catch (InterruptedException e) { r = r * 10 + 7; }")

    def lock_interruptibly(self, c, depth):
        self.locked_if(c, depth, "LINT", "try { lk.lockInterruptibly();", "} catch (InterruptedException e) { r = r * 10 + 7; }")

    def condition_wait(self, c, depth):
        def inside():
            c.add("CAWAIT")
            c.line("try { cd.await(); } catch (InterruptedException e) { r = r * 10 + 7; }")
            if self.random.random() < 0.4:
                self.operation(c, depth + 1)
        self.in_lock(c, depth, inside)

    def timed_condition(self, c, depth):
        def inside():
            c.add("CAWAIT", 0, 1)
            c.line("try { r = r * 10 + (cd.await(5, TimeUnit.MILLISECONDS) ? 1 : 0); } catch (InterruptedException e) { r = r * 10 + 7; }")
        self.in_lock(c, depth, inside)

    def signal(self, c, depth):
        def inside():
            is_all = self.random.random() < 0.3
            if self.random.random() < 0.5:
                self.field(c)
            c.add("CSIGNALALL" if is_all else "CSIGNAL")
            c.line(f"cd.signal{'All' if is_all else ''}();")
        self.in_lock(c, depth, inside)

    def simple(self, c, op, java, a=0, b=0, c_=0):
        c.add(op, a, b, c_)
        c.line(java)

    def caught(self, c, op, java, a=0, b=0):
        self.simple(c, op, f"try {{ {java} }} catch (InterruptedException e) {{ r = r * 10 + 7; }}", a, b)

    def acquire(self, c, depth):
        self.caught(c, "SACQ", "sm.acquire();")

    def release(self, c, depth):
        self.simple(c, "SREL", "sm.release();")

    def try_acquire(self, c, depth):
        self.simple(c, "STRY", "r = r * 10 + (sm.tryAcquire() ? 1 : 0);")

    def count_down(self, c, depth):
        self.simple(c, "CDOWN", "la.countDown();")

    def latch_await(self, c, depth):
        self.caught(c, "LATCH", "la.await();")

    def atomic(self, c, depth):
        kind, k, e = self.random.randrange(4), self.random.randint(1, 4), self.random.randint(0, 2)
        op, java = [("AGET", "n.get()"), ("AINC", "n.incrementAndGet()"), ("ASET", f"n.getAndSet({k})"),
                    ("ACAS", f"(n.compareAndSet({e}, {k}) ? 1 : 0)")][kind]
        self.simple(c, op, f"r = r * 10 + {java};", N, e if op == "ACAS" else k, k)

    def map(self, c, depth):
        key, value = self.random.randrange(2), self.random.randint(1, 4)
        op, java = self.pick(("MPUT", f"h.put({key}, {value})"), ("MGET", f"h.get({key})"), ("MPIA", f"h.putIfAbsent({key}, {value})"),
                             ("MREM", f"h.remove({key})"), ("MINC", f"h.merge({key}, 1, Integer::sum)"))
        self.simple(c, op, f"r = r * 10 + z({java});", key, value)

    def queue(self, c, depth):
        value = self.random.randint(1, 4)
        kind = self.random.randrange(4)
        if kind == 0:
            self.simple(c, "QOFFER", f"r = r * 10 + (bq.offer({value}) ? 1 : 0);", value)
        elif kind == 1:
            self.simple(c, "QPOLL", "r = r * 10 + z(bq.poll());")
        elif kind == 2:
            self.caught(c, "QPUT", f"bq.put({value});", value)
        else:
            self.caught(c, "QTAKE", "r = r * 10 + bq.take();")

    def vector(self, c, depth):
        """The number of elements is an atomic here."""
        java, op = self.pick(("vc.add(1); ", None), ("r = r * 10 + vc.size();", "AGET"))
        if op is None:
            c.add("VADD", VC)
        else:
            c.add(op, VC)
        c.line(java)

    def other(self, c):
        return self.random.choice([i for i in range(self.n_threads + 1) if i != c.who])

    @staticmethod
    def thread(who):
        return "mt" if who == 0 else f"t{who}"

    def interrupt(self, c, depth):
        who = self.other(c)
        self.simple(c, "INT", f"{self.thread(who)}.interrupt();", who)

    def interrupted(self, c, depth):
        self.simple(c, "INTED", "r = r * 10 + (Thread.interrupted() ? 1 : 0);")

    def park(self, c, depth):
        timed = int("timed-waits" in self.subjects)
        self.simple(c, "PARK", f"LockSupport.{'parkNanos(5000000)' if timed else 'park()'};", 0, timed)

    def unpark(self, c, depth):
        who = self.other(c)
        self.simple(c, "UNPARK", f"LockSupport.unpark({self.thread(who)});", who)

    def sleep(self, c, depth):
        self.caught(c, "SLEEP", "Thread.sleep(5);")

    def join(self, c, depth):
        who = self.other(c)
        if who > 0:
            timed = int("timed-waits" in self.subjects)
            self.caught(c, "JOIN", f"{self.thread(who)}.join({'5' if timed else ''});", who, timed)

    def is_alive(self, c, depth):
        who = self.other(c)
        self.simple(c, "ALIVE", f"r = r * 10 + ({self.thread(who)}.isAlive() ? 1 : 0);", who)

    def leak(self, c, depth):
        if self.leaks == 2:
            return self.look(c, depth)
        value = self.random.randint(1, 4)
        c.add("STORE", INST, LEAK + self.leaks)
        c.add("STORE", LEAK + self.leaks, value)
        c.line(f"new Leak({value});")
        self.leaks += 1

    def look(self, c, depth):
        c.add("REFLOAD", INST)
        c.add("FGET", 9)
        c.line("r = look(r);")

    def alias(self, c, depth):
        kind, value = self.random.randrange(3), self.random.randint(1, 4)
        if kind == 0:
            name, i = self.pick(("o", O_F), ("p", P_F))
            self.simple(c, "STORE", f"q = {name};", Q, i)
        elif kind == 1:
            c.add("REFLOAD", Q)
            self.simple(c, "FGET", "r = r * 10 + q.f;")
        else:
            c.add("REFLOAD", Q)
            self.simple(c, "FSET", f"q.f = {value};", value)

    def initialise(self, c, depth):
        """K is initialised with a, L with what K has, and sets b."""
        which = self.random.randrange(2)

        def begin_k():
            at = c.add("IBEGIN", 0)
            c.add("LOADT", 0)
            c.add("STORET", K_X)
            c.add("IEND", 0)
            c.all[at][2] = len(c.all)
        if which == 0:
            begin_k()
            self.simple(c, "LOAD", "r = r * 10 + K.x;", K_X)
        else:
            at = c.add("IBEGIN", 1)
            begin_k()
            c.add("LOADT", K_X)
            c.add("STORET", K_X + 1)
            c.add("STORE", 1, 4)
            c.add("IEND", 1)
            c.all[at][2] = len(c.all)
            self.simple(c, "LOAD", "r = r * 10 + L.y;", K_X + 1)

    def print(self, c, depth):
        self.simple(c, "PRINT", f'System.out.print("{c.who} ");', c.who)

    def operation(self, c, depth=0):
        if depth > 1 or self.random.random() < 0.35:
            self.field(c)
        else:
            self.random.choice(self.operations)(c, depth)

    # ---- the whole -----------------------------------------------------------------------------------

    def result(self, who):
        return len(VARIABLES) + who

    def head(self):
        fields = ", ".join(f"r{i}" for i in range(self.n_threads + 1))
        threads = ", ".join(f"t{i}" for i in range(1, self.n_threads + 1))
        return f"""import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class {self.name} {{
	static class Some {{ int f; }}
	static class Leak {{
		final int f;
		Leak(int x) {{ inst = this; f = x; }}
	}}
	static class K {{ static int x = a + 1; }}
	static class L {{ static int y = K.x + 1; static {{ b = 4; }} }}
	static int a, b, {fields};
	static volatile int v;
	static final Some o = new Some(), p = new Some();
	static Some q = o;
	static Leak inst;
	static final Object k = new Object();
	static final int[] s = new int[2];
	static final AtomicInteger n = new AtomicInteger();
	static final ReentrantLock lk = new ReentrantLock();
	static final Condition cd = lk.newCondition();
	static final Semaphore sm = new Semaphore({self.permits});
	static final CountDownLatch la = new CountDownLatch({self.latch});
	static final ConcurrentHashMap<Integer, Integer> h = new ConcurrentHashMap<>();
	static final ArrayBlockingQueue<Integer> bq = new ArrayBlockingQueue<>(1);
	static final Vector<Integer> vc = new Vector<>();
	static Thread mt, {threads};
	static int z(Integer i) {{ return i == null ? 0 : i; }}
	static int look(int r) {{ Leak l = inst; return r * 10 + (l == null ? 9 : l.f); }}""".split("\n")

    def thread_class(self, who):
        code = Code(self, who)
        self.lines.append(f"\tstatic class T{who} extends Thread {{ T{who}() {{ super(\"t{who}\"); }}")
        self.lines.append("\t\tpublic void run() { int r = 0;")
        for _ in range(self.random.randint(1, 3)):
            self.operation(code)
        code.add("STORER", self.result(who))
        code.line(f"r{who} = r;")
        code.add("END")
        self.lines.append("\t\t}")
        self.lines.append("\t}")
        self.codes.append(code)

    def main_method(self):
        code = Code(self, 0)
        self.lines.append("\tpublic static void main(String[] args) { int r = 0;")
        self.lines.append("\t\tmt = Thread.currentThread();")
        everybody = range(1, self.n_threads + 1)
        self.lines.append(" ".join(f"t{i} = new T{i}();" for i in everybody))
        for i in everybody:
            self.simple(code, "START", f"t{i}.start();", i)
            if self.random.random() < 0.25:
                self.operation(code)
        for _ in range(self.random.randint(0, 1)):
            self.operation(code)
        for i in everybody:
            if self.random.random() < 0.9:
                self.caught(code, "JOIN", f"t{i}.join();", i)
        code.add("STORER", self.result(0))
        code.line("r0 = r;")
        shown = [self.result(i) for i in range(self.n_threads + 1)] + [i for i in FIELDS if self.random.random() < 0.6]
        java = [f"r{i}" for i in range(self.n_threads + 1)] + [VARIABLES[i][3] for i in shown[self.n_threads + 1:]]
        for i in shown:
            code.add("APPEND", i)
        code.add("FLUSH")
        code.line("System.out.print(" + " + ".join(f'{j} + " "' for j in java) + ");")
        code.add("END")
        self.lines.append("\t}")
        self.codes.insert(0, code)

    def generate(self):
        """The Java text, and the text for the interpreter."""
        self.lines = self.head()
        for who in range(1, self.n_threads + 1):
            self.thread_class(who)
        self.main_method()
        self.lines.append("}")
        out = [f"program {self.name}"]
        results = [(f"r{i}", True, 0) for i in range(self.n_threads + 1)]
        out += [f"var {v[0]} {'plain' if v[1] else 'sync'} {v[2]}" for v in VARIABLES + results]
        out.append(f"permits {self.permits} latch {self.latch}")
        for who, code in enumerate(self.codes):
            out.append("thread " + ("main" if who == 0 else f"t{who}"))
            out += [" ".join(map(str, insn)) for insn in code.all]
        return "\n".join(self.lines) + "\n", "\n".join(out + ["run"]) + "\n"
