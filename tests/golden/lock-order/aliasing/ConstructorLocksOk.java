// run: scan --only lock-order
// expect: none
// Two lock objects handed to two workers through constructors, in the same order.
public class ConstructorLocksOk {
    static class Worker extends Thread {
        private final Object first, second;
        private int n;
        Worker(Object f, Object s) { first = f; second = s; }
        @Override public void run() {
            for (int i = 0; i < 100000; i++) synchronized (first) { synchronized (second) { n++; } }
        }
    }

    public static void main(String[] args) {
        Object x = new Object(), y = new Object();
        new Worker(x, y).start();
        new Worker(x, y).start();
    }
}
