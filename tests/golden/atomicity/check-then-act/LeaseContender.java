// run: scan --only atomicity
// expect: atomicity
// each node checks lease.expired and then calls lease.assign in a second lock step; both nodes become leader of one term
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

public class LeaseContender {
    enum Role { FOLLOWER, LEADER }

    static final class Lease {
        private String holder = "";
        private long until;

        synchronized boolean expired(long now) {
            return now >= until;
        }

        synchronized void assign(String node, long end) {
            holder = node;
            until = end;
        }

        synchronized boolean heldBy(String node) {
            return holder.equals(node);
        }
    }

    static final class Node {
        private final String name;
        private final Lease lease;
        private Role role = Role.FOLLOWER;
        private int terms;

        Node(String name, Lease lease) {
            this.name = name;
            this.lease = lease;
        }

        synchronized void tick() {
            long now = System.nanoTime();
            if (lease.expired(now)) {
                lease.assign(name, now + 2_000_000);
                role = Role.LEADER;
                terms++;
            } else {
                role = lease.heldBy(name) ? Role.LEADER : Role.FOLLOWER;
            }
        }

        synchronized String status() {
            return name + " " + role + " " + terms;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Lease lease = new Lease();
        List<Node> nodes = Stream.of("a", "b", "c").map(n -> new Node(n, lease)).toList();
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(3);
        nodes.forEach(n -> timer.scheduleAtFixedRate(n::tick, 0, 1, TimeUnit.MILLISECONDS));
        TimeUnit.MILLISECONDS.sleep(200);
        timer.shutdown();
        nodes.forEach(n -> System.out.println(n.status()));
    }
}
// corpus: unseen15
