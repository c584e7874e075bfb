// run: scan --only lock-order
// expect: none
// the wait is done with only the one monitor held
import java.util.LinkedList;
import java.util.Queue;

public class AwaitInner {
    private final Object inbox = new Object();
    private final Object stats = new Object();
    private final Queue<String> mails = new LinkedList<>();
    private int fetched;

    public String fetch() throws InterruptedException {
        synchronized (inbox) {
            while (mails.isEmpty()) {
                inbox.wait();
            }
            synchronized (stats) {
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
