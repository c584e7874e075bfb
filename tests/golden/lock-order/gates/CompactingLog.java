// run: scan --only lock-order
// expect: none
// file and index locks are taken in both orders, but only inside the one gate lock that every caller takes first
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class CompactingLog {
    private final Lock gate = new ReentrantLock();
    private final Object fileLock = new Object();
    private final Object indexLock = new Object();
    private List<String> file = new ArrayList<>();
    private final TreeMap<String, Integer> index = new TreeMap<>();

    void append(String key, String line) {
        gate.lock();
        try {
            synchronized (fileLock) {
                file.add(line);
                synchronized (indexLock) {
                    index.put(key, file.size() - 1);
                }
            }
        } finally {
            gate.unlock();
        }
    }

    void compact() {
        gate.lock();
        try {
            synchronized (indexLock) {
                List<String> fresh = new ArrayList<>();
                synchronized (fileLock) {
                    for (var e : index.entrySet()) {
                        fresh.add(file.get(e.getValue()));
                        e.setValue(fresh.size() - 1);
                    }
                    file = fresh;
                }
            }
        } finally {
            gate.unlock();
        }
    }

    int keys() {
        synchronized (indexLock) {
            return index.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CompactingLog log = new CompactingLog();
        Thread timer = new Thread(() -> {
            for (int i = 0; i < 200; i++) {
                log.compact();
            }
        });
        timer.start();
        for (int i = 0; i < 5_000; i++) {
            log.append("k" + i % 37, "entry " + i);
        }
        timer.join();
        System.out.println(log.keys());
    }
}
// corpus: unseen10
