// run: scan --only stale-value
// expect: none
// initialization-on-demand holder, nothing to check
import java.util.ArrayList;
import java.util.List;

public class HolderIdiom {
    private final List<String> log = new ArrayList<>();

    private HolderIdiom() {
    }

    private static final class Holder {
        static final HolderIdiom INSTANCE = new HolderIdiom();
    }

    public static HolderIdiom get() {
        return Holder.INSTANCE;
    }

    public synchronized void log(String s) {
        if (log.size() > 100) {
            log.remove(0);
        }
        log.add(s);
    }
}
// corpus: unseen
