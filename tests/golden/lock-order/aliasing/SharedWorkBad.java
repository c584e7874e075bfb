// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object severity=high
// The same object in both threads.
public class SharedWorkBad {
    static class Work implements Runnable {
        private final Object a = new Object(), b = new Object();
        int n;
        boolean up;
        public void run() {
            if (up)
                ab();
            else
                ba();
        }
        void ab() {
            synchronized (a) {
                synchronized (b) { n++; }
            }
        }
        void ba() {
            synchronized (b) {
                synchronized (a) { n--; }
            }
        }
    }
    public static void main(String[] z) {
        Work w = new Work();
        new Thread(w).start();
        w.up = true;
        new Thread(w).start();
    }
}
