// run: scan --only lock-order
// expect: none
// the futures are waited for outside the board's monitor, which the jobs' record needs
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class WeeklyJobBoard {
    interface Chore {
        String name();

        long run() throws Exception;
    }

    record NapChore(String name, long millis) implements Chore {
        @Override
        public long run() throws InterruptedException {
            Thread.sleep(millis);
            return millis;
        }
    }

    private final ExecutorService workers;
    private final List<Chore> chores = new ArrayList<>();
    private final Map<String, Long> spent = new LinkedHashMap<>();

    WeeklyJobBoard(ExecutorService workers) {
        this.workers = workers;
    }

    synchronized void add(Chore chore) {
        chores.add(chore);
    }

    private synchronized void record(String name, long value) {
        spent.merge(name, value, Long::sum);
    }

    synchronized Map<String, Long> spent() {
        return new LinkedHashMap<>(spent);
    }

    int runAll() throws InterruptedException, ExecutionException {
        List<Future<Long>> pending = new ArrayList<>();
        synchronized (this) {
            for (Chore c : chores) {
                pending.add(workers.submit(() -> execute(c)));
            }
        }
        for (Future<Long> f : pending) {
            f.get();
        }
        return pending.size();
    }

    private Long execute(Chore c) throws Exception {
        long value = c.run();
        record(c.name(), value);
        return value;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        WeeklyJobBoard board = new WeeklyJobBoard(pool);
        board.add(new NapChore("vacuum", 5));
        board.add(new NapChore("report", 10));
        Thread other = new Thread(() -> {
            try {
                board.runAll();
            } catch (InterruptedException | ExecutionException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        board.runAll();
        other.join();
        System.out.println(board.spent());
        pool.shutdown();
    }
}
// corpus: unseen13
