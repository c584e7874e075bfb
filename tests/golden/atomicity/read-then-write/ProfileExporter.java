// run: scan --only atomicity --library
// expect: atomicity
// Street and city of a shared address are read in separate sections of a ReadWriteLock inside the exporter lock.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ProfileExporter {
    public static class Address {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private String street = "";
        private String city = "";

        public void relocate(String s, String c) {
            rw.writeLock().lock();
            try {
                street = s;
                city = c;
            } finally {
                rw.writeLock().unlock();
            }
        }

        public String street() {
            rw.readLock().lock();
            try {
                return street;
            } finally {
                rw.readLock().unlock();
            }
        }

        public String city() {
            rw.readLock().lock();
            try {
                return city;
            } finally {
                rw.readLock().unlock();
            }
        }
    }

    private final ReentrantLock out = new ReentrantLock();
    private final StringBuilder csv = new StringBuilder();

    public void export(String user, Address a) {
        out.lock();
        try {
            csv.append(user).append(',').append(a.street());
            csv.append(',').append(a.city()).append('\n');
        } finally {
            out.unlock();
        }
    }

    public String text() {
        out.lock();
        try {
            return csv.toString();
        } finally {
            out.unlock();
        }
    }
}
// corpus: unseen
