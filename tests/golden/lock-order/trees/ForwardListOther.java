// run: scan --only lock-order --library
// expect: none
// Hand-over-hand locking goes only forward from head to larger keys in a sorted singly linked list, so the node order is the lock order.
package sets.sorted;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ForwardListOther {
    private static final class Node {
        final long key;
        Node next;
        final Lock lock = new ReentrantLock();

        Node(long key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private final Node head = new Node(Long.MIN_VALUE, null);

    public boolean add(long key) {
        if (key == Long.MIN_VALUE) {
            throw new IllegalArgumentException();
        }
        Node pred = lockPredecessor(key);
        try {
            if (pred.next != null && pred.next.key == key) {
                return false;
            }
            pred.next = new Node(key, pred.next);
            return true;
        } finally {
            pred.lock.unlock();
        }
    }

    public boolean remove(long key) {
        Node pred = lockPredecessor(key);
        try {
            Node victim = pred.next;
            if (victim == null || victim.key != key) {
                return false;
            }
            victim.lock.lock();
            try {
                pred.next = victim.next;
                return true;
            } finally {
                victim.lock.unlock();
            }
        } finally {
            pred.lock.unlock();
        }
    }

    public boolean contains(long key) {
        Node pred = lockPredecessor(key);
        try {
            return pred.next != null && pred.next.key == key;
        } finally {
            pred.lock.unlock();
        }
    }

    /** returns the last node with a smaller key, locked */
    private Node lockPredecessor(long key) {
        Node cur = head;
        cur.lock.lock();
        while (cur.next != null && cur.next.key < key) {
            Node n = cur.next;
            n.lock.lock();
            cur.lock.unlock();
            cur = n;
        }
        return cur;
    }
}
// corpus: unseen
