// run: scan --only atomicity --library
// expect: atomicity
// A list takes what it has already: add does not look.
import java.util.*;

public class ShortCutListBad {
    private final List<String> entries;
    private int made;

    ShortCutListBad(List<String> entries) {
        this.entries = entries;
    }

    public static class Family {
        private final List<String> entries = Collections.synchronizedList(new ArrayList<>());

        public ShortCutListBad join() {
            return new ShortCutListBad(entries);
        }

        public void flush() {
            entries.clear();
        }
    }

    public synchronized boolean note(String entry) {
        if (entries.contains(entry)) {
            return false;
        }
        return entries.add(entry);
    }
}
