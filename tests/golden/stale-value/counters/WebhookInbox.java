// run: scan --only stale-value
// expect: stale-value
// the delivery id is looked up in the synchronized set and added only after; a redelivered hook is handled twice
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

public class WebhookInbox {
    record Hook(String deliveryId, String payload) {}

    private final Set<String> seen = Collections.synchronizedSet(new HashSet<>());
    private final AtomicInteger applied = new AtomicInteger();
    private final ExecutorService pool = Executors.newFixedThreadPool(6);

    private boolean isNew(Hook hook) {
        return !seen.contains(hook.deliveryId());
    }

    private int handle(Hook hook) {
        if (isNew(hook)) {
            applied.incrementAndGet();
            seen.add(hook.deliveryId());
            return hook.payload().length();
        }
        return 0;
    }

    CompletableFuture<Integer> receive(Hook hook) {
        return CompletableFuture.supplyAsync(() -> handle(hook), pool)
                .exceptionally(e -> -1);
    }

    public static void main(String[] args) {
        WebhookInbox inbox = new WebhookInbox();
        List<CompletableFuture<Integer>> answers = IntStream.range(0, 3_000)
                .mapToObj(i -> new Hook("d" + i / 3, "body"))
                .map(inbox::receive)
                .toList();
        answers.forEach(CompletableFuture::join);
        inbox.pool.shutdown();
        System.out.println("applied " + inbox.applied.get());
    }
}
// corpus: unseen15
