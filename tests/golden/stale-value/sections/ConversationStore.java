// run: scan --only stale-value
// expect: stale-value method=ConversationStore.openWith
// openWith() finds nothing under the lock, builds the conversation, and adds it under the lock taken again: the same pair gets two conversations
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

public class ConversationStore {
    record Conversation(Set<String> members, List<String> messages) {}

    private final List<Conversation> all = new ArrayList<>();

    private Optional<Conversation> find(Set<String> members) {
        synchronized (all) {
            return all.stream().filter(c -> c.members().equals(members)).findFirst();
        }
    }

    private Conversation store(Conversation c) {
        synchronized (all) {
            all.add(c);
            return c;
        }
    }

    Conversation openWith(String a, String b) {
        Set<String> pair = Set.of(a, b);
        return find(pair).orElseGet(() -> store(new Conversation(pair, List.of())));
    }

    int count() {
        synchronized (all) {
            return all.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConversationStore s = new ConversationStore();
        ForkJoinPool pool = new ForkJoinPool(4);
        for (int t = 0; t < 4; t++) {
            pool.execute(() -> {
                for (int i = 0; i < 200; i++) {
                    s.openWith("u" + i, "support");
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(20, TimeUnit.SECONDS);
        System.out.println(s.count() + " (200 expected)");
    }
}
// corpus: unseen12
