// run: scan --only stale-value
// expect: none
// the emptiness test and the removal are in one block on the Vector, whose own methods use the same monitor
import java.util.Vector;

public class JobChute {
    private final Vector<Runnable> jobs = new Vector<>();

    void add(Runnable r) {
        jobs.add(r);
    }

    private Runnable next() {
        synchronized (jobs) {
            if (jobs.isEmpty()) {
                return null;
            }
            return jobs.remove(0);
        }
    }

    class Worker implements Runnable {
        private int done;

        @Override
        public void run() {
            for (Runnable r = next(); r != null; r = next()) {
                r.run();
                done++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        JobChute chute = new JobChute();
        for (int i = 0; i < 1_000; i++) {
            final int n = i;
            chute.add(() -> Math.cbrt(n));
        }
        Worker[] workers = new Worker[4];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            workers[i] = chute.new Worker();
            threads[i] = new Thread(workers[i]);
            threads[i].start();
        }
        int done = 0;
        for (int i = 0; i < 4; i++) {
            threads[i].join();
            done += workers[i].done;
        }
        System.out.println(done);
    }
}
// corpus: unseen
