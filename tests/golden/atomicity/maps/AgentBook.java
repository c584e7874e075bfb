// run: scan --only atomicity
// expect: none
// The Vector and Hashtable are private, never leave the class, and are only touched under the agent's lock, so nobody can come in between
import java.util.Hashtable;
import java.util.Vector;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class AgentBook {
    private final ReentrantLock lock = new ReentrantLock();
    private final Hashtable<Integer, String> seats = new Hashtable<>();
    private final Vector<String> waiting = new Vector<>();

    boolean sell(int seat, String name) {
        lock.lock();
        try {
            if (seats.containsKey(seat)) {
                waiting.add(name);
                return false;
            }
            seats.put(seat, name);
            return true;
        } finally {
            lock.unlock();
        }
    }

    String cancel(int seat) {
        lock.lock();
        try {
            String old = seats.remove(seat);
            if (old != null && !waiting.isEmpty()) {
                seats.put(seat, waiting.remove(0));
            }
            return old;
        } finally {
            lock.unlock();
        }
    }

    int sold() {
        lock.lock();
        try {
            return seats.size();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AgentBook book = new AgentBook();
        ExecutorService agents = Executors.newFixedThreadPool(4);
        for (int a = 0; a < 4; a++) {
            final String name = "agent" + a;
            agents.execute(() -> {
                for (int seat = 0; seat < 180; seat++) {
                    book.sell(seat, name);
                }
                book.cancel(17);
            });
        }
        agents.shutdown();
        agents.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(book.sold());
    }
}
// corpus: unseen10
