// run: scan --only lock-order --library
// expect: lock-order
// Nested monitor lockout: checkout() waits on the idle list's monitor while keeping the broker's monitor, and giveBack() needs the broker's monitor before it can notify.
package lob.connectionbroker;

import java.util.ArrayDeque;
import java.util.Deque;

public class ConnectionBroker {
    public static final class Conn {
        private final int id;
        private int uses;

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

    public ConnectionBroker(int size) {
        for (int i = 0; i < size; i++) {
            idle.add(new Conn(i));
        }
    }

    public synchronized Conn checkout() throws InterruptedException {
        Conn c = idle.take();
        c.uses++;
        out++;
        checkouts++;
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
