// run: scan --only lock-order --library
// expect: none
// Repaired ConnectionBroker: checkout() waits on the idle list while holding nothing else; the broker's monitor is only taken afterwards for the statistics.
package loc.fairbroker;

import java.util.ArrayDeque;
import java.util.Deque;

public class FairBroker {
    public static final class Conn {
        private final int id;

        Conn(int id) {
            this.id = id;
        }

        public int id() {
            return id;
        }
    }

    private static final class IdleList {
        private final Deque<Conn> conns = new ArrayDeque<>();

        synchronized Conn take() throws InterruptedException {
            while (conns.isEmpty()) {
                wait();
            }
            return conns.pop();
        }

        synchronized void add(Conn c) {
            conns.push(c);
            notify();
        }
    }

    private final IdleList idle = new IdleList();
    private int out;
    private long checkouts;

    public FairBroker(int size) {
        for (int i = 0; i < size; i++) {
            idle.add(new Conn(i));
        }
    }

    public Conn checkout() throws InterruptedException {
        Conn c = idle.take();
        synchronized (this) {
            out++;
            checkouts++;
        }
        return c;
    }

    public synchronized void giveBack(Conn c) {
        out--;
        idle.add(c);
    }

    public synchronized String stats() {
        return out + " out, " + checkouts + " checkouts";
    }
}
// corpus: unseen
