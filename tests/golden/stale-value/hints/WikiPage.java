// run: scan --only stale-value
// expect: none
// the edited text is stored only if the revision read with the old text is still current, otherwise the edit is applied again
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.UnaryOperator;

public class WikiPage {
    private record Revision(int number, String text) { }

    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private Revision head = new Revision(0, "");

    private Revision head() {
        rw.readLock().lock();
        try {
            return head;
        } finally {
            rw.readLock().unlock();
        }
    }

    private boolean store(Revision base, String text) {
        rw.writeLock().lock();
        try {
            if (head.number() != base.number()) {
                return false;
            }
            head = new Revision(base.number() + 1, text);
            return true;
        } finally {
            rw.writeLock().unlock();
        }
    }

    int edit(UnaryOperator<String> op) {
        Revision base;
        do {
            base = head();
        } while (!store(base, op.apply(base.text())));
        return base.number() + 1;
    }

    String text() {
        return head().text();
    }

    private static Thread author(WikiPage p, char c, int times) {
        Thread t = new Thread(() -> {
            for (int i = 0; i < times; i++) {
                p.edit(s -> s + c);
            }
        }, "author-" + c);
        t.start();
        return t;
    }

    public static void main(String[] args) throws InterruptedException {
        WikiPage page = new WikiPage();
        Thread a = author(page, 'a', 2000);
        Thread b = author(page, 'b', 2000);
        a.join();
        b.join();
        System.out.println(page.text().length() + " of 4000");
    }
}
// corpus: unseen
