// run: scan --only stale-value
// expect: none
// HikariCP housekeeper style: the two counts are read in two critical sections, but they only go into a line for the log; the decision to add a connection is made under the lock
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

class SimplePool {
    private final Deque<Integer> idle = new ArrayDeque<>();
    private final int max;
    private int total;

    SimplePool(int max) {
        this.max = max;
    }

    synchronized Integer borrow() throws InterruptedException {
        while (idle.isEmpty()) {
            if (total < max) {
                return total++;
            }
            wait();
        }
        return idle.pop();
    }

    synchronized void giveBack(Integer c) {
        idle.push(c);
        notify();
    }

    synchronized int total() {
        return total;
    }

    synchronized int idle() {
        return idle.size();
    }
}

public class PoolHousekeeping {
    private final SimplePool pool;
    private final StringBuilder log = new StringBuilder();

    PoolHousekeeping(SimplePool pool) {
        this.pool = pool;
    }

    private void logState(String prefix) {
        int total = pool.total();
        int idle = pool.idle();
        log.append(prefix).append(" total=").append(total)
                .append(" idle=").append(idle)
                .append(total - idle > 0 ? " busy" : "").append('\n');
    }

    public static void main(String[] args) throws InterruptedException {
        SimplePool pool = new SimplePool(3);
        Thread[] users = new Thread[6];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 2_000; k++) {
                        Integer c = pool.borrow();
                        pool.giveBack(c);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            users[i].start();
        }
        PoolHousekeeping keeper = new PoolHousekeeping(pool);
        for (int i = 0; i < 5; i++) {
            keeper.logState("before cleanup");
            TimeUnit.MILLISECONDS.sleep(5);
        }
        for (Thread t : users) {
            t.join();
        }
        System.out.print(keeper.log);
    }
}
// corpus: unseen19
