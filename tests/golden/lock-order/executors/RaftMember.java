// run: scan --only lock-order
// expect: none
// apache/ratis#1168 (RATIS-2174) - the leader's shutdown future is taken out under the monitor but joined after it is given back, so the shutdown task can enter the monitor
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class RaftMember {
    enum Role { FOLLOWER, LEADER }

    private final ExecutorService roleThreads = Executors.newCachedThreadPool();
    private Role role = Role.FOLLOWER;
    private long term;
    private int stepDowns;

    void becomeLeader(long newTerm) {
        synchronized (this) {
            if (newTerm > term) {
                term = newTerm;
                role = Role.LEADER;
            }
        }
    }

    void changeToFollowerAndWait(long newTerm) {
        CompletableFuture<Void> future;
        synchronized (this) {
            future = changeToFollower(newTerm);
        }
        future.join();
    }

    private CompletableFuture<Void> changeToFollower(long newTerm) {
        if (newTerm <= term && role == Role.FOLLOWER) {
            return CompletableFuture.completedFuture(null);
        }
        term = Math.max(term, newTerm);
        role = Role.FOLLOWER;
        return CompletableFuture.runAsync(this::shutdownLeaderState, roleThreads);
    }

    private void shutdownLeaderState() {
        synchronized (this) {
            stepDowns++;
        }
    }

    synchronized int stepDowns() {
        return stepDowns;
    }

    public static void main(String[] args) throws InterruptedException {
        RaftMember m = new RaftMember();
        Thread[] peers = new Thread[3];
        for (int p = 0; p < peers.length; p++) {
            int offset = p;
            peers[p] = new Thread(() -> {
                for (int i = 1; i <= 300; i++) {
                    m.becomeLeader(i * 10L + offset);
                    m.changeToFollowerAndWait(i * 10L + offset + 1);
                }
            });
            peers[p].start();
        }
        for (Thread t : peers) {
            t.join();
        }
        System.out.println(m.stepDowns() > 0);
        m.roleThreads.shutdown();
    }
}
// corpus: unseen18
