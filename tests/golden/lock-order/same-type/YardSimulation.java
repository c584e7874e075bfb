// run: scan --only lock-order
// expect: none
// the tracks are locked in any order, but only with the one dispatcher lock of the yard held
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

public class YardSimulation {
    static final class Track {
        private final Deque<String> wagons = new ArrayDeque<>();

        synchronized void push(String w) {
            wagons.push(w);
        }

        synchronized boolean shuntTo(Track other) {
            String w = wagons.poll();
            if (w == null) {
                return false;
            }
            other.push(w);
            return true;
        }

        synchronized int length() {
            return wagons.size();
        }
    }

    private final Object dispatcher = new Object();
    private final List<Track> tracks = List.of(new Track(), new Track(), new Track());

    void shunt(int from, int to) {
        synchronized (dispatcher) {
            tracks.get(from).shuntTo(tracks.get(to));
        }
    }

    int total() {
        synchronized (dispatcher) {
            return tracks.stream().mapToInt(Track::length).sum();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        YardSimulation yard = new YardSimulation();
        for (int i = 0; i < 30; i++) {
            yard.tracks.get(i % 3).push("w" + i);
        }
        Thread[] crews = new Thread[3];
        for (int c = 0; c < crews.length; c++) {
            int id = c;
            crews[c] = new Thread(() -> {
                for (int i = 0; i < 5000; i++) {
                    yard.shunt((id + i) % 3, (id + 2 * i + 1) % 3);
                }
            });
            crews[c].start();
        }
        for (Thread t : crews) {
            t.join();
        }
        System.out.println(yard.total());
    }
}
// corpus: unseen16
