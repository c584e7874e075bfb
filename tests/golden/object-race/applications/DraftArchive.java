// The writer hands a deep copy to the archive thread; original and copies are each used by one thread only.
// run: scan --only data-race,object-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class DraftArchive {
    static class Manuscript {
        private final List<String> lines;
        private int edits;

        Manuscript() {
            lines = new ArrayList<>();
        }

        Manuscript(Manuscript other) {
            lines = new ArrayList<>(other.lines);
            edits = other.edits;
        }

        void write(String line) {
            lines.add(line);
            edits++;
        }

        void strike(int i) {
            if (i < lines.size()) {
                lines.set(i, "");
                edits++;
            }
        }

        int compact() {
            lines.removeIf(String::isEmpty);
            return lines.size() * 1000 + edits;
        }
    }

    private final ExecutorService vault = Executors.newSingleThreadExecutor();
    private final List<Future<Integer>> stored = new ArrayList<>();

    void save(Manuscript m) {
        Manuscript copy = new Manuscript(m);
        stored.add(vault.submit(copy::compact));
    }

    int finish() throws Exception {
        int sum = 0;
        for (Future<Integer> f : stored) {
            sum += f.get();
        }
        vault.shutdown();
        return sum;
    }

    public static void main(String[] args) throws Exception {
        DraftArchive archive = new DraftArchive();
        Manuscript m = new Manuscript();
        for (int i = 0; i < 30; i++) {
            m.write("line " + i);
            if (i % 5 == 4) {
                archive.save(m);
                m.strike(i / 2);
            }
        }
        int own = m.compact();
        System.out.println(own + " " + archive.finish());
    }
}
