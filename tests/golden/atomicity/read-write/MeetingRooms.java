// run: scan --only atomicity
// expect: atomicity
// Office.book holds the office monitor; calendar.isFree takes the read lock and calendar.reserve later the write lock of the shared Calendar, while the other office books on the same Calendar, so a slot is double-booked (one booking overwritten).
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Calendar {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<Integer, String> slots = new HashMap<>();

    boolean isFree(int hour) {
        rw.readLock().lock();
        try {
            return !slots.containsKey(hour);
        } finally {
            rw.readLock().unlock();
        }
    }

    void reserve(int hour, String who) {
        rw.writeLock().lock();
        try {
            slots.put(hour, who);
        } finally {
            rw.writeLock().unlock();
        }
    }

    int booked(String prefix) {
        rw.readLock().lock();
        try {
            int n = 0;
            for (String s : slots.values()) {
                if (s.startsWith(prefix)) {
                    n++;
                }
            }
            return n;
        } finally {
            rw.readLock().unlock();
        }
    }
}

class Office {
    private final String name;
    private final Calendar calendar;
    private int confirmed;

    Office(String name, Calendar calendar) {
        this.name = name;
        this.calendar = calendar;
    }

    synchronized boolean book(int hour) {
        if (calendar.isFree(hour)) {
            calendar.reserve(hour, name + "#" + confirmed);
            confirmed++;
            return true;
        }
        return false;
    }

    synchronized int confirmed() { return confirmed; }

    String name() { return name; }
}

public class MeetingRooms {
    public static void main(String[] args) throws InterruptedException {
        Calendar shared = new Calendar();
        Office sales = new Office("sales", shared);
        Office legal = new Office("legal", shared);
        Thread a = new Thread(() -> { for (int h = 0; h < 20_000; h++) sales.book(h); });
        Thread b = new Thread(() -> { for (int h = 0; h < 20_000; h++) legal.book(h); });
        a.start();
        b.start();
        a.join();
        b.join();
        for (Office o : new Office[] {sales, legal}) {
            System.out.println(o.name() + " confirmed " + o.confirmed() + " kept " + shared.booked(o.name()));
        }
    }
}
// corpus: unseen
