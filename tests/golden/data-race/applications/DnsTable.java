// Map and serial are written only under the write lock and read under the read lock through AutoCloseable wrappers.
// run: scan --only data-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class DnsTable {
    static final class Guard implements AutoCloseable {
        private final Lock lock;

        Guard(Lock lock) {
            this.lock = lock;
            lock.lock();
        }

        @Override
        public void close() {
            lock.unlock();
        }
    }

    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, List<String>> records = new HashMap<>();
    private int serial;

    private Guard reading() {
        return new Guard(rw.readLock());
    }

    private Guard writing() {
        return new Guard(rw.writeLock());
    }

    void add(String host, String ip) {
        try (Guard g = writing()) {
            insert(host, ip);
            bump();
        }
    }

    private void insert(String host, String ip) {
        records.computeIfAbsent(host, h -> new ArrayList<>()).add(ip);
    }

    private void bump() {
        serial++;
    }

    List<String> resolve(String host) {
        try (Guard g = reading()) {
            List<String> ips = records.get(host);
            return ips == null ? List.of() : List.copyOf(ips);
        }
    }

    int serial() {
        try (Guard g = reading()) {
            return serial;
        }
    }

    static class Resolver implements Runnable {
        private final DnsTable table;
        private final int offset;
        private int found;

        Resolver(DnsTable table, int offset) {
            this.table = table;
            this.offset = offset;
        }

        @Override
        public void run() {
            for (int i = 0; i < 200; i++) {
                found += table.resolve("host" + (i + offset) % 15).size();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DnsTable table = new DnsTable();
        Thread zone = new Thread(() -> {
            for (int i = 0; i < 60; i++) {
                table.add("host" + i % 15, "10.0.0." + i);
            }
        });
        Resolver a = new Resolver(table, 0);
        Resolver b = new Resolver(table, 4);
        Thread ta = new Thread(a);
        Thread tb = new Thread(b);
        zone.start();
        ta.start();
        tb.start();
        zone.join();
        ta.join();
        tb.join();
        System.out.println(table.serial() + " " + (a.found + b.found >= 0));
    }
}
