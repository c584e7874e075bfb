// run: scan --only stale-value
// expect: stale-value
// volatile leader name tested for null, then set by each candidate
class Election {
    private volatile String leader;

    boolean claim(String candidate) {
        if (leader == null) {
            leader = candidate;
            return true;
        }
        return false;
    }

    String leader() {
        return leader;
    }
}

class Candidate implements Runnable {
    private final Election election;
    private final String name;

    Candidate(Election election, String name) {
        this.election = election;
        this.name = name;
    }

    @Override
    public void run() {
        if (election.claim(name)) {
            System.out.println(name + " leads");
        }
    }
}

public class LeaderElection {
    public static void main(String[] args) throws InterruptedException {
        Election e = new Election();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(new Candidate(e, "node" + i));
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(e.leader());
    }
}
// corpus: unseen
