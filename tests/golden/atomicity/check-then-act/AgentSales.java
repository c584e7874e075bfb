// run: scan --only atomicity
// expect: atomicity
// Sell() runs under the agent's own ReentrantLock; the seat map is shared by all agents and asked twice: free() then assign()
import java.util.BitSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class AgentSales {
    static class Cabin {
        private final ReentrantLock lock = new ReentrantLock();
        private final BitSet taken = new BitSet();

        boolean free(int seat) {
            lock.lock();
            try {
                return !taken.get(seat);
            } finally {
                lock.unlock();
            }
        }

        void assign(int seat) {
            lock.lock();
            try {
                taken.set(seat);
            } finally {
                lock.unlock();
            }
        }
    }

    private final ReentrantLock till = new ReentrantLock();
    private final Cabin cabin;
    private int revenue;

    AgentSales(Cabin cabin) {
        this.cabin = cabin;
    }

    boolean sell(int seat, int fare) {
        till.lock();
        try {
            boolean ok = cabin.free(seat);
            if (ok) {
                cabin.assign(seat);
                revenue += fare;
            }
            return ok;
        } finally {
            till.unlock();
        }
    }

    public static void main(String[] args) {
        Cabin cabin = new Cabin();
        ExecutorService agents = Executors.newFixedThreadPool(4);
        for (int a = 0; a < 4; a++) {
            AgentSales agent = new AgentSales(cabin);
            agents.execute(() -> {
                for (int seat = 0; seat < 180; seat++) {
                    agent.sell(seat, 99);
                }
            });
        }
        agents.shutdown();
    }
}
// corpus: unseen10
