import java.util.ArrayList;
import java.util.List;

/** Formatters by thread; the finished lines go to a common list. */
public class PerThreadFormat {
    static class Formatter {
        private final char[] buffer = new char[32]; // confined
        private int uses;

        String format(int n) {
            buffer[0] = (char) ('a' + n % 26); // @format parallel: format
            uses++;
            return new String(buffer, 0, 1);
        }
    }

    private static final ThreadLocal<Formatter> FORMAT = ThreadLocal.withInitial(() -> {
        return new Formatter(); // @make confined, parallel: make
    });
    private static final List<String> LINES = new ArrayList<>(); // shared

    static void log(int n) {
        String line = FORMAT.get().format(n);
        synchronized (LINES) {
            LINES.add(line); // @add held: LINES, not parallel: add, parallel: format
        }
    }

    static int size() {
        synchronized (LINES) {
            int n = LINES.size(); // @size held: LINES, not parallel: add, parallel: format
            return n;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] writers = new Thread[3];
        for (int i = 0; i < writers.length; i++) {
            int base = i;
            writers[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    log(base + k);
                }
                FORMAT.remove();
            });
            writers[i].start();
        }
        log(size());
        for (Thread w : writers) {
            w.join();
        }
        System.out.println(LINES.size()); // @end not held: LINES, not parallel: add, not parallel: format
    }
}
