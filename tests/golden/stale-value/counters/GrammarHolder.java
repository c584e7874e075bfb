// run: scan --library --only stale-value
// expect: stale-value
// instance() tests the volatile field and sets it later with no lock; two threads build two grammars and rules added to the first are lost
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public final class GrammarHolder {
    private static volatile GrammarHolder instance;

    private final Map<String, String> rules = new ConcurrentHashMap<>();

    private GrammarHolder() {
        rules.put("digit", "[0-9]");
        rules.put("letter", "[a-z]");
    }

    public static GrammarHolder instance() {
        GrammarHolder g = instance;
        if (g == null) {
            g = new GrammarHolder();
            instance = g;
        }
        return g;
    }

    public void define(String name, String pattern) {
        rules.put(name, pattern);
    }

    public String expand(String name) {
        return rules.getOrDefault(name, name);
    }
}
// corpus: unseen
