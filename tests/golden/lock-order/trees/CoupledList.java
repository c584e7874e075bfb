// run: scan --library --only lock-order
// expect: none
// nodes are locked hand over hand, always in list order from the head on
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class CoupledList {
    private static final class Node {
        final int key;
        final Lock lock = new ReentrantLock();
        Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

    public boolean add(int key) {
        check(key);
        Node pred = head;
        pred.lock.lock();
        Node cur = pred.next;
        cur.lock.lock();
        try {
            while (cur.key < key) {
                pred.lock.unlock();
                pred = cur;
                cur = cur.next;
                cur.lock.lock();
            }
            if (cur.key == key) {
                return false;
            }
            pred.next = new Node(key, cur);
            return true;
        } finally {
            cur.lock.unlock();
            pred.lock.unlock();
        }
    }

    public boolean remove(int key) {
        check(key);
        Node pred = head;
        pred.lock.lock();
        Node cur = pred.next;
        cur.lock.lock();
        try {
            while (cur.key < key) {
                pred.lock.unlock();
                pred = cur;
                cur = cur.next;
                cur.lock.lock();
            }
            if (cur.key != key) {
                return false;
            }
            pred.next = cur.next;
            return true;
        } finally {
            cur.lock.unlock();
            pred.lock.unlock();
        }
    }

    private static void check(int key) {
        if (key == Integer.MIN_VALUE || key == Integer.MAX_VALUE) {
            throw new IllegalArgumentException("reserved key");
        }
    }
}
// corpus: unseen14
