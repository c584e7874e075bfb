// run: scan --only lock-order
// expect: none
// the second thread is started after the first was joined, so the orders never overlap
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

public class PhaseThreadsJoined {
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
        Thread b = new Thread(PhaseThreadsJoined::build);
        Thread r = new Thread(PhaseThreadsJoined::replay);
        b.start();
        b.join();
        r.start();
        r.join();
        System.out.println(index.entries.size());
    }
}
// corpus: unseen
