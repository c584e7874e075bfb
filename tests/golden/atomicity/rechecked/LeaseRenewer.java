// run: scan --only atomicity
// expect: none
// tryTake compares the grant that was read with the present one under the lease lock; when it has changed the node stays follower
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

public class LeaseRenewer {
    record Grant(String holder, long epoch, long until) {}

    static final class SharedLease {
        private Grant grant = new Grant("", 0, 0);

        synchronized Grant current() {
            return grant;
        }

        synchronized boolean tryTake(Grant expected, Grant next) {
            if (grant.epoch() != expected.epoch()) {
                return false;
            }
            grant = next;
            return true;
        }
    }

    static final class Member {
        private final String name;
        private final SharedLease lease;
        private boolean leader;
        private int terms;

        Member(String name, SharedLease lease) {
            this.name = name;
            this.lease = lease;
        }

        synchronized void tick() {
            long now = System.nanoTime();
            Grant seen = lease.current();
            if (seen.epoch() > 0 && now - seen.until() < 0) {
                leader = seen.holder().equals(name);
                return;
            }
            Grant mine = new Grant(name, seen.epoch() + 1, now + 2_000_000);
            leader = lease.tryTake(seen, mine);
            if (leader) {
                terms++;
            }
        }

        synchronized int terms() {
            return terms;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SharedLease lease = new SharedLease();
        List<Member> members = Stream.of("a", "b", "c").map(n -> new Member(n, lease)).toList();
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(3);
        members.forEach(m -> timer.scheduleAtFixedRate(m::tick, 0, 1, TimeUnit.MILLISECONDS));
        TimeUnit.MILLISECONDS.sleep(200);
        timer.shutdown();
        timer.awaitTermination(2, TimeUnit.SECONDS);
        long taken = members.stream().mapToInt(Member::terms).sum();
        System.out.println(taken == lease.current().epoch());
    }
}
// corpus: unseen15
