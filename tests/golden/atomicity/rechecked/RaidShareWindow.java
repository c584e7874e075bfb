// run: scan --only atomicity
// expect: none
// the shared chest offers one compound step tryTake(), its answer decides
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

public class RaidShareWindow {
    static final class Chest {
        private final Deque<String> items = new ArrayDeque<>();

        synchronized void fill(int n) {
            for (int i = 0; i < n; i++) {
                items.push("item-" + i);
            }
        }

        synchronized Optional<String> tryTake() {
            return Optional.ofNullable(items.poll());
        }
    }

    private final String player;
    private final Chest chest;
    private final List<String> won = new ArrayList<>();

    RaidShareWindow(String player, Chest chest) {
        this.player = player;
        this.chest = chest;
    }

    synchronized boolean roll() {
        Optional<String> item = chest.tryTake();
        item.ifPresent(won::add);
        return item.isPresent();
    }

    synchronized String summary() {
        return player + " won " + won.size();
    }

    public static void main(String[] args) throws InterruptedException {
        Chest chest = new Chest();
        chest.fill(3000);
        List<Thread> threads = new ArrayList<>();
        for (String p : List.of("mira", "tolk", "ashe")) {
            RaidShareWindow w = new RaidShareWindow(p, chest);
            Thread t = new Thread(() -> {
                while (w.roll()) {
                    Thread.onSpinWait();
                }
                System.out.println(w.summary());
            });
            threads.add(t);
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }
}
// corpus: unseen12
