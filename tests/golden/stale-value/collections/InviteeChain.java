// run: scan --only stale-value
// expect: none
// invite() holds the reentrant lock over contains() and addFirst(), which take it again
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class InviteeChain {
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

    private void addFirst(String name) {
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

    void invite(String name) {
        lock.lock();
        try {
            if (!contains(name)) {
                addFirst(name);
            }
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        InviteeChain party = new InviteeChain();
        Runnable host = () -> {
            for (int i = 0; i < 500; i++) {
                party.invite("guest" + i);
            }
        };
        Thread a = new Thread(host);
        Thread b = new Thread(host);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(party.length() + " of 500");
    }
}
// corpus: unseen
