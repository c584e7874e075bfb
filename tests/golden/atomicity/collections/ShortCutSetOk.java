// run: scan --only atomicity --library
// expect: none
// A set says itself whether it has the entry already.
import java.util.*;

public class ShortCutSetOk {
    private final Set<String> entries;
    private int made;

    ShortCutSetOk(Set<String> entries) {
        this.entries = entries;
    }

    public static class Family {
        private final Set<String> entries = Collections.synchronizedSet(new HashSet<>());

        public ShortCutSetOk join() {
            return new ShortCutSetOk(entries);
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
