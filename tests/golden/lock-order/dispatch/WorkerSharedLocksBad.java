// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Another thread uses the locks of a worker.
public class WorkerSharedLocksBad {
    static class Worker extends Thread {
        private final Object a = new Object(), b = new Object();
        private int n;
        void ab() { synchronized (a) { synchronized (b) { n++; } } }
        void ba() { synchronized (b) { synchronized (a) { n--; } } }
        public void run() { ab(); ba(); }
    }

    public static void main(String[] args) throws Exception {
        Worker worker = new Worker();
        worker.start();
        worker.ba();
    }
}
