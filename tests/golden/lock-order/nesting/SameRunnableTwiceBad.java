// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Two threads run the same code, which takes the locks in both orders.
public class SameRunnableTwiceBad {
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
        Task t = new Task();
        new Thread(t).start();
        new Thread(t).start();
    }
}
