// run: scan --library --only stale-value
// expect: stale-value severity=low
// two callers may both miss and both put, but the value is a pure function of the key and an immutable string, so the second put stores an equal value and nobody can tell.
// Reported as low, as memoisers are: only work is repeated.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class PureMemo {
    private static final int LIMIT = 10_000;

    private final ConcurrentMap<String, String> slugs = new ConcurrentHashMap<>();

    public String slug(String title) {
        String s = slugs.get(title);
        if (s == null) {
            s = compute(title);
            slugs.put(title, s);
        }
        return s;
    }

    private static String compute(String title) {
        StringBuilder sb = new StringBuilder(title.length());
        boolean dash = false;
        for (int i = 0; i < title.length(); i++) {
            char c = Character.toLowerCase(title.charAt(i));
            if (Character.isLetterOrDigit(c)) {
                sb.append(c);
                dash = true;
            } else if (dash) {
                sb.append('-');
                dash = false;
            }
        }
        int n = sb.length();
        if (n > 0 && sb.charAt(n - 1) == '-') {
            sb.setLength(n - 1);
        }
        return sb.toString();
    }

    /** Memory relief: forgetting entries is always allowed. */
    public void trim() {
        if (slugs.size() > LIMIT) {
            slugs.clear();
        }
    }
}
// corpus: unseen
