// run: scan --only atomicity
// expect: atomicity
// campaign() holds the candidate's lock only; lease.holder() and lease.assign() are separate steps on the shared lease, two candidates both win
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

public class CronLeader {
    static final class Lease {
        private String holder;
        private int term;

        synchronized Optional<String> holder() {
            return Optional.ofNullable(holder);
        }

        synchronized int assign(String who) {
            holder = who;
            return ++term;
        }

        synchronized void vacate(String who) {
            if (who.equals(holder)) {
                holder = null;
            }
        }
    }

    private final String name;
    private final Lease lease;
    private final Object role = new Object();
    private int wonTerm = -1;

    CronLeader(String name, Lease lease) {
        this.name = name;
        this.lease = lease;
    }

    boolean campaign() {
        synchronized (role) {
            if (lease.holder().isPresent()) {
                return false;
            }
            wonTerm = lease.assign(name);
            return true;
        }
    }

    void resign() {
        synchronized (role) {
            lease.vacate(name);
            wonTerm = -1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Lease lease = new Lease();
        List<Thread> ts = Stream.of("n1", "n2", "n3")
                .map(n -> new CronLeader(n, lease))
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
