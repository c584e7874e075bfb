// run: scan --only lock-order
// expect: none
// Two threads, each with locks of its own; one object runs only one of the ways.
public class PerThreadOk {
    static class Work implements Runnable {
        private final Object a = new Object(), b = new Object();
        int n;
        final boolean up;
        Work(boolean up) { this.up = up; }
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
        new Thread(new Work(true)).start();
        new Thread(new Work(false)).start();
    }
}
