// run: scan --only atomicity
// expect: none
// the size check and the roll over are one locked operation of the manager; the write that follows is independent of it
import java.util.ArrayList;
import java.util.List;

public class RollingWriter {
    private final LogFile file;
    private final long maxSize;
    private long events;
    private long rolls;

    public RollingWriter(LogFile file, long maxSize) {
        this.file = file;
        this.maxSize = maxSize;
    }

    public synchronized void append(String line) {
        events++;
        if (file.rollOverIfLarger(maxSize)) {
            rolls++;
        }
        file.write(line);
    }

    public synchronized String stats() {
        return events + "/" + (rolls > 0);
    }

    public static void main(String[] args) throws InterruptedException {
        LogFile shared = new LogFile();
        Thread[] ts = new Thread[2];
        for (int i = 0; i < ts.length; i++) {
            RollingWriter w = new RollingWriter(shared, 64);
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 5000; k++) {
                    w.append("event " + k);
                }
                System.out.println(w.stats());
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(shared.smallest() >= 64);
    }
}

class LogFile {
    private final List<Integer> archives = new ArrayList<>();
    private StringBuilder current = new StringBuilder();

    synchronized void write(String s) {
        current.append(s).append('\n');
    }

    synchronized boolean rollOverIfLarger(long max) {
        if (current.length() < max) {
            return false;
        }
        archives.add(current.length());
        current = new StringBuilder();
        return true;
    }

    synchronized int smallest() {
        return archives.stream().mapToInt(Integer::intValue).min().orElse(64);
    }
}
// corpus: unseen11
