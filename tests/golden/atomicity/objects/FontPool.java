// run: scan --library --only atomicity
// expect: none
// the glyph store is private static and all of its users hold the class lock around every access
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public final class FontPool {
    private static final Map<String, Integer> GLYPHS = Collections.synchronizedMap(new HashMap<>());

    private final String family;
    private int misses;

    public FontPool(String family) {
        this.family = family;
    }

    public int glyph(char c) {
        synchronized (FontPool.class) {
            String key = family + '/' + c;
            Integer id = GLYPHS.get(key);
            if (id == null) {
                id = GLYPHS.size() + 1;
                GLYPHS.put(key, id);
                misses++;
            }
            return id;
        }
    }

    public int[] shape(String text) {
        int[] ids = new int[text.length()];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = glyph(text.charAt(i));
        }
        return ids;
    }

    public static synchronized void forget(char c) {
        GLYPHS.replaceAll((k, id) -> k.endsWith("/" + c) ? -id : id);
    }

    public int misses() {
        synchronized (FontPool.class) {
            return misses;
        }
    }
}
// corpus: unseen11
