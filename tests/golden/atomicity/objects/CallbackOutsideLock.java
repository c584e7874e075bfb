// run: scan --only atomicity
// expect: none
// the decision is made under the lock, the witness is locked twice after it was left
import java.util.ArrayList;
import java.util.List;

public class CallbackOutsideLock {
    public static class Display {
        private String text = "";
        private int updates;

        public synchronized void text(String t) {
            text = t;
        }

        public synchronized void refresh() {
            updates++;
        }
    }

    private final List<String> log = new ArrayList<>();

    public void post(Display d, String s) {
        synchronized (this) {
            log.add(s);
        }
        d.text(s);
        d.refresh();
    }
}
// corpus: unseen
