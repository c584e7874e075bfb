// run: scan --only lock-order
// expect: lock-order
// add() locks nodes hand over hand from head to tail, dropLast() goes from tail to head; two neighbours are locked in both orders
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class TwoWayList {
    private static final class Node {
        final int key;
        final Lock lock = new ReentrantLock();
        Node prev;
        Node next;

        Node(int key) {
            this.key = key;
        }
    }

    private final Node head = new Node(Integer.MIN_VALUE);
    private final Node tail = new Node(Integer.MAX_VALUE);

    TwoWayList() {
        head.next = tail;
        tail.prev = head;
    }

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
                Node n = new Node(key);
                n.prev = pred;
                n.next = curr;
                pred.next = n;
                curr.prev = n;
                return true;
            } finally {
                curr.lock.unlock();
            }
        } finally {
            pred.lock.unlock();
        }
    }

    int trim(int limit) {
        int dropped = 0;
        while (dropLast(limit)) {
            dropped++;
        }
        return dropped;
    }

    private boolean dropLast(int limit) {
        tail.lock.lock();
        try {
            Node last = tail.prev;
            last.lock.lock();
            try {
                if (last == head || last.key < limit) {
                    return false;
                }
                Node before = last.prev;
                before.lock.lock();
                try {
                    before.next = tail;
                    tail.prev = before;
                    return true;
                } finally {
                    before.lock.unlock();
                }
            } finally {
                last.lock.unlock();
            }
        } finally {
            tail.lock.unlock();
        }
    }

    public static void main(String[] args) {
        TwoWayList list = new TwoWayList();
        new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                list.add(i * 7 % 101);
            }
        }).start();
        for (int i = 0; i < 50_000; i++) {
            list.trim(50);
        }
    }
}
// corpus: unseen10
