// run: scan --only stale-value
// expect: none
// find and store both run inside one hold of the list's monitor taken in openWith (reentrant)
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

public class ThreadDirectory {
    record Talk(Set<String> members, List<String> messages) {}

    private final List<Talk> all = new ArrayList<>();

    private Optional<Talk> find(Set<String> members) {
        synchronized (all) {
            return all.stream().filter(c -> c.members().equals(members)).findFirst();
        }
    }

    private Talk store(Talk c) {
        synchronized (all) {
            all.add(c);
            return c;
        }
    }

    Talk openWith(String a, String b) {
        Set<String> pair = Set.of(a, b);
        synchronized (all) {
            return find(pair).orElseGet(() -> store(new Talk(pair, List.of())));
        }
    }

    int count() {
        synchronized (all) {
            return all.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadDirectory s = new ThreadDirectory();
        ForkJoinPool pool = new ForkJoinPool(4);
        for (int t = 0; t < 4; t++) {
            pool.execute(() -> {
                for (int i = 0; i < 200; i++) {
                    s.openWith("u" + i, "support");
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(9, TimeUnit.SECONDS);
        System.out.println(s.count());
    }
}
// corpus: unseen12
