// run: scan --only atomicity
// expect: none
// The two sections lock two different, unrelated counter objects, each once.
import java.util.stream.IntStream;

public class TwoDifferentMeters {
    static class Meter {
        private long n;

        synchronized long add(long d) {
            n += d;
            return n;
        }
    }

    private final Meter requests = new Meter();
    private final Meter bytes = new Meter();
    private final Object lock = new Object();
    private int inFlight;

    void handle(int size) {
        synchronized (lock) {
            inFlight++;
            requests.add(1);
            bytes.add(size);
            inFlight--;
        }
    }

    void background(int size) {
        bytes.add(size);
    }

    public static void main(String[] args) throws Exception {
        TwoDifferentMeters m = new TwoDifferentMeters();
        Thread t = new Thread(() -> IntStream.range(0, 100).forEach(m::handle));
        Thread u = new Thread(() -> IntStream.range(0, 100).forEach(m::background));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(m.bytes.add(0));
    }
}
// corpus: unseen
