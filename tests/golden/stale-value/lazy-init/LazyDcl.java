// run: scan --only stale-value --library
// expect: none
// double-checked locking with a volatile field: the null test is repeated under the lock (Effective Java item 83).
import java.util.List;

public class LazyDcl {
    private volatile List<String> words;
    private final String text;

    public LazyDcl(String text) {
        this.text = text;
    }

    public List<String> words() {
        List<String> w = words;
        if (w == null) {
            synchronized (this) {
                w = words;
                if (w == null) {
                    w = List.of(text.split(" "));
                    words = w;
                }
            }
        }
        return w;
    }
}
// corpus: unseen
