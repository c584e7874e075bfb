// run: scan --only lock-order
// expect: none
// As SameRunnableTwiceBad with one thread, and main does nothing.
public class SameRunnableOnceOk {
    static final Object L1 = new Object(), L2 = new Object();
    static int n;
    static class Task implements Runnable {
        public void run() {
            for (int i = 0; i < 100000; i++) {
                synchronized (L1) { synchronized (L2) { n++; } }
                synchronized (L2) { synchronized (L1) { n--; } }
            }
        }
    }

    public static void main(String[] args) {
        new Thread(new Task()).start();
    }
}
