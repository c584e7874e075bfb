// run: scan --only lock-order
// expect: none
// hand-over-hand locking always goes from a node to its successor, so the order is the list's own order
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class HandOverList {
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

    boolean add(int key) {
        Node pred = head;
        pred.lock.lock();
        try {
            Node curr = pred.next;
            curr.lock.lock();
            try {
                while (curr.key < key) {
                    pred.lock.unlock();
                    pred = curr;
                    curr = curr.next;
                    curr.lock.lock();
                }
                if (curr.key == key) {
                    return false;
                }
                pred.next = new Node(key, curr);
                return true;
            } finally {
                curr.lock.unlock();
            }
        } finally {
            pred.lock.unlock();
        }
    }

    boolean remove(int key) {
        Node pred = head;
        pred.lock.lock();
        try {
            Node curr = pred.next;
            curr.lock.lock();
            try {
                while (curr.key < key) {
                    pred.lock.unlock();
                    pred = curr;
                    curr = curr.next;
                    curr.lock.lock();
                }
                if (curr.key != key) {
                    return false;
                }
                pred.next = curr.next;
                return true;
            } finally {
                curr.lock.unlock();
            }
        } finally {
            pred.lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HandOverList list = new HandOverList();
        Thread a = new Thread(() -> {
            for (int i = 0; i < 2_000; i++) {
                list.add(i * 7 % 101);
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 2_000; i++) {
                list.remove(i * 5 % 101);
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen10
