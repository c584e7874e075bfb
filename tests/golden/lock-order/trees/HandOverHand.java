// run: scan --only lock-order --library
// expect: none
// Hand-over-hand locking over a sorted linked list: locks are taken from head to tail only, never backwards.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class HandOverHand {
    private static class Node {
        final int value;
        Node next;
        final Lock lock = new ReentrantLock();

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

    public boolean add(int v) {
        if (v == Integer.MIN_VALUE || v == Integer.MAX_VALUE) {
            throw new IllegalArgumentException();
        }
        Node pred = head;
        pred.lock.lock();
        try {
            Node curr = pred.next;
            curr.lock.lock();
            try {
                while (curr.value < v) {
                    pred.lock.unlock();
                    pred = curr;
                    curr = curr.next;
                    curr.lock.lock();
                }
                if (curr.value == v) {
                    return false;
                }
                pred.next = new Node(v, curr);
                return true;
            } finally {
                curr.lock.unlock();
            }
        } finally {
            pred.lock.unlock();
        }
    }

    public boolean contains(int v) {
        Node pred = head;
        pred.lock.lock();
        Node curr = pred.next;
        curr.lock.lock();
        while (curr.value < v) {
            pred.lock.unlock();
            pred = curr;
            curr = curr.next;
            curr.lock.lock();
        }
        boolean found = curr.value == v && curr.next != null;
        curr.lock.unlock();
        pred.lock.unlock();
        return found;
    }
}
// corpus: unseen
