// run: scan --only lock-order
// expect: none
// Every worker has two locks of its own.
public class WorkerOwnLocksOk {
    static class Worker extends Thread {
        private final Object a = new Object(), b = new Object();
        private int n;
        void ab() { synchronized (a) { synchronized (b) { n++; } } }
        void ba() { synchronized (b) { synchronized (a) { n--; } } }
        public void run() { ab(); ba(); }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 3; i++) { new Worker().start(); }
    }
}
