// run: scan --library --only atomicity
// expect: none
// the two calls of the shared journal are independent entries; nothing read from the first decides the second
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class AuditedVault {
    public static class Journal {
        private final List<String> lines = new ArrayList<>();

        public synchronized void write(String line) {
            lines.add(line);
        }

        public synchronized List<String> tail(int n) {
            return new ArrayList<>(lines.subList(Math.max(0, lines.size() - n), lines.size()));
        }
    }

    private final Journal journal;
    private final Map<String, char[]> secrets = new HashMap<>();

    public AuditedVault(Journal journal) {
        this.journal = journal;
    }

    public synchronized void store(String name, char[] secret) {
        journal.write("store " + name);
        char[] old = secrets.put(name, secret.clone());
        if (old != null) {
            journal.write("replaced " + name);
        }
    }

    public synchronized char[] open(String name) {
        char[] s = secrets.get(name);
        journal.write((s == null ? "miss " : "open ") + name);
        return s == null ? null : s.clone();
    }
}
// corpus: unseen21
