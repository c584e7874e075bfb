// run: scan --only atomicity
// expect: atomicity
// append checks the shared file manager's length and then rolls it over in a second locked call: two appenders on the same file roll twice
import java.util.ArrayList;
import java.util.List;

public class RollingAppender {
    private final FileManager file;
    private final long maxSize;
    private long events;

    public RollingAppender(FileManager file, long maxSize) {
        this.file = file;
        this.maxSize = maxSize;
    }

    public synchronized void append(String line) {
        events++;
        if (file.length() >= maxSize) {
            file.rollOver();
        }
        file.write(line);
    }

    public synchronized long events() {
        return events;
    }

    public static void main(String[] args) throws InterruptedException {
        FileManager shared = new FileManager("app.log");
        Thread[] ts = new Thread[2];
        for (int i = 0; i < ts.length; i++) {
            RollingAppender a = new RollingAppender(shared, 64);
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 20000; k++) {
                    a.append("event " + k);
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(shared.emptyArchives());
    }
}

class FileManager {
    private final String name;
    private final List<Integer> archives = new ArrayList<>();
    private StringBuilder current = new StringBuilder();

    FileManager(String name) {
        this.name = name;
    }

    synchronized long length() {
        return current.length();
    }

    synchronized void write(String s) {
        current.append(s).append('\n');
    }

    synchronized void rollOver() {
        archives.add(current.length());
        current = new StringBuilder();
    }

    synchronized String emptyArchives() {
        return name + ": " + archives.stream().filter(n -> n < 64).count();
    }
}
// corpus: unseen11
