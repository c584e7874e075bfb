import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;

/** Monte Carlo estimate of pi with one thrower per thread and a deadline for the answer. */
public class PiEstimator {

    static class Thrower extends Thread {
        private final int darts;
        private final SplittableRandom random;
        private final AtomicLong thrown;
        private long hits;

        Thrower(int darts, long seed, AtomicLong thrown) {
            this.darts = darts;
            this.random = new SplittableRandom(seed);
            this.thrown = thrown;
        }

        @Override
        public void run() {
            for (int i = 0; i < darts; i++) {
                double x = random.nextDouble();
                double y = random.nextDouble();
                if (x * x + y * y <= 1) {
                    hits++;
                }
                if (i % 1000 == 999) {
                    thrown.addAndGet(1000);
                }
            }
        }

        long hits() {
            return hits;
        }
    }

    static class Game {
        private final AtomicLong thrown = new AtomicLong();
        private final List<Thrower> throwers = new ArrayList<>();

        Game(int players, int darts) {
            for (int p = 0; p < players; p++) {
                throwers.add(new Thrower(darts, 42 + p, thrown));
            }
        }

        void begin() {
            throwers.forEach(Thread::start);
        }

        double estimate(long patienceMillis) throws InterruptedException {
            long inside = 0;
            for (Thrower t : throwers) {
                t.join(patienceMillis);
                inside += t.hits();
            }
            return 4.0 * inside / Math.max(1, thrown.get());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Game game = new Game(3, 2_000_000);
        game.begin();
        System.out.println("first answer " + game.estimate(3));
        System.out.println("second answer " + game.estimate(10));
    }
}
