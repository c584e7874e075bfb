// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Two lock objects handed to two workers through constructors, exchanged.
public class ConstructorLocksBad {
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
        new Worker(y, x).start();
    }
}
