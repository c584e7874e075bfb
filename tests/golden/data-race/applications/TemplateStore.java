// Double-checked locking with a volatile instance; map is filled in the constructor and only read later.
// run: scan --only data-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.ArrayList;
import java.util.List;

public class TemplateStore {
    private static volatile TemplateStore instance;
    private static int created;

    private final Map<String, String> templates = new HashMap<>();

    private TemplateStore() {
        for (String lang : new String[] {"en", "de", "lv"}) {
            templates.put(lang, "<p lang=" + lang + ">%s</p>");
        }
        created++;
    }

    static TemplateStore get() {
        TemplateStore s = instance;
        if (s == null) {
            synchronized (TemplateStore.class) {
                s = instance;
                if (s == null) {
                    s = new TemplateStore();
                    instance = s;
                }
            }
        }
        return s;
    }

    static int created() {
        synchronized (TemplateStore.class) {
            return created;
        }
    }

    String render(String lang, String text) {
        return String.format(templates.getOrDefault(lang, "%s"), text);
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<String>> out = new ArrayList<>();
        String[] langs = {"en", "de", "lv", "fr"};
        for (int i = 0; i < 16; i++) {
            final int n = i;
            out.add(pool.submit(() -> get().render(langs[n % 4], "row " + n)));
        }
        int chars = 0;
        for (Future<String> f : out) {
            chars += f.get().length();
        }
        pool.shutdown();
        System.out.println(chars + " " + created());
    }
}
