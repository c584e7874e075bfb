// run: scan --only stale-value --library
// expect: stale-value method=OwnLockOtherBad.register line=here
// One method locks the map, the other one a lock of its own: neither keeps the other one out.

import java.util.Hashtable;
import java.util.concurrent.locks.ReentrantLock;

public class OwnLockOtherBad {
    private final Hashtable<String, Integer> numbers = new Hashtable<>();
    private final ReentrantLock lock = new ReentrantLock();

    public void replace(String name, int number) {
        synchronized (numbers) {
            if (numbers.size() < 100)
                numbers.put(name, number);
        }
    }

    public boolean register(String name, int number) {
        lock.lock();
        try {
            if (numbers.containsKey(name))
                return false;
            numbers.put(name, number); // <- here
            return true;
        } finally {
            lock.unlock();
        }
    }
}
