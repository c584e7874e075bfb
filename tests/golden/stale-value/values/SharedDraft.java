// run: scan --only stale-value
// expect: stale-value
// edit() reads the text under the read lock, applies the edit, and stores the result under the write lock without checking that the text is still the same
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.UnaryOperator;

public class SharedDraft {
    static final class Draft {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private String text;

        Draft(String text) {
            this.text = text;
        }

        String text() {
            rw.readLock().lock();
            try {
                return text;
            } finally {
                rw.readLock().unlock();
            }
        }

        private void replace(String s) {
            rw.writeLock().lock();
            try {
                text = s;
            } finally {
                rw.writeLock().unlock();
            }
        }

        void edit(UnaryOperator<String> op) {
            String before = text();
            String after = op.apply(before);
            if (!after.equals(before)) {
                replace(after);
            }
        }
    }

    private static Thread author(Draft d, char c, int times) {
        Thread t = new Thread(() -> {
            for (int i = 0; i < times; i++) {
                d.edit(s -> s + c);
            }
        }, "author-" + c);
        t.start();
        return t;
    }

    public static void main(String[] args) throws InterruptedException {
        Draft d = new Draft("");
        Thread a = author(d, 'a', 2000);
        Thread b = author(d, 'b', 2000);
        a.join();
        b.join();
        System.out.println(d.text().length() + " of 4000");
    }
}
// corpus: unseen
