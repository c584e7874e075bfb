/** Maintenance steps share one Runnable whose operation is chosen right before it is handed to a thread. */
public class MaintenanceOps {
    enum Op { EVICT, REPORT, VERIFY }

    private final Object lock = new Object();
    private long lastEviction;
    private int reports;
    private int verified;

    class Step implements Runnable {
        private Op op;

        Step with(Op next) {
            this.op = next;
            return this;
        }

        @Override
        public void run() {
            if (op == Op.EVICT) {
                lastEviction = System.nanoTime(); // @evict not parallel: evict, parallel: report, not held: lock
            } else if (op == Op.REPORT) {
                synchronized (lock) {
                    reports++; // @report held: lock, not parallel: report
                }
            } else {
                verified++; // @verify not parallel: evict, not parallel: report, not held: lock
            }
        }
    }

    void cycle() throws InterruptedException {
        Thread evict = new Thread(new Step().with(Op.EVICT));
        Thread[] reporters = new Thread[2]; // confined
        evict.start();
        for (int i = 0; i < reporters.length; i++) {
            reporters[i] = new Thread(new Step().with(Op.REPORT));
            reporters[i].start();
        }
        evict.join();
        for (Thread r : reporters) {
            r.join();
        }
        new Step().with(Op.VERIFY).run();
    }

    public static void main(String[] args) throws InterruptedException {
        MaintenanceOps ops = new MaintenanceOps(); // shared
        ops.cycle();
        System.out.println(ops.reports + ops.verified + (ops.lastEviction != 0 ? 1 : 0));
    }
}
