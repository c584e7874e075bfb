// run: scan --only lock-order
// expect: none
// halt marks the engine stopped under its monitor, then waits for the workers without holding it
import java.util.PriorityQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class TriggerEngine {
    record Due(long at, String job) implements Comparable<Due> {
        @Override
        public int compareTo(Due o) {
            return Long.compare(at, o.at);
        }
    }

    private final PriorityQueue<Due> agenda = new PriorityQueue<>();
    private final ExecutorService workers = Executors.newFixedThreadPool(2);
    private boolean halted;

    public synchronized void reschedule(String job, long at) {
        if (!halted) {
            agenda.add(new Due(at, job));
        }
    }

    public synchronized int fireDue(long now) {
        int n = 0;
        while (!halted && !agenda.isEmpty() && agenda.peek().at() <= now) {
            Due d = agenda.poll();
            workers.execute(() -> runJob(d));
            n++;
        }
        return n;
    }

    private void runJob(Due d) {
        long cost = d.job().chars().sum();
        reschedule(d.job(), d.at() + 10 + cost % 3);
    }

    public boolean halt() throws InterruptedException {
        synchronized (this) {
            halted = true;
            agenda.clear();
            workers.shutdown();
        }
        return workers.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    public static void main(String[] args) throws InterruptedException {
        TriggerEngine engine = new TriggerEngine();
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
