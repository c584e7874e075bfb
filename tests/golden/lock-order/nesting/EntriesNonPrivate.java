// More entries find more, and make nothing that was found less public: a helper that only a public
// method calls, and a callback of a hidden class, count as much as before.
//
// run: scan --only lock-order --library
// run: scan --only lock-order --library --entries non-private
// expect: lock-order locks=java.lang.StringBuilder,java.util.ArrayList severity=high
// expect: lock-order locks=java.lang.Object,java.lang.Object severity=high
import java.util.ArrayList;

public class EntriesNonPrivate {
    private static final Object QUEUE = new Object(), DISK = new Object();
    private final StringBuilder text = new StringBuilder();
    private final ArrayList<String> lines = new ArrayList<>();

    public void write() {
        append();
    }

    public void read() {
        drain();
    }

    void append() { // not public, but what the public method does
        synchronized (text) {
            synchronized (lines) {
                lines.add(text.toString());
            }
        }
    }

    void drain() {
        synchronized (lines) {
            synchronized (text) {
                text.append(lines);
            }
        }
    }

    // A thread of a hidden class against a public method.
    static class Flush extends Thread {
        public void run() {
            synchronized (DISK) {
                synchronized (QUEUE) {
                }
            }
        }
    }

    public void put() {
        new Flush().start();
        synchronized (QUEUE) {
            synchronized (DISK) {
            }
        }
    }
}
