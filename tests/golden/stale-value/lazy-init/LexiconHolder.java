// run: scan --library --only stale-value
// expect: none
// double-checked: the volatile field is tested again under the class lock before it is set
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public final class LexiconHolder {
    private static volatile LexiconHolder instance;

    private final Map<String, String> words = new ConcurrentHashMap<>();

    private LexiconHolder() {
        words.put("digit", "[0-9]");
        words.put("letter", "[a-z]");
    }

    public static LexiconHolder instance() {
        LexiconHolder l = instance;
        if (l == null) {
            synchronized (LexiconHolder.class) {
                l = instance;
                if (l == null) {
                    l = new LexiconHolder();
                    instance = l;
                }
            }
        }
        return l;
    }

    public void define(String name, String pattern) {
        words.put(name, pattern);
    }

    public String expand(String name) {
        return words.getOrDefault(name, name);
    }
}
// corpus: unseen
