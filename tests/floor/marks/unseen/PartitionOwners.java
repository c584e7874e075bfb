import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Keys are spread over partitions; each partition has its single thread and its own map. */
public class PartitionOwners {
    static class Partition {
        private final ExecutorService owner = Executors.newSingleThreadExecutor();
        private Map<String, Integer> data;
        private int submitted;

        void put(String key, int value) {
            submitted++; // @submit parallel: submit, parallel: store
            owner.execute(() -> {
                if (data == null) {
                    data = new HashMap<>(); // confined
                }
                data.put(key, value); // @store parallel: store
            });
        }

        void stop() throws InterruptedException {
            owner.shutdown();
            if (!owner.awaitTermination(1, TimeUnit.MINUTES)) {
                throw new IllegalStateException();
            }
        }
    }

    private final Partition[] partitions = new Partition[2]; // shared
    private final ExecutorService journal = Executors.newSingleThreadExecutor();
    private int journaled;

    PartitionOwners() {
        for (int i = 0; i < partitions.length; i++) {
            partitions[i] = new Partition(); // @make shared, not parallel: store
        }
    }

    void put(String key, int value) {
        partitions[Math.floorMod(key.hashCode(), 2)].put(key, value);
        journal.execute(() -> {
            journaled++; // @journal not parallel: journal, parallel: store
        });
    }

    public static void main(String[] args) throws InterruptedException {
        PartitionOwners db = new PartitionOwners(); // shared
        Thread other = new Thread(() -> db.put("a", 1));
        other.start();
        db.put("b", 2);
        other.join();
        db.journal.shutdown();
        for (Partition p : db.partitions) {
            p.stop();
        }
        int n = db.partitions[0].submitted; // @end not parallel: store, not parallel: submit
        System.out.println(n);
    }
}
