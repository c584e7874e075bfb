// run: scan --only lock-order
// expect: none
// both orders of track locks occur, but only inside the one yard lock, which every path with two locks takes first
import java.util.ArrayDeque;
import java.util.Deque;

public class SwapYard {
    static final class Track {
        private final Deque<String> wagons = new ArrayDeque<>();

        synchronized void push(String w) {
            wagons.push(w);
        }

        synchronized int length() {
            return wagons.size();
        }
    }

    private final Object yard = new Object();
    private final Track north = new Track();
    private final Track south = new Track();

    void northToSouth() {
        synchronized (yard) {
            move(north, south);
        }
    }

    void southToNorth() {
        synchronized (yard) {
            move(south, north);
        }
    }

    private static void move(Track a, Track b) {
        synchronized (a) {
            String w = a.wagons.poll();
            if (w != null) {
                synchronized (b) {
                    b.wagons.push(w);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SwapYard y = new SwapYard();
        for (int i = 0; i < 4; i++) {
            y.north.push("w" + i);
        }
        Thread s = new Thread(() -> {
            for (int i = 0; i < 2000; i++) {
                y.northToSouth();
            }
        });
        Thread n = new Thread(() -> {
            for (int i = 0; i < 2000; i++) {
                y.southToNorth();
            }
        });
        s.start();
        n.start();
        s.join();
        n.join();
        System.out.println(y.north.length() + y.south.length());
    }
}
// corpus: unseen21
