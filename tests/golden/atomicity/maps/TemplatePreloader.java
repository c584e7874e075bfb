// run: scan --library --only atomicity
// expect: none
// the first get is only a shortcut; when it finds nothing computeIfAbsent looks again and stores in one step under the map's mutex
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class TemplatePreloader {
    private final Map<String, String> compiled;
    private final Map<String, Integer> hits = new HashMap<>();

    TemplatePreloader(Map<String, String> synchronizedCompiled) {
        this.compiled = synchronizedCompiled;
    }

    public static Family family() {
        return new Family();
    }

    public synchronized String render(String source, String user) {
        String text = compiled.get(source);
        if (text == null) {
            text = compiled.computeIfAbsent(source, TemplatePreloader::compile);
        }
        hits.merge(source, 1, Integer::sum);
        return text.replace("%s", user);
    }

    private static String compile(String source) {
        return source.strip().replace("{user}", "%s");
    }

    public synchronized int hits(String source) {
        return hits.getOrDefault(source, 0);
    }

    /** Preloaders of one family share what they compiled. */
    public static final class Family {
        private final Map<String, String> compiled = Collections.synchronizedMap(new HashMap<>());

        public TemplatePreloader join() {
            return new TemplatePreloader(compiled);
        }

        public void flush() {
            compiled.clear();
        }
    }
}
// corpus: unseen13
