// Plain += from several runAsync tasks at once.
// run: scan --only data-race
// expect: data-race field=SettlementRun.feeCents
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class SettlementRun {
    record Capture(long id, String merchant, long cents) {}

    private final List<Capture> captures;
    private final ConcurrentLinkedQueue<Long> failedIds = new ConcurrentLinkedQueue<>();
    private final AtomicInteger settled = new AtomicInteger();
    private long feeCents;

    SettlementRun(List<Capture> captures) {
        this.captures = List.copyOf(captures);
    }

    private boolean submitToBank(Capture c) {
        return c.id() % 17 != 0;
    }

    private void settle(Capture c) {
        if (submitToBank(c)) {
            settled.incrementAndGet();
            chargeFee(c);
        } else {
            failedIds.add(c.id());
        }
    }

    private void chargeFee(Capture c) {
        feeCents += Math.max(10, c.cents() * 3 / 100);
    }

    void runAll() {
        List<CompletableFuture<Void>> parts = new ArrayList<>();
        int chunk = Math.max(1, captures.size() / 4);
        for (int from = 0; from < captures.size(); from += chunk) {
            List<Capture> slice = captures.subList(from, Math.min(captures.size(), from + chunk));
            parts.add(CompletableFuture.runAsync(() -> slice.forEach(this::settle)));
        }
        CompletableFuture.allOf(parts.toArray(new CompletableFuture[0])).join();
    }

    String summary() {
        return "settled=" + settled.get() + " failed=" + failedIds.size() + " fees=" + feeCents;
    }

    public static void main(String[] args) {
        List<Capture> captures = new ArrayList<>();
        for (int i = 1; i <= 400; i++) {
            captures.add(new Capture(i, "m" + i % 7, 100L * i));
        }
        SettlementRun run = new SettlementRun(captures);
        run.runAll();
        System.out.println(run.summary());
    }
}
// corpus: unseen27
