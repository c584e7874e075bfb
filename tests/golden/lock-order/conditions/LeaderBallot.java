// run: scan --library --only lock-order
// expect: lock-order
// awaitLeader waits on the ballot while it keeps the membership lock that vote needs to come to notifyAll
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class LeaderBallot {
    public record Leader(String node, long term) {}

    private final Object membership = new Object();
    private final Object ballot = new Object();
    private final Set<String> nodes = new HashSet<>();
    private final Map<String, Integer> votes = new HashMap<>();
    private Leader leader;
    private long term = 1;

    public void join(String node) {
        synchronized (membership) {
            nodes.add(node);
        }
    }

    public void vote(String voter, String candidate) {
        synchronized (membership) {
            if (!nodes.contains(voter) || !nodes.contains(candidate)) {
                throw new IllegalArgumentException("unknown node");
            }
            int quorum = nodes.size() / 2 + 1;
            synchronized (ballot) {
                int count = votes.merge(candidate, 1, Integer::sum);
                if (count >= quorum && leader == null) {
                    leader = new Leader(candidate, term);
                    ballot.notifyAll();
                }
            }
        }
    }

    public Leader awaitLeader(String node) throws InterruptedException {
        synchronized (membership) {
            if (!nodes.contains(node)) {
                throw new IllegalStateException(node + " is no member");
            }
            synchronized (ballot) {
                while (leader == null) {
                    ballot.wait();
                }
                return leader;
            }
        }
    }

    public void stepDown() {
        synchronized (ballot) {
            leader = null;
            votes.clear();
            term++;
        }
    }
}
// corpus: unseen15
