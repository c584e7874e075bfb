// run: scan --library --only stale-value
// expect: stale-value
// campaign() asks currentLeader() and, seeing none, calls install() which sets without looking again: two nodes believe to be leader
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class LeaderElectionNinth {
    public record Node(String host, int priority) { }

    private static final class Term {
        private final ReentrantLock lock = new ReentrantLock();
        private final List<Node> history = new ArrayList<>();
        private Node leader;

        Node currentLeader() {
            lock.lock();
            try {
                return leader;
            } finally {
                lock.unlock();
            }
        }

        void install(Node n) {
            lock.lock();
            try {
                leader = n;
                history.add(n);
            } finally {
                lock.unlock();
            }
        }

        void vacate(Node n) {
            lock.lock();
            try {
                if (n.equals(leader)) {
                    leader = null;
                }
            } finally {
                lock.unlock();
            }
        }
    }

    private final Term term = new Term();

    public boolean campaign(Node candidate) {
        Node l = term.currentLeader();
        if (l != null) {
            return l.equals(candidate);
        }
        term.install(candidate);
        return true;
    }

    public void resign(Node n) {
        term.vacate(n);
    }
}
// corpus: unseen
