import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * Re-checks the stacks of reports against the class files, which it reads itself (after JVMS 4; ASM does
 * not tell the offsets of instructions). `stacks` says what is checked and writes the request:
 *
 * <pre>
 * input NAME [JAR]                 the classes of JAR come before those of the JDK that runs this
 * finding ID RULE                  the stacks that follow belong to it
 * stack ROLE EDGE                  what its innermost frame does; the number of the edge, or -1
 * frame METHOD FILE LINE BCI LOCKS THIS INIT  innermost first; BCI -1: a native method; how many locks the report
 *                                        says it takes; the types it gives for those on "this"; how many of the locks
 *                                        are those of class initialisation
 * </pre>
 *
 * Fields are separated by tabs. Prints `WRONG NAME ID RULE REASON` and, per input, `COUNT NAME WHAT N`.
 */
public class StackCheck {
    static final int ENTRY = -1;
    static final int STATIC = 8, SYNCHRONIZED = 0x20, NATIVE = 0x100, INTERFACE = 0x200, PRIVATE = 2;

    // ---- class files ------------------------------------------------------------------------------

    static final class Method {
        ClassFile owner;
        String key;
        int access, code = -1, codeLength, handlers, handlerCount;
        int[] lines = {};

        boolean is(int flag) {
            return (access & flag) != 0;
        }
    }

    static final class ClassFile {
        final byte[] b;
        final int[] cp;
        final int access;
        final String name, superName;
        final String[] interfaces;
        final Map<String, Method> methods = new HashMap<>();
        final Set<String> finals = new HashSet<>(); // static final fields
        String source;
        int bootstraps = -1;

        ClassFile(byte[] bytes) {
            b = bytes;
            if (i4(0) != 0xCAFEBABE)
                throw new IllegalArgumentException("no class file");
            cp = new int[u2(8)];
            int at = 10;
            for (int i = 1; i < cp.length; i++) {
                cp[i] = at;
                switch (b[at]) {
                case 1: at += 3 + u2(at + 1); break;
                case 5: case 6: at += 9; i++; break;
                case 7: case 8: case 16: case 19: case 20: at += 3; break;
                case 15: at += 4; break;
                default: at += 5;
                }
            }
            access = u2(at);
            name = className(u2(at + 2));
            superName = u2(at + 4) == 0 ? null : className(u2(at + 4));
            interfaces = new String[u2(at + 6)];
            at += 8;
            for (int i = 0; i < interfaces.length; i++, at += 2)
                interfaces[i] = className(u2(at));
            int fields = u2(at);
            at += 2;
            for (int i = 0; i < fields; i++) {
                if ((u2(at) & 0x18) == 0x18)
                    finals.add(utf8(u2(at + 2)));
                at = skipAttributes(at + 6);
            }
            int count = u2(at);
            at += 2;
            for (int i = 0; i < count; i++)
                at = method(at);
            int attributes = u2(at);
            at += 2;
            for (int i = 0; i < attributes; i++, at += 6 + i4(at + 2)) {
                String attribute = utf8(u2(at));
                if (attribute.equals("SourceFile"))
                    source = utf8(u2(at + 6));
                else if (attribute.equals("BootstrapMethods"))
                    bootstraps = at + 6;
            }
        }

        private int method(int at) {
            Method m = new Method();
            m.owner = this;
            m.access = u2(at);
            m.key = utf8(u2(at + 2)) + utf8(u2(at + 4));
            methods.putIfAbsent(m.key, m);
            int attributes = u2(at + 6);
            at += 8;
            for (int i = 0; i < attributes; i++, at += 6 + i4(at + 2)) {
                if (!isUtf8(u2(at), "Code"))
                    continue;
                m.codeLength = i4(at + 10);
                m.code = at + 14;
                int after = m.code + m.codeLength;
                m.handlerCount = u2(after);
                m.handlers = after + 2;
                lines(m, m.handlers + 8 * m.handlerCount);
            }
            return at;
        }

        private void lines(Method m, int at) {
            int attributes = u2(at);
            at += 2;
            for (int i = 0; i < attributes; i++, at += 6 + i4(at + 2)) {
                if (!isUtf8(u2(at), "LineNumberTable"))
                    continue;
                int n = u2(at + 6), old = m.lines.length;
                m.lines = Arrays.copyOf(m.lines, old + 2 * n);
                for (int k = 0; k < 2 * n; k++)
                    m.lines[old + k] = u2(at + 8 + 2 * k);
            }
        }

        private int skipAttributes(int at) {
            int n = u2(at);
            at += 2;
            for (int i = 0; i < n; i++)
                at += 6 + i4(at + 2);
            return at;
        }

        int u1(int at) {
            return b[at] & 0xff;
        }

        int u2(int at) {
            return u1(at) << 8 | u1(at + 1);
        }

        int i4(int at) {
            return u2(at) << 16 | u2(at + 2);
        }

        boolean isUtf8(int index, String text) {
            return u2(cp[index] + 1) == text.length() && utf8(index).equals(text);
        }

        String utf8(int index) {
            return new String(b, cp[index] + 3, u2(cp[index] + 1), StandardCharsets.UTF_8);
        }

        String className(int index) {
            return utf8(u2(cp[index] + 1));
        }

        /** Owner, name, descriptor of a field, method or interface method reference. */
        String[] reference(int index) {
            int nameAndType = cp[u2(cp[index] + 3)];
            return new String[] {className(u2(cp[index] + 1)), utf8(u2(nameAndType + 1)), utf8(u2(nameAndType + 3))};
        }
    }

    // ---- all classes of an input ------------------------------------------------------------------

    /** An object that stands for a method: what invokedynamic makes of a lambda or a method reference. */
    static final class Function {
        String maker, iface, name, owner, key;
    }

    static final class World {
        final World base;
        final Map<String, ClassFile> classes = new HashMap<>();
        final Map<String, List<String>> below = new HashMap<>();
        /** By name and descriptor of the method that the function runs. */
        final Map<String, List<Function>> functions = new HashMap<>();

        World(World base) {
            this.base = base;
        }

        void add(byte[] bytes) {
            ClassFile c;
            try {
                c = new ClassFile(bytes);
            } catch (RuntimeException e) {
                return; // what raddle notes as unreadable has no frames
            }
            if (c.name.equals("module-info") || classes.putIfAbsent(c.name, c) != null)
                return;
            if (c.superName != null)
                below.computeIfAbsent(c.superName, k -> new ArrayList<>()).add(c.name);
            for (String i : c.interfaces)
                below.computeIfAbsent(i, k -> new ArrayList<>()).add(c.name);
            if (c.bootstraps >= 0)
                functions(c);
        }

        private void functions(ClassFile c) {
            int[] starts = new int[c.u2(c.bootstraps)];
            int at = c.bootstraps + 2;
            for (int i = 0; i < starts.length; i++) {
                starts[i] = at;
                at += 4 + 2 * c.u2(at + 2);
            }
            for (int i = 1; i < c.cp.length; i++) {
                if (c.cp[i] == 0 || c.b[c.cp[i]] != 18)
                    continue;
                int start = starts[c.u2(c.cp[i] + 1)];
                int bootstrap = c.cp[c.u2(start)];
                if (!c.reference(c.u2(bootstrap + 2))[0].equals("java/lang/invoke/LambdaMetafactory"))
                    continue;
                int handle = c.cp[c.u2(start + 6)];
                String[] target = c.reference(c.u2(handle + 2));
                int site = c.cp[c.u2(c.cp[i] + 3)];
                String type = c.utf8(c.u2(site + 3));
                Function f = new Function();
                f.maker = c.name;
                f.name = c.utf8(c.u2(site + 1));
                f.iface = type.substring(type.indexOf(")L") + 2, type.length() - 1);
                f.owner = target[0];
                f.key = target[1] + target[2];
                functions.computeIfAbsent(f.key, k -> new ArrayList<>()).add(f);
            }
        }

        ClassFile get(String name) {
            ClassFile c = classes.get(name);
            return c != null || base == null ? c : base.get(name);
        }

        List<String> below(String name) {
            List<String> own = below.getOrDefault(name, Collections.emptyList());
            if (base == null)
                return own;
            List<String> all = new ArrayList<>(base.below(name));
            all.addAll(own);
            return all;
        }

        List<Function> functionsOf(String key) {
            List<Function> all = new ArrayList<>(functions.getOrDefault(key, Collections.emptyList()));
            if (base != null)
                all.addAll(base.functionsOf(key));
            return all;
        }

        boolean isBelow(String sub, String sup) {
            if (sub == null)
                return false;
            if (sub.equals(sup) || sup.equals("java/lang/Object"))
                return true;
            ClassFile c = get(sub);
            if (c == null)
                return false;
            if (isBelow(c.superName, sup))
                return true;
            for (String i : c.interfaces)
                if (isBelow(i, sup))
                    return true;
            return false;
        }

        /** The methods that an object of this class may run: the first up the superclasses, else of interfaces. */
        Set<Method> selected(String start, String key) {
            for (ClassFile c = get(start); c != null; c = c.superName == null ? null : get(c.superName)) {
                Method m = c.methods.get(key);
                if (m != null)
                    return Collections.singleton(m);
            }
            Set<Method> found = new HashSet<>();
            for (ClassFile c = get(start); c != null; c = c.superName == null ? null : get(c.superName))
                for (String i : c.interfaces)
                    fromInterfaces(i, key, found);
            return found;
        }

        private void fromInterfaces(String name, String key, Set<Method> found) {
            ClassFile c = get(name);
            if (c == null)
                return;
            Method m = c.methods.get(key);
            if (m != null) {
                found.add(m);
                return;
            }
            for (String i : c.interfaces)
                fromInterfaces(i, key, found);
        }

        /** The methods that a call of OWNER.key may run, whatever the object. */
        Set<Method> selectable(String owner, String key) {
            Set<Method> found = new HashSet<>();
            Set<String> seen = new HashSet<>();
            Deque<String> todo = new ArrayDeque<>();
            todo.add(owner);
            while (!todo.isEmpty() && seen.size() < 500) {
                String s = todo.remove();
                if (!seen.add(s))
                    continue;
                found.addAll(selected(s, key));
                todo.addAll(below(s));
            }
            return found;
        }

        /** Can a call of OWNER.key on some object run that method? */
        boolean canSelect(String owner, String key, Method target) {
            if (owner.startsWith("["))
                owner = "java/lang/Object";
            if (!target.key.equals(key))
                return false;
            String declaring = target.owner.name;
            if (isBelow(declaring, owner))
                return true;
            Set<String> seen = new HashSet<>();
            Deque<String> todo = new ArrayDeque<>();
            todo.add(owner);
            while (!todo.isEmpty()) {
                String s = todo.remove();
                if (!seen.add(s))
                    continue;
                if (isBelow(s, declaring) && selected(s, key).contains(target))
                    return true;
                todo.addAll(below(s));
            }
            return false;
        }
    }

    // ---- code -------------------------------------------------------------------------------------

    private static final int[] LENGTHS = new int[256];
    static {
        Arrays.fill(LENGTHS, 1);
        for (int op : new int[] {16, 18, 21, 22, 23, 24, 25, 54, 55, 56, 57, 58, 169, 188})
            LENGTHS[op] = 2;
        for (int op : new int[] {17, 19, 20, 132, 187, 189, 192, 193, 198, 199})
            LENGTHS[op] = 3;
        for (int op = 153; op <= 168; op++)
            LENGTHS[op] = 3;
        for (int op = 178; op <= 184; op++)
            LENGTHS[op] = 3;
        LENGTHS[185] = LENGTHS[186] = LENGTHS[200] = LENGTHS[201] = 5;
        LENGTHS[197] = 4;
    }

    static int length(Method m, int bci) {
        ClassFile c = m.owner;
        int at = m.code + bci, op = c.u1(at);
        int operands = m.code + (bci + 4 & ~3);
        switch (op) {
        case 170: return operands + 12 + 4 * (c.i4(operands + 8) - c.i4(operands + 4) + 1) - at;
        case 171: return operands + 8 + 8 * c.i4(operands + 4) - at;
        case 196: return c.u1(at + 1) == 132 ? 6 : 4;
        default: return LENGTHS[op];
        }
    }

    static boolean isStart(Method m, int bci) {
        int at = 0;
        while (at < bci && at < m.codeLength)
            at += length(m, at);
        return at == bci && at < m.codeLength;
    }

    static int opcode(Method m, int bci) {
        return m.owner.u1(m.code + bci);
    }

    static final int GETSTATIC = 178, PUTSTATIC = 179, INVOKEVIRTUAL = 182,
        INVOKESPECIAL = 183, INVOKESTATIC = 184, INVOKEINTERFACE = 185, INVOKEDYNAMIC = 186, NEW = 187, MONITORENTER = 194,
        MONITOREXIT = 195;

    static boolean isInvoke(int op) {
        return op >= INVOKEVIRTUAL && op <= INVOKEINTERFACE;
    }

    static String[] operand(Method m, int bci) {
        return m.owner.reference(m.owner.u2(m.code + bci + 1));
    }

    /** The lines that the table gives for an instruction: more than one where two entries start at one place. */
    static Set<Integer> linesAt(Method m, int bci) {
        int best = -1;
        Set<Integer> lines = new HashSet<>();
        for (int i = 0; i < m.lines.length; i += 2) {
            int start = m.lines[i];
            if (start > bci || start < best)
                continue;
            if (start > best)
                lines.clear();
            best = start;
            lines.add(m.lines[i + 1]);
        }
        return lines;
    }

    // ---- monitors held ----------------------------------------------------------------------------

    /** At each instruction the monitors that the method has entered: a name where it is surely one object, else "?". */
    static List<String>[] monitors(World w, Method m) {
        @SuppressWarnings("unchecked")
        List<String>[] held = new List[m.codeLength];
        Deque<Integer> todo = new ArrayDeque<>();
        held[0] = new ArrayList<>();
        todo.add(0);
        while (!todo.isEmpty()) {
            int bci = todo.remove(), op = opcode(m, bci);
            for (int h = 0; h < m.handlerCount; h++) {
                int at = m.handlers + 8 * h;
                if (m.owner.u2(at) <= bci && bci < m.owner.u2(at + 2))
                    flow(held, todo, m.owner.u2(at + 4), held[bci]);
            }
            List<String> after = held[bci];
            if (op == MONITORENTER) {
                after = new ArrayList<>(after);
                after.add(monitorName(w, m, bci));
            } else if (op == MONITOREXIT && !after.isEmpty()) {
                after = new ArrayList<>(after.subList(0, after.size() - 1));
            }
            for (int next : successors(m, bci, op))
                flow(held, todo, next, after);
        }
        return held;
    }

    private static void flow(List<String>[] held, Deque<Integer> todo, int to, List<String> state) {
        if (to < held.length && (held[to] == null || held[to].size() < state.size() && state.size() < 16)) {
            held[to] = state;
            todo.add(to);
        }
    }

    static List<Integer> successors(Method m, int bci, int op) {
        ClassFile c = m.owner;
        List<Integer> next = new ArrayList<>();
        int at = m.code + bci, end = bci + length(m, bci), operands = m.code + (bci + 4 & ~3);
        if (op == 170 || op == 171) {
            next.add(bci + c.i4(operands));
            int n = op == 170 ? c.i4(operands + 8) - c.i4(operands + 4) + 1 : c.i4(operands + 4);
            for (int i = 0; i < n; i++)
                next.add(bci + c.i4(op == 170 ? operands + 12 + 4 * i : operands + 12 + 8 * i));
        } else if (op >= 153 && op <= 168 || op == 198 || op == 199) {
            next.add(bci + (short) c.u2(at + 1));
            if (op != 167)
                next.add(end);
        } else if (op == 200 || op == 201) {
            next.add(bci + c.i4(at + 1));
        } else if (op != 169 && !(op >= 172 && op <= 177) && op != 191) {
            next.add(end);
        }
        return next;
    }

    /** The operand of a monitorenter, where it is a class or a static final field just loaded. */
    private static String monitorName(World w, Method m, int bci) {
        List<Integer> before = new ArrayList<>();
        for (int at = 0; at < bci; at += length(m, at))
            before.add(at);
        int i = before.size() - 1;
        // load, [dup, astore], monitorenter
        if (i >= 1 && isStore(opcode(m, before.get(i))) && opcode(m, before.get(i - 1)) == 89)
            i -= 2;
        if (i < 0)
            return "?";
        int load = before.get(i), op = opcode(m, load);
        ClassFile c = m.owner;
        if (op == GETSTATIC) {
            String[] f = operand(m, load);
            ClassFile owner = w.get(f[0]);
            return owner != null && owner.finals.contains(f[1]) ? f[0] + "." + f[1] : "?";
        }
        if (op == 18 || op == 19) {
            int index = op == 18 ? c.u1(m.code + load + 1) : c.u2(m.code + load + 1);
            return c.b[c.cp[index]] == 7 ? c.className(index) + ".class" : "?";
        }
        return "?";
    }

    private static boolean isStore(int op) {
        return op == 58 || op >= 75 && op <= 78;
    }

    // ---- what a frame does ------------------------------------------------------------------------

    static final Set<String> LOCK_NAMES = new HashSet<>(Arrays.asList("lock", "lockInterruptibly", "tryLock", "readLock", "writeLock",
        "readLockInterruptibly", "writeLockInterruptibly", "tryReadLock", "tryWriteLock", "await", "awaitUninterruptibly", "awaitNanos",
        "awaitUntil", "wait", "tryConvertToWriteLock", "tryConvertToReadLock"));

    static boolean isLockCall(World w, Method m, int bci) {
        if (!isInvoke(opcode(m, bci)))
            return false;
        String[] o = operand(m, bci);
        if (!LOCK_NAMES.contains(o[1]))
            return false;
        return o[1].equals("wait") || w.isBelow(o[0], "java/util/concurrent/locks/Lock")
            || w.isBelow(o[0], "java/util/concurrent/locks/StampedLock")
            || w.isBelow(o[0], "java/util/concurrent/locks/Condition");
    }

    /** Calls that wait for another thread: lock-order reports those that keep a lock which the other needs. */
    static final String[][] WAITS = { { "java/lang/Thread", "join" }, { "java/util/concurrent/Future", "get" },
        { "java/util/concurrent/CompletableFuture", "join" }, { "java/util/concurrent/ForkJoinTask", "join" },
        { "java/util/concurrent/ExecutorService", "invokeAll" }, { "java/util/concurrent/ExecutorService", "invokeAny" },
        { "java/util/concurrent/CountDownLatch", "await" }, { "java/util/concurrent/CyclicBarrier", "await" },
        { "java/util/concurrent/Phaser", "arriveAndAwaitAdvance" }, { "java/util/concurrent/Exchanger", "exchange" },
        { "java/util/concurrent/BlockingQueue", "take" }, { "java/util/concurrent/BlockingQueue", "put" },
        { "java/lang/System", "exit" }, { "java/lang/Runtime", "exit" }, { "javax/swing/SwingUtilities", "invokeAndWait" },
        { "java/awt/EventQueue", "invokeAndWait" } };

    static boolean isWait(World w, Method m, int bci) {
        if (m.code < 0 || bci == ENTRY || !isInvoke(opcode(m, bci)))
            return false;
        String[] o = operand(m, bci);
        for (String[] wait : WAITS)
            if (o[1].equals(wait[1]) && w.isBelow(o[0], wait[0]))
                return true;
        return o[0].startsWith("java/util/stream/");
    }

    static final String CLINIT = "<clinit>()V";

    /** The class whose initialisation the instruction triggers, or null (JVMS 5.5). */
    static String initialised(Method m, int bci) {
        int op = opcode(m, bci);
        if (op == NEW)
            return m.owner.className(m.owner.u2(m.code + bci + 1));
        return op == GETSTATIC || op == PUTSTATIC || op == INVOKESTATIC ? operand(m, bci)[0] : null;
    }

    /** Class initialisers and static methods ask for the lock of their class when they are entered, others at what may trigger one. */
    static boolean takesInitialiserLock(Method m, int bci) {
        return m.code >= 0 && bci != ENTRY && (bci == 0 && (m.key.equals(CLINIT) || m.is(STATIC)) || initialised(m, bci) != null);
    }

    static boolean takesLock(World w, Method m, int bci) {
        return m.is(SYNCHRONIZED) && bci <= 0 || m.code >= 0 && bci != ENTRY && (opcode(m, bci) == MONITORENTER || isLockCall(w, m, bci));
    }

    /** What can be the first or second half of a step that is not atomic. */
    static boolean isUse(Frame f) {
        if (f.m.is(SYNCHRONIZED) && f.bci <= 0) // is entered
            return true;
        if (f.m.code < 0)
            return false;
        int op = opcode(f.m, f.bci);
        return op >= GETSTATIC && op <= INVOKEDYNAMIC || op == MONITORENTER;
    }

    /** A call on a collection, which may be one of Collections.synchronizedX: raddle takes it for its lock and shows no frame below. */
    static boolean callsCollection(World w, Method m, int bci) {
        if (bci == ENTRY || m.code < 0)
            return false;
        int op = opcode(m, bci);
        if (op != INVOKEINTERFACE && op != INVOKEVIRTUAL)
            return false;
        String owner = operand(m, bci)[0];
        // Each call of a concurrent collection is a step of its own.
        return owner.startsWith(op == INVOKEINTERFACE ? "java/util/" : "java/util/concurrent/")
            && (w.isBelow(owner, "java/util/Collection") || w.isBelow(owner, "java/util/Map"));
    }

    /** The superclasses are initialised before the initialiser of a class runs. */
    static boolean mayInitialise(World w, Method caller, int bci, Method clinit) {
        String owner = initialised(caller, bci);
        return owner != null && w.isBelow(owner, clinit.owner.name)
            || bci == 0 && caller.key.equals(CLINIT) && w.isBelow(caller.owner.superName, clinit.owner.name);
    }

    /** Calls that reach their target through code that raddle models rather than reads. */
    static boolean isModelled(World w, String[] site, Method target) {
        if (site[0].equals("java/security/AccessController") && site[1].startsWith("doPrivileged"))
            return target.key.equals("run()Ljava/lang/Object;") || !w.functionsOf(target.key).isEmpty();
        return false;
    }

    /** Classes whose methods run a function later or in another thread, not under the locks of the caller. */
    static final List<String> HANDS_OVER = Arrays.asList("java/lang/Thread", "java/util/Timer", "java/util/concurrent/Executor",
        "java/util/concurrent/CompletionStage", "java/util/concurrent/CompletionService", "javax/swing/SwingUtilities", "java/awt/EventQueue");

    /** Does the call get a function that this method has made of the target? raddle then leaves the frames between them out. */
    static boolean isPassed(World w, Method caller, String[] site, Method target) {
        for (String owner : HANDS_OVER)
            if (w.isBelow(site[0], owner))
                return false;
        for (Function f : w.functionsOf(target.key)) {
            boolean runs = w.canSelect(f.owner, f.key, target) || w.selected(f.owner, f.key).contains(target);
            if (!runs || !f.maker.equals(caller.owner.name))
                continue;
            for (String type : site[2].substring(1, site[2].indexOf(')')).split(";"))
                if (type.contains("L") && w.isBelow(f.iface, type.substring(type.indexOf('L') + 1)))
                    return true;
        }
        return false;
    }

    /** Why the instruction cannot have called the method, or null. */
    static String wrongCall(World w, Method caller, int bci, Method target, Map<String, Integer> counts) {
        int op = opcode(caller, bci);
        if (target.key.equals(CLINIT)) {
            count(counts, "initialiser calls");
            return mayInitialise(w, caller, bci, target) ? null : "does not initialise " + target.owner.name;
        }
        if (op == INVOKEDYNAMIC)
            return "is an invokedynamic, which calls no method of a class file";
        if (!isInvoke(op))
            return "is no call (opcode " + op + ")";
        String[] site = operand(caller, bci);
        String key = site[1] + site[2];
        boolean direct;
        if (op == INVOKESTATIC)
            direct = target.is(STATIC) && w.selected(site[0], key).contains(target);
        else if (op == INVOKESPECIAL)
            direct = !target.is(STATIC) && (w.selected(site[0], key).contains(target)
                || caller.owner.superName != null && w.selected(caller.owner.superName, key).contains(target));
        else if (target.is(PRIVATE))
            direct = !target.is(STATIC) && target.key.equals(key) && w.selected(site[0], key).contains(target);
        else
            direct = !target.is(STATIC) && w.canSelect(site[0], key, target);
        if (direct) {
            count(counts, "direct calls");
            return null;
        }
        if (op == INVOKEINTERFACE || op == INVOKEVIRTUAL) {
            for (Function f : w.functionsOf(target.key)) {
                // The function's own method, or one that overrides the method it names.
                boolean runs = f.owner.equals(target.owner.name) || w.canSelect(f.owner, f.key, target)
                    || w.selected(f.owner, f.key).contains(target);
                if (runs && f.name.equals(site[1]) && (w.isBelow(f.iface, site[0]) || w.isBelow(site[0], f.iface))) {
                    count(counts, "calls of function objects");
                    return null;
                }
            }
        }
        if (isPassed(w, caller, site, target)) {
            count(counts, "functions passed to calls");
            return null;
        }
        if (isModelled(w, site, target)) {
            count(counts, "modelled calls");
            return null;
        }
        return "calls " + site[0] + "." + key;
    }

    // ---- requests ---------------------------------------------------------------------------------

    static final class Frame {
        Method m;
        int bci, initialiserLocks;
        String text;
    }

    static final class Stack {
        final String role;
        final int edge;
        final List<Frame> frames = new ArrayList<>();
        boolean broken;

        Stack(String role, int edge) {
            this.role = role;
            this.edge = edge;
        }
    }

    static World jdk, world;
    static String input = "";
    static String finding = "";
    static Stack stack;
    static List<Stack> stacks = new ArrayList<>();
    static Map<String, Integer> counts = new TreeMap<>();

    static void count(Map<String, Integer> counts, String what) {
        counts.merge(what, 1, Integer::sum);
    }

    static void wrong(String reason) {
        count(counts, "wrong");
        System.out.println("WRONG\t" + input + "\t" + finding + "\t" + reason);
    }

    static void frame(String[] f) {
        count(counts, "frames");
        Frame frame = new Frame();
        frame.text = f[1] + " bci " + f[4];
        int paren = f[1].indexOf('('), dot = f[1].lastIndexOf('.', paren);
        String owner = f[1].substring(0, dot).replace('.', '/');
        ClassFile c = world.get(owner);
        if (c == null) {
            broken("no class " + owner);
            return;
        }
        Method m = c.methods.get(f[1].substring(dot + 1));
        if (m == null) {
            broken("no method " + f[1]);
            return;
        }
        frame.m = m;
        frame.bci = Integer.parseInt(f[4]);
        frame.initialiserLocks = Integer.parseInt(f[7]);
        stack.frames.add(frame);
        if (frame.bci == ENTRY && (m.code >= 0 || !m.is(SYNCHRONIZED) || stack.frames.size() > 1)) {
            broken(f[1] + ": has no bci");
            return;
        }
        if (m.code < 0) {
            if (!m.is(NATIVE) || !m.is(SYNCHRONIZED))
                broken(frame.text + ": the method has no code");
            return;
        }
        if (frame.bci != ENTRY && !isStart(m, frame.bci)) {
            broken(frame.text + ": no instruction starts there");
            return;
        }
        Set<Integer> lines = linesAt(m, Math.max(frame.bci, 0));
        int line = Integer.parseInt(f[3]);
        if (lines.isEmpty() ? line > 0 : !lines.contains(line))
            wrong(frame.text + ": line " + line + ", LineNumberTable says " + lines);
        if (!String.valueOf(c.source).equals(f[2].isEmpty() ? "null" : f[2]))
            wrong(frame.text + ": file " + f[2] + ", SourceFile says " + c.source);
        for (String type : f[6].isEmpty() ? new String[0] : f[6].split(" "))
            if (!canBe(type.replace('.', '/'), c.name))
                wrong(frame.text + ": this cannot be a " + type);
        int claimed = Integer.parseInt(f[5]);
        if (claimed > 0)
            checkClaim(frame, claimed);
    }

    /** Can there be an object of both types? */
    static boolean canBe(String a, String b) {
        if (a.startsWith("[") || world.isBelow(a, b) || world.isBelow(b, a))
            return true;
        ClassFile x = world.get(a), y = world.get(b);
        return x == null || y == null || (x.access & INTERFACE) != 0 || (y.access & INTERFACE) != 0;
    }

    static void broken(String reason) {
        stack.broken = true;
        wrong(reason);
    }

    /** Does the instruction call a method that takes a java.util.concurrent lock, maybe for its caller (awtLock(), beginWrite())? */
    static boolean callsLockMethod(World w, Method m, int bci, int depth) {
        if (depth == 0 || !isInvoke(opcode(m, bci)))
            return false;
        String[] site = operand(m, bci);
        for (Method target : w.selectable(site[0], site[1] + site[2])) {
            for (int at = 0; at < target.codeLength; at += length(target, at))
                if (isLockCall(w, target, at) || callsLockMethod(w, target, at, depth - 1))
                    return true;
        }
        return false;
    }

    /** The report says that this frame takes so many locks, and holds them where it calls on. */
    static void checkClaim(Frame frame, int claimed) {
        count(counts, "frames with locks");
        Method m = frame.m;
        int can = m.is(SYNCHRONIZED) ? 1 : 0;
        List<String> held = frame.bci == ENTRY ? null : monitors(world, m)[frame.bci];
        if (held != null)
            can += held.size();
        if (frame.bci != ENTRY && opcode(m, frame.bci) == MONITORENTER)
            can++;
        // Its own, while it runs; and that of the class that the instruction needs.
        int canInitialise = (m.key.equals(CLINIT) ? 1 : 0) + (m.code >= 0 && frame.bci != ENTRY && initialised(m, frame.bci) != null ? 1 : 0);
        can += Math.min(canInitialise, frame.initialiserLocks);
        for (int at = 0; at < m.codeLength && can < claimed; at += length(m, at))
            if (isLockCall(world, m, at) || callsLockMethod(world, m, at, 3))
                can++;
        if (can < claimed)
            wrong(frame.text + ": " + claimed + " locks reported, at most " + can + " can be held there");
    }

    static void endStack() {
        if (stack == null || stack.frames.isEmpty()) {
            stack = null;
            return;
        }
        count(counts, "stacks");
        Stack s = stack;
        stack = null;
        if (s.broken)
            return;
        Frame inner = s.frames.get(0);
        if (s.role.equals("collection") && callsCollection(world, inner.m, inner.bci))
            count(counts, "calls of synchronized collections");
        else if (s.role.equals("use") && !isUse(inner))
            wrong(inner.text + ": no call, field access or monitorenter");
        else if (!s.role.equals("place") && !s.role.equals("use") && !takesLock(world, inner.m, inner.bci)
            && !isWait(world, inner.m, inner.bci) && !(inner.initialiserLocks > 0 && takesInitialiserLock(inner.m, inner.bci)))
            wrong(inner.text + ": takes no lock there");
        for (int i = 1; i < s.frames.size(); i++) {
            Frame caller = s.frames.get(i), callee = s.frames.get(i - 1);
            if (caller.m.code < 0)
                continue;
            String why = wrongCall(world, caller.m, caller.bci, callee.m, counts);
            if (why != null)
                wrong(caller.text + ": the instruction " + why + ", not " + callee.m.owner.name + "." + callee.m.key);
        }
        stacks.add(s);
    }

    /** The locks that are one object for sure and held when the innermost frame asks for its own. */
    static Set<String> surelyHeld(Stack s) {
        Set<String> held = new HashSet<>();
        for (int i = 0; i < s.frames.size(); i++) {
            Frame f = s.frames.get(i);
            boolean byInstruction = f.m.code >= 0 && f.bci != ENTRY && (opcode(f.m, f.bci) == MONITORENTER || isLockCall(world, f.m, f.bci));
            boolean entering = i == 0 && !byInstruction; // asks for its own method's lock
            if (f.m.is(SYNCHRONIZED) && f.m.is(STATIC) && !entering)
                held.add(f.m.owner.name + ".class");
            if (f.m.key.equals(CLINIT) && (i > 0 || f.bci > 0)) // asks for another lock than its own
                held.add(f.m.owner.name + " initialised");
            if (f.m.code < 0 || f.bci == ENTRY)
                continue;
            List<String> names = monitors(world, f.m)[f.bci];
            if (names != null)
                held.addAll(names);
        }
        held.remove("?");
        return held;
    }

    static void endFinding() {
        endStack();
        Map<Integer, List<Stack>> edges = new TreeMap<>();
        for (Stack s : stacks)
            if (s.edge >= 0)
                edges.computeIfAbsent(s.edge, k -> new ArrayList<>()).add(s);
        stacks.clear();
        List<List<Stack>> list = new ArrayList<>(edges.values());
        for (int i = 0; i < list.size(); i++)
            for (int k = i + 1; k < list.size(); k++)
                compare(list.get(i), list.get(k));
    }

    /** Two edges of one cycle are wrong when whatever stacks are taken share a lock that both hold. */
    static void compare(List<Stack> a, List<Stack> b) {
        count(counts, "pairs of edges");
        Set<String> last = Collections.emptySet();
        for (Stack x : a) {
            for (Stack y : b) {
                Set<String> both = surelyHeld(x);
                both.retainAll(surelyHeld(y));
                if (both.isEmpty())
                    return;
                last = both;
            }
        }
        wrong("both sides hold " + last);
    }

    static void endInput() {
        endFinding();
        for (Map.Entry<String, Integer> e : counts.entrySet())
            System.out.println("COUNT\t" + input + "\t" + e.getKey() + "\t" + e.getValue());
        counts.clear();
    }

    // ---- reading ----------------------------------------------------------------------------------

    static World readJdk() throws IOException {
        World w = new World(null);
        FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
        try (Stream<Path> files = Files.walk(image.getPath("/modules"))) {
            for (Path p : (Iterable<Path>) files::iterator)
                if (p.toString().endsWith(".class"))
                    w.add(Files.readAllBytes(p));
        }
        return w;
    }

    static World readJar(String path) throws IOException {
        World w = new World(jdk);
        readInto(w, Path.of(path), new HashSet<>());
        return w;
    }

    // The jar, then what the Class-Path of its manifest names; of classes with one name the first counts.
    static void readInto(World w, Path path, Set<Path> seen) throws IOException {
        if (!Files.isRegularFile(path) || !seen.add(path.toRealPath()))
            return;
        String more = null;
        try (JarFile jar = new JarFile(path.toFile(), false, ZipFile.OPEN_READ, Runtime.version())) {
            for (JarEntry entry : jar.versionedStream().collect(Collectors.toList())) {
                if (!entry.getName().endsWith(".class"))
                    continue;
                try (InputStream in = jar.getInputStream(entry)) {
                    w.add(in.readAllBytes());
                }
            }
            if (jar.getManifest() != null)
                more = jar.getManifest().getMainAttributes().getValue("Class-Path");
        }
        for (String name : more == null ? new String[0] : more.trim().split(" +"))
            if (name.endsWith(".jar"))
                readInto(w, path.resolveSibling(name), seen);
    }

    public static void main(String[] args) throws IOException {
        jdk = readJdk();
        try (BufferedReader in = Files.newBufferedReader(Path.of(args[0]))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] f = line.split("\t", -1);
                switch (f[0]) {
                case "input":
                    endInput();
                    input = f[1];
                    world = f[2].isEmpty() ? jdk : readJar(f[2]);
                    break;
                case "finding":
                    endFinding();
                    finding = f[1] + "\t" + f[2];
                    count(counts, "findings");
                    break;
                case "stack":
                    endStack();
                    stack = new Stack(f[1], Integer.parseInt(f[2]));
                    break;
                case "frame":
                    frame(f);
                    break;
                default:
                    throw new IllegalArgumentException(line);
                }
            }
            endInput();
        }
    }
}
