// run: scan --only lock-order
// expect: lock-order
// waits on the outer monitor while the inner one is kept, so the inner lock is held while the outer is taken again
import java.util.LinkedList;
import java.util.Queue;

public class AwaitOuter {
    private final Object inbox = new Object();
    private final Object stats = new Object();
    private final Queue<String> mails = new LinkedList<>();
    private int fetched;

    public String fetch() throws InterruptedException {
        synchronized (inbox) {
            synchronized (stats) {
                while (mails.isEmpty()) {
                    inbox.wait();
                }
                fetched++;
                return mails.remove();
            }
        }
    }
    public void deliver(String m) {
        synchronized (inbox) {
            mails.add(m);
            synchronized (stats) {
                fetched = Math.max(fetched, 0);
            }
            inbox.notifyAll();
        }
    }
    public int fetched() {
        synchronized (stats) {
            return fetched;
        }
    }
}
// corpus: unseen
