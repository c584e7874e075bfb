// run: scan --only lock-order --library
// expect: none
// Hand-over-hand locking of nodes of one type; every operation walks from the head towards the tail, so node locks are always taken in list order.
package loc.sortedchain;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class SortedChain {
    private static final class Node {
        final long key;
        final Lock lock = new ReentrantLock();
        Node next;

        Node(long key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private final Node head = new Node(Long.MIN_VALUE, new Node(Long.MAX_VALUE, null));

    private static void check(long key) {
        if (key == Long.MIN_VALUE || key == Long.MAX_VALUE) {
            throw new IllegalArgumentException("reserved key");
        }
    }

    /** Returns the locked predecessor of key; its successor is locked too. */
    private Node locate(long key) {
        Node pred = head;
        pred.lock.lock();
        Node curr = pred.next;
        curr.lock.lock();
        while (curr.key < key) {
            pred.lock.unlock();
            pred = curr;
            curr = curr.next;
            curr.lock.lock();
        }
        return pred;
    }

    public boolean add(long key) {
        check(key);
        Node pred = locate(key);
        Node curr = pred.next;
        try {
            if (curr.key == key) {
                return false;
            }
            pred.next = new Node(key, curr);
            return true;
        } finally {
            curr.lock.unlock();
            pred.lock.unlock();
        }
    }

    public boolean remove(long key) {
        check(key);
        Node pred = locate(key);
        Node curr = pred.next;
        try {
            if (curr.key != key) {
                return false;
            }
            pred.next = curr.next;
            return true;
        } finally {
            curr.lock.unlock();
            pred.lock.unlock();
        }
    }

    public boolean contains(long key) {
        check(key);
        Node pred = locate(key);
        Node curr = pred.next;
        try {
            return curr.key == key;
        } finally {
            curr.lock.unlock();
            pred.lock.unlock();
        }
    }
}
// corpus: unseen
