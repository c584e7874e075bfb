// run: scan --only lock-order
// expect: none
// reverse() takes the postings out under the ledger monitor and calls the book only after the monitor is given back
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

class BookLedger {
    record Entry(String tradeId, BigDecimal amount) {}

    private final List<Entry> entries = new ArrayList<>();
    private final SettlementBook book;

    BookLedger(SettlementBook book) {
        this.book = book;
    }

    synchronized void post(Entry p) {
        entries.add(p);
    }

    int reverse(String tradeId) {
        List<Entry> undone = new ArrayList<>();
        synchronized (this) {
            for (Iterator<Entry> it = entries.iterator(); it.hasNext(); ) {
                Entry e = it.next();
                if (e.tradeId().equals(tradeId)) {
                    it.remove();
                    undone.add(e);
                }
            }
        }
        undone.forEach(book::reopen);
        return undone.size();
    }
}

public class SettlementBook {
    private final Deque<BookLedger.Entry> open = new ArrayDeque<>();
    private final BookLedger ledger = new BookLedger(this);

    public synchronized void enter(String tradeId, BigDecimal amount) {
        open.addLast(new BookLedger.Entry(tradeId, amount));
    }

    public synchronized boolean settle() {
        BookLedger.Entry next = open.pollFirst();
        if (next == null) {
            return false;
        }
        ledger.post(next);
        return true;
    }

    synchronized void reopen(BookLedger.Entry p) {
        open.addFirst(p);
    }

    public static void main(String[] args) throws InterruptedException {
        SettlementBook book = new SettlementBook();
        for (int i = 0; i < 500; i++) {
            book.enter("T" + (i % 20), BigDecimal.valueOf(i));
        }
        Thread settler = new Thread(() -> {
            while (book.settle()) {
                Thread.yield();
            }
        }, "settler");
        Thread ops = new Thread(() -> {
            for (int i = 0; i < 20; i++) {
                book.ledger.reverse("T" + i);
            }
        }, "ops");
        settler.start();
        ops.start();
        settler.join();
        ops.join();
    }
}
// corpus: unseen12
