// run: scan --only stale-value
// expect: stale-value
// seen is volatile and incremented by all pinger threads with ++ (read, add, write back), updates are lost
import java.util.ArrayList;
import java.util.List;

public class PingWindow {
    private final int perThread;
    private volatile int seen;
    private volatile boolean open = true;

    PingWindow(int perThread) {
        this.perThread = perThread;
    }

    boolean pong() {
        if (!open) {
            return false;
        }
        seen++;
        return true;
    }

    void close() {
        open = false;
    }

    int seen() {
        return seen;
    }

    Thread pinger(String name) {
        return new Thread(() -> {
            for (int i = 0; i < perThread; i++) {
                pong();
            }
        }, name);
    }

    public static void main(String[] args) throws InterruptedException {
        PingWindow window = new PingWindow(50_000);
        List<Thread> pingers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            pingers.add(window.pinger("pinger-" + i));
        }
        for (Thread t : pingers) {
            t.start();
        }
        for (Thread t : pingers) {
            t.join();
        }
        window.close();
        System.out.println(window.seen() + " of 200000");
    }
}
// corpus: unseen17
