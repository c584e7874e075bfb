// run: scan --only lock-order --library
// expect: none
// The second phone is only taken with tryLock; on failure the first one is released and the whole attempt repeats after a random pause, so nobody waits while holding a lock.
package loc.phonebookpairing;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class PhonebookPairing {
    public static class Phone {
        private final ReentrantLock lock = new ReentrantLock();
        private final Map<String, String> contacts = new TreeMap<>();

        public void save(String name, String number) {
            lock.lock();
            try {
                contacts.put(name, number);
            } finally {
                lock.unlock();
            }
        }

        public String find(String name) {
            lock.lock();
            try {
                return contacts.get(name);
            } finally {
                lock.unlock();
            }
        }
    }

    public void pair(Phone a, Phone b) {
        if (a == b) {
            return;
        }
        while (true) {
            a.lock.lock();
            try {
                if (b.lock.tryLock()) {
                    try {
                        exchange(a, b);
                        return;
                    } finally {
                        b.lock.unlock();
                    }
                }
            } finally {
                a.lock.unlock();
            }
            LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(1_000, 100_000));
        }
    }

    private void exchange(Phone a, Phone b) {
        for (Map.Entry<String, String> e : b.contacts.entrySet()) {
            a.contacts.putIfAbsent(e.getKey(), e.getValue());
        }
        b.contacts.putAll(a.contacts);
    }
}
// corpus: unseen
