// run: scan --only atomicity --library
// expect: none
// After the look-up the registration goes through registerIfAbsent, which decides in one step who won; only the winner is announced
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ExtensionHost {
    public record Descriptor(String name, String version) { }

    public static class ExtensionIndex {
        private final Map<String, Descriptor> byName = new HashMap<>();

        public synchronized Descriptor lookup(String name) {
            return byName.get(name);
        }

        /** Returns the descriptor that was there before, or null if this one is in now. */
        public synchronized Descriptor registerIfAbsent(Descriptor d) {
            return byName.putIfAbsent(d.name(), d);
        }
    }

    private final ExtensionIndex index;
    private final List<String> announced = new ArrayList<>();

    public ExtensionHost(ExtensionIndex index) {
        this.index = index;
    }

    public synchronized Descriptor load(String name, String version) {
        Descriptor known = index.lookup(name);
        if (known != null) {
            return known;
        }
        Descriptor mine = new Descriptor(name, version);
        Descriptor winner = index.registerIfAbsent(mine);
        if (winner != null) {
            return winner;
        }
        announced.add(name);
        return mine;
    }

    public synchronized List<String> announced() {
        return new ArrayList<>(announced);
    }
}
// corpus: unseen9
