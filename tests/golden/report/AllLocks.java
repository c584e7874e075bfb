// Every frame says all its locks; a wait takes its lock again; other stacks are counted; each lock has its maker.
// run: scan --only lock-order --min-severity low --library --color never
// exit: 1
// out: AllLocks.java:...: high lock-order: AllLocks.first and AllLocks.second are locked in opposite orders [score ..., ...]
// out: ...
// out:     AllLocks.await (AllLocks.java:...) takes this.first (Object), then this.second (Object), then this.first (Object) again, to return from wait()
// out: ...
// out:   who:     AllLocks (input) creates the lock this.first (Object)
// out:   who:     AllLocks (input) creates the lock this.second (Object)
// out:
// out: AllLocks.java:...: low lock-order: AllLocks$B and AllLocks$A are locked in opposite orders [score ..., ...]
// out: ...
// out:     AllLocks.set (AllLocks.java:...) takes this (AllLocks), then gate (AllLocks$Gate)
// out:     AllLocks.b (AllLocks.java:...) takes this.b (AllLocks$B), then this.between (java.lang.Object), then this.a (AllLocks$A)
// out: ...
// out:     AllLocks.a1 (AllLocks.java:...) takes gate (AllLocks$Gate), then this.a (AllLocks$A)
// out:     AllLocks.takeB (AllLocks.java:...) takes this.b (AllLocks$B)
// out:     or in 1 other way, shown with -v
// out: ...
// out:   against: every stack also holds a lock of AllLocks$Gate: if that is one object, it keeps the threads apart
// out: ...
// out:   who:     AllLocks (input) creates the lock this.b (AllLocks$B)
// out:   who:     AllLocks (input) creates the lock this.a (AllLocks$A)
// out:
// out: 2 findings ...
// run: raddle scan -f xml --only lock-order --library $CLASSES
// exit: 1
// out: <?xml version="1.0" encoding="UTF-8"?>
// out: <LockOrderReport>
// out: ...
// out: <Thread-2-Option>AllLocks.a1 AllLocks.takeB</Thread-2-Option>
// out: <Thread-2-Option>AllLocks.a2 AllLocks.takeB</Thread-2-Option>
// out: ...
public class AllLocks {
    static class A { }
    static class B { }
    public static class Gate { }

    private final A a = new A();
    private final B b = new B();
    private final Object between = new Object(), first = new Object(), second = new Object();
    private boolean isReady;

    public void a1(Gate gate) { synchronized (gate) { synchronized (a) { takeB(); } } }
    public void a2(Gate gate) { synchronized (gate) { synchronized (a) { takeB(); } } }
    private void takeB() { synchronized (b) { isReady = true; } }
    public synchronized void set(Gate gate) { synchronized (gate) { b(); } }
    private void b() { synchronized (b) { synchronized (between) { synchronized (a) { isReady = true; } } } }

    public void await() throws InterruptedException {
        synchronized (first) {
            synchronized (second) {
                while (!isReady)
                    first.wait();
            }
        }
    }
}
