// run: scan --only stale-value
// expect: stale-value
// visitors++ on a volatile field from several gates loses updates
import java.util.stream.IntStream;

public class MuseumTurnstile {
    private volatile int visitors;
    private final int capacity;

    MuseumTurnstile(int capacity) {
        this.capacity = capacity;
    }

    void enter() {
        visitors++;
    }

    int visitors() {
        return visitors;
    }

    boolean crowded() {
        return visitors > capacity;
    }

    static class Gate implements Runnable {
        private final MuseumTurnstile museum;
        private final int groups;

        Gate(MuseumTurnstile museum, int groups) {
            this.museum = museum;
            this.groups = groups;
        }

        @Override
        public void run() {
            for (int i = 0; i < groups; i++) {
                museum.enter();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MuseumTurnstile museum = new MuseumTurnstile(1_000);
        Thread[] gates = IntStream.range(0, 4)
            .mapToObj(i -> new Thread(new Gate(museum, 20_000), "gate-" + i))
            .toArray(Thread[]::new);
        for (Thread g : gates) {
            g.start();
        }
        for (Thread g : gates) {
            g.join();
        }
        System.out.println(museum.visitors() + (museum.crowded() ? " crowded" : ""));
    }
}
// corpus: unseen20
