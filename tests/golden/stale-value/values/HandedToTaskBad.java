// run: scan --only stale-value
// expect: stale-value
// A helper starts a thread with the object.

import java.util.function.UnaryOperator;
public class HandedToTaskBad {
    static final class Box {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int v) { n = v; }
        void inc() { int x = get(); set(x + 1); }
    }
    static final class Worker extends Thread {
        private final Box box;
        Worker(Box box) { this.box = box; }
        @Override public void run() { for (int i = 0; i < 100; i++) box.inc(); }
    }
    static Thread start(Box b) { Thread t = new Worker(b); t.start(); return t; }
    public static void main(String[] args) throws Exception {
        Box b = new Box();
        Thread x = start(b), y = start(b);
        x.join(); y.join();
        System.out.println(b.get());
    }
}
