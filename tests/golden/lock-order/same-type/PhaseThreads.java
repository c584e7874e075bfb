// run: scan --only lock-order
// expect: lock-order
// two threads take index and journal locks in opposite orders concurrently
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

public class PhaseThreads {
    static class Index {
        final TreeMap<String, Integer> entries = new TreeMap<>();
    }
    static class Journal {
        final List<String> lines = new ArrayList<>();
    }
    static final Index index = new Index();
    static final Journal journal = new Journal();

    static void build() {
        synchronized (index) {
            for (int i = 0; i < 10; i++) {
                index.entries.put("k" + i, i);
                synchronized (journal) {
                    journal.lines.add("added k" + i);
                }
            }
        }
    }
    static void replay() {
        synchronized (journal) {
            for (String l : journal.lines) {
                synchronized (index) {
                    index.entries.remove(l.substring(6));
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Thread b = new Thread(PhaseThreads::build);
        Thread r = new Thread(PhaseThreads::replay);
        b.start();
        r.start();
        b.join();
        r.join();
        System.out.println(index.entries.size());
    }
}
// corpus: unseen
