// Each task creates its own Track; results are read by main after Future.get.
// run: scan --only data-race,object-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

public class MixerChannels {
    static class Track {
        private final List<Integer> history = new ArrayList<>();
        private int gain;

        void boost(int db) {
            gain += db;
            history.add(gain);
        }

        int peak() {
            int m = 0;
            for (int g : history) {
                m = Math.max(m, g);
            }
            return m;
        }
    }

    static class Fader implements Callable<Track> {
        private final Supplier<Track> factory;
        private final int seed;

        Fader(Supplier<Track> factory, int seed) {
            this.factory = factory;
            this.seed = seed;
        }

        @Override
        public Track call() {
            Track t = factory.get();
            for (int i = 0; i < 50; i++) {
                t.boost((i * seed) % 7 - 3);
            }
            return t;
        }
    }

    static int mix(List<Future<Track>> futures) throws Exception {
        int out = 0;
        for (Future<Track> f : futures) {
            Track t = f.get();
            t.boost(1);
            out += t.peak();
        }
        return out;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        Supplier<Track> factory = Track::new;
        List<Future<Track>> futures = new ArrayList<>();
        for (int i = 1; i <= 6; i++) {
            futures.add(pool.submit(new Fader(factory, i)));
        }
        System.out.println(mix(futures));
        pool.shutdown();
    }
}
