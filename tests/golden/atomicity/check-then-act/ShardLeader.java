// run: scan --only atomicity
// expect: none
// the lease is taken by one test-and-set step; the term comes with the answer
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

public class ShardLeader {
    static final class Tenancy {
        private String holder;
        private int term;

        synchronized OptionalInt acquire(String who) {
            if (holder != null) {
                return OptionalInt.empty();
            }
            holder = who;
            return OptionalInt.of(++term);
        }

        synchronized void vacate(String who) {
            if (who.equals(holder)) {
                holder = null;
            }
        }
    }

    private final String name;
    private final Tenancy tenancy;
    private final Object role = new Object();
    private int wonTerm = -1;

    ShardLeader(String name, Tenancy tenancy) {
        this.name = name;
        this.tenancy = tenancy;
    }

    boolean campaign() {
        synchronized (role) {
            OptionalInt term = tenancy.acquire(name);
            wonTerm = term.orElse(-1);
            return term.isPresent();
        }
    }

    void resign() {
        synchronized (role) {
            if (wonTerm >= 0) {
                tenancy.vacate(name);
                wonTerm = -1;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Tenancy tenancy = new Tenancy();
        List<Thread> ts = Stream.of("n1", "n2", "n3")
                .map(n -> new ShardLeader(n, tenancy))
                .map(c -> new Thread(() -> {
                    for (int i = 0; i < 10_000; i++) {
                        if (c.campaign()) {
                            c.resign();
                        }
                    }
                }))
                .toList();
        ts.forEach(Thread::start);
        for (Thread t : ts) {
            t.join();
        }
    }
}
// corpus: unseen12
