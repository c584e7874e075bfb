// run: scan --only lock-order
// expect: lock-order
// halt waits for the worker pool while it holds the engine's monitor; running jobs call the synchronized reschedule
import java.util.PriorityQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class CronEngine {
    record Fire(long at, String job) implements Comparable<Fire> {
        @Override
        public int compareTo(Fire o) {
            return Long.compare(at, o.at);
        }
    }

    private final PriorityQueue<Fire> agenda = new PriorityQueue<>();
    private final ExecutorService workers = Executors.newFixedThreadPool(2);
    private boolean halted;

    public synchronized void reschedule(String job, long at) {
        if (!halted) {
            agenda.add(new Fire(at, job));
        }
    }

    public synchronized int fireDue(long now) {
        int n = 0;
        while (!halted && !agenda.isEmpty() && agenda.peek().at() <= now) {
            Fire f = agenda.poll();
            workers.execute(() -> runJob(f));
            n++;
        }
        return n;
    }

    private void runJob(Fire f) {
        long cost = 0;
        for (char c : f.job().toCharArray()) {
            cost += c;
        }
        reschedule(f.job(), f.at() + 10 + cost % 3);
    }

    public synchronized int halt() throws InterruptedException {
        halted = true;
        workers.shutdown();
        workers.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        int left = agenda.size();
        agenda.clear();
        return left;
    }

    public static void main(String[] args) throws InterruptedException {
        CronEngine engine = new CronEngine();
        for (String job : new String[] {"mail", "backup", "vacuum"}) {
            engine.reschedule(job, 1);
        }
        for (int tick = 0; tick < 5; tick++) {
            engine.fireDue(tick * 15L);
        }
        System.out.println(engine.halt());
    }
}
// corpus: unseen11
