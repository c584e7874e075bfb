// run: scan --only stale-value
// expect: stale-value
// invite() asks contains() and adds in a second step of the list's lock; a guest invited by two hosts is on the list twice
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class GuestChain {
    static class Chain {
        private record Link(String name, Link next) {
        }

        private final Lock lock = new ReentrantLock();
        private Link head;
        private int length;

        boolean contains(String name) {
            lock.lock();
            try {
                for (Link l = head; l != null; l = l.next()) {
                    if (l.name().equals(name)) {
                        return true;
                    }
                }
                return false;
            } finally {
                lock.unlock();
            }
        }

        void addFirst(String name) {
            lock.lock();
            try {
                head = new Link(name, head);
                length++;
            } finally {
                lock.unlock();
            }
        }

        int length() {
            lock.lock();
            try {
                return length;
            } finally {
                lock.unlock();
            }
        }
    }

    private final Chain guests = new Chain();

    void invite(String name) {
        if (!guests.contains(name)) {
            guests.addFirst(name);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GuestChain party = new GuestChain();
        Runnable host = () -> {
            for (int i = 0; i < 1_000; i++) {
                party.invite("guest" + i);
            }
        };
        Thread a = new Thread(host);
        Thread b = new Thread(host);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(party.guests.length() + " of 1000");
    }
}
// corpus: unseen
