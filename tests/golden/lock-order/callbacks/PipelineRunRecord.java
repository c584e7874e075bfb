// run: scan --only lock-order
// expect: none
// repaired form of jenkinsci/workflow-job-plugin#523: save, reload and the head listener all keep the order metadataGuard > run > execution
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PipelineRunRecord {
    static final class FlowExecution {
        private final List<String> heads = new ArrayList<>();

        synchronized void pushHead(String h) {
            heads.add(h);
        }

        synchronized List<String> headsCopy() {
            return List.copyOf(heads);
        }

        synchronized List<String> truncate(int keep) {
            while (heads.size() > keep) {
                heads.remove(0);
            }
            return List.copyOf(heads);
        }
    }

    private final ReentrantReadWriteLock metadataGuard = new ReentrantReadWriteLock();
    private final FlowExecution execution = new FlowExecution();
    private String persisted = "";
    private int saves;

    void onNewHead(String head) {
        execution.pushHead(head);
        save();
    }

    void save() {
        metadataGuard.readLock().lock();
        try {
            synchronized (this) {
                persisted = String.join(",", execution.headsCopy());
                saves++;
            }
        } finally {
            metadataGuard.readLock().unlock();
        }
    }

    void reload() {
        metadataGuard.writeLock().lock();
        try {
            synchronized (this) {
                persisted = String.join(",", execution.truncate(4));
            }
        } finally {
            metadataGuard.writeLock().unlock();
        }
    }

    synchronized String summary() {
        return saves + ":" + persisted.length();
    }

    public static void main(String[] args) throws InterruptedException {
        PipelineRunRecord run = new PipelineRunRecord();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        pool.execute(() -> {
            for (int i = 0; i < 2_000; i++) {
                run.onNewHead("n" + i);
            }
        });
        pool.execute(() -> {
            for (int i = 0; i < 500; i++) {
                run.reload();
            }
        });
        pool.execute(() -> {
            for (int i = 0; i < 1_000; i++) {
                run.save();
            }
        });
        pool.shutdown();
        pool.awaitTermination(8, TimeUnit.SECONDS);
        System.out.println(run.summary());
    }
}
// corpus: unseen19
