// run: scan --only atomicity
// expect: atomicity
// context is a ReentrantLock, witness the monitor of the roster parameter
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LockContext {
    private final Lock lock = new ReentrantLock();
    private int enrolled;

    public Roster roster() {
        return new Roster();
    }

    public void enroll(Roster roster, String student) {
        lock.lock();
        try {
            if (!roster.has(student)) {
                roster.enroll(student);
                enrolled++;
            }
        } finally {
            lock.unlock();
        }
    }

    public static class Roster {
        private final List<String> names = new ArrayList<>();

        public synchronized boolean has(String n) {
            return names.contains(n);
        }

        public synchronized void enroll(String n) {
            names.add(n);
        }

        public synchronized void expel(String n) {
            names.remove(n);
        }
    }
}
// corpus: unseen
