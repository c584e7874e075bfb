// run: scan --library --only atomicity
// expect: none
// the window's own monitor is held around the check and the consumption
import java.util.ArrayDeque;
import java.util.Queue;

public class FlowReader {
    private final Object mutex = new Object();
    private final Queue<String> prefetched = new ArrayDeque<>();
    private final TokenWindow window;

    public FlowReader(TokenWindow window) {
        this.window = window;
    }

    public void offer(String message) {
        synchronized (mutex) {
            prefetched.add(message);
        }
    }

    public String pull() {
        synchronized (mutex) {
            String head = prefetched.peek();
            if (head == null || !reserve(head.length())) {
                return null;
            }
            return prefetched.remove();
        }
    }

    private boolean reserve(int bytes) {
        synchronized (window) {
            if (window.available() < bytes) {
                return false;
            }
            window.consume(bytes);
            return true;
        }
    }

    public void done(String message) {
        window.grant(message.length());
    }
}

class TokenWindow {
    private long credit;

    TokenWindow(long credit) {
        this.credit = credit;
    }

    synchronized long available() {
        return credit;
    }

    synchronized void consume(long n) {
        credit -= n;
    }

    synchronized void grant(long n) {
        credit += n;
    }
}
// corpus: unseen11
