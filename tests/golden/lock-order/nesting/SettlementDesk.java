// run: scan --only lock-order
// expect: lock-order
// settle() holds the desk and takes the ledger; Ledger.reverse() holds the ledger and takes the desk through reopen()
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

record Posting(String tradeId, BigDecimal amount) {}

class SettlementLedger {
    private final List<Posting> postings = new ArrayList<>();
    private final SettlementDesk desk;

    SettlementLedger(SettlementDesk desk) {
        this.desk = desk;
    }

    synchronized void post(Posting p) {
        postings.add(p);
    }

    synchronized int reverse(String tradeId) {
        int hits = 0;
        for (int i = postings.size() - 1; i >= 0; i--) {
            Posting p = postings.get(i);
            if (p.tradeId().equals(tradeId)) {
                postings.remove(i);
                desk.reopen(p);
                hits++;
            }
        }
        return hits;
    }
}

public class SettlementDesk {
    private final Deque<Posting> open = new ArrayDeque<>();
    private final SettlementLedger ledger = new SettlementLedger(this);

    public synchronized void enter(String tradeId, BigDecimal amount) {
        open.addLast(new Posting(tradeId, amount));
    }

    public synchronized boolean settle() {
        Posting next = open.pollFirst();
        if (next == null) {
            return false;
        }
        ledger.post(next);
        return true;
    }

    synchronized void reopen(Posting p) {
        open.addFirst(p);
    }

    public SettlementLedger ledger() {
        return ledger;
    }

    public static void main(String[] args) throws InterruptedException {
        SettlementDesk desk = new SettlementDesk();
        for (int i = 0; i < 500; i++) {
            desk.enter("T" + (i % 20), BigDecimal.valueOf(i));
        }
        Thread settler = new Thread(() -> {
            while (desk.settle()) {
                Thread.yield();
            }
        }, "settler");
        Thread ops = new Thread(() -> {
            for (int i = 0; i < 20; i++) {
                desk.ledger().reverse("T" + i);
            }
        }, "ops");
        settler.start();
        ops.start();
        settler.join();
        ops.join();
    }
}
// corpus: unseen12
