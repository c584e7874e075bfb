// run: scan --only atomicity
// expect: atomicity
// under the journal lock a Vector shared with a trimming thread is asked for size and then for the last element
import java.util.Vector;

class Journal {
    private final Vector<String> entries;
    private String latest = "";

    Journal(Vector<String> entries) {
        this.entries = entries;
    }

    synchronized String refresh() {
        if (entries.size() > 0) {
            latest = entries.get(entries.size() - 1);
        }
        return latest;
    }
}

public class VectorLastElement {
    public static void main(String[] args) throws InterruptedException {
        Vector<String> entries = new Vector<>();
        for (int i = 0; i < 10; i++) {
            entries.add("e" + i);
        }
        Journal journal = new Journal(entries);
        Thread reader = new Thread(() -> System.out.println(journal.refresh()));
        Thread trimmer = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                entries.remove(0);
            }
        });
        reader.start();
        trimmer.start();
        reader.join();
        trimmer.join();
    }
}
// corpus: unseen
