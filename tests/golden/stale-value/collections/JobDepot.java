// run: scan --only stale-value
// expect: stale-value
// the workers ask the Vector isEmpty and then remove(0); another worker can take the last job between (ArrayIndexOutOfBoundsException)
import java.util.Vector;
import java.util.concurrent.atomic.AtomicInteger;

public class JobDepot implements Runnable {
    private final Vector<Runnable> jobs;
    private final AtomicInteger done = new AtomicInteger();

    JobDepot(Vector<Runnable> jobs) {
        this.jobs = jobs;
    }

    @Override
    public void run() {
        drain();
    }

    private void drain() {
        while (!jobs.isEmpty()) {
            Runnable job = jobs.remove(0);
            job.run();
            done.incrementAndGet();
        }
    }

    int done() {
        return done.get();
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<Runnable> jobs = new Vector<>();
        for (int i = 0; i < 2_000; i++) {
            int n = i;
            jobs.add(() -> Math.sqrt(n));
        }
        JobDepot depot = new JobDepot(jobs);
        Thread[] workers = new Thread[4];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Thread(depot, "worker-" + i);
            workers[i].start();
        }
        for (Thread w : workers) {
            w.join();
        }
        System.out.println(depot.done() + " jobs done");
    }
}
// corpus: unseen17
