// run: scan --only stale-value
// expect: stale-value
// a worker sees that the Vector is not empty and removes the first job in a second step; another worker takes the last one in between
import java.util.Vector;

public class JobPit {
    private final Vector<Runnable> jobs = new Vector<>();

    void add(Runnable r) {
        jobs.add(r);
    }

    boolean hasWork() {
        return !jobs.isEmpty();
    }

    Runnable next() {
        return jobs.remove(0);
    }

    class Worker implements Runnable {
        private int done;

        @Override
        public void run() {
            while (hasWork()) {
                next().run();
                done++;
            }
        }
    }

    public static void main(String[] args) {
        JobPit pit = new JobPit();
        for (int i = 0; i < 1_000; i++) {
            final int n = i;
            pit.add(() -> Math.cbrt(n));
        }
        for (int i = 0; i < 4; i++) {
            new Thread(pit.new Worker(), "worker-" + i).start();
        }
    }
}
// corpus: unseen
