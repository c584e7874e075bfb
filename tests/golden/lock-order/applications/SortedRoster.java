// Hand-over-hand locking always goes forward from the head sentinel, so all threads take locks in list order.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class SortedRoster {
    private static final class Entry {
        final int number;
        final Lock lock = new ReentrantLock();
        Entry next;

        Entry(int number, Entry next) {
            this.number = number;
            this.next = next;
        }
    }

    private final Entry head = new Entry(Integer.MIN_VALUE, new Entry(Integer.MAX_VALUE, null));

    boolean add(int number) {
        Entry prev = head;
        prev.lock.lock();
        Entry cur = prev.next;
        cur.lock.lock();
        try {
            while (cur.number < number) {
                prev.lock.unlock();
                prev = cur;
                cur = cur.next;
                cur.lock.lock();
            }
            if (cur.number == number) {
                return false;
            }
            prev.next = new Entry(number, cur);
            return true;
        } finally {
            cur.lock.unlock();
            prev.lock.unlock();
        }
    }

    boolean remove(int number) {
        Entry prev = head;
        prev.lock.lock();
        Entry cur = prev.next;
        cur.lock.lock();
        try {
            while (cur.number < number) {
                prev.lock.unlock();
                prev = cur;
                cur = cur.next;
                cur.lock.lock();
            }
            if (cur.number != number) {
                return false;
            }
            prev.next = cur.next;
            return true;
        } finally {
            cur.lock.unlock();
            prev.lock.unlock();
        }
    }

    int size() {
        int n = 0;
        Entry e = head;
        e.lock.lock();
        while (e.next != null) {
            Entry next = e.next;
            next.lock.lock();
            e.lock.unlock();
            e = next;
            n++;
        }
        e.lock.unlock();
        return n - 1;
    }

    public static void main(String[] args) throws InterruptedException {
        SortedRoster roster = new SortedRoster();
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 3; t++) {
            final int base = t;
            threads.add(new Thread(() -> {
                for (int i = 0; i < 60; i++) {
                    roster.add((i * 7 + base) % 50);
                    if (i % 3 == 0) {
                        roster.remove((i * 5 + base) % 50);
                    }
                }
            }));
        }
        threads.forEach(Thread::start);
        int mid = roster.size();
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(mid >= 0 ? roster.size() <= 50 : "");
    }
}
