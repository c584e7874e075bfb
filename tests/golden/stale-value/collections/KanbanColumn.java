// run: scan --only stale-value
// expect: none
// claim() holds the synchronizedList's own mutex over isEmpty and remove
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class KanbanColumn {
    sealed interface Card permits Story, Defect { }

    record Story(String title) implements Card { }

    record Defect(String title, int severity) implements Card { }

    private final List<Card> open = Collections.synchronizedList(new ArrayList<>());

    void post(Card c) {
        open.add(c);
    }

    Card claim() {
        synchronized (open) {
            if (open.isEmpty()) {
                return null;
            }
            return open.remove(open.size() - 1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        KanbanColumn column = new KanbanColumn();
        AtomicInteger claimed = new AtomicInteger();
        for (int i = 0; i < 20_000; i++) {
            column.post(i % 2 == 0 ? new Story("s" + i) : new Defect("d" + i, i % 4));
        }
        Thread[] workers = new Thread[3];
        for (int w = 0; w < workers.length; w++) {
            workers[w] = new Thread(() -> {
                for (Card c = column.claim(); c != null; c = column.claim()) {
                    claimed.incrementAndGet();
                }
            });
            workers[w].start();
        }
        for (Thread t : workers) {
            t.join();
        }
        System.out.println(claimed.get());
    }
}
// corpus: unseen
