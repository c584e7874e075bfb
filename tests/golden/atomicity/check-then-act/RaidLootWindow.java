// run: scan --only atomicity
// expect: atomicity
// roll() holds only the player's window; the shared chest is asked hasItems() and then takeTop() with its lock given back in between, so two players can reach an empty chest
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class RaidLootWindow {
    static final class Chest {
        private final Deque<String> items = new ArrayDeque<>();

        synchronized void fill(int n) {
            for (int i = 0; i < n; i++) {
                items.push("item-" + i);
            }
        }

        synchronized boolean hasItems() {
            return !items.isEmpty();
        }

        synchronized String takeTop() {
            return items.pop();
        }
    }

    private final String player;
    private final Chest chest;
    private final List<String> won = new ArrayList<>();

    RaidLootWindow(String player, Chest chest) {
        this.player = player;
        this.chest = chest;
    }

    synchronized boolean roll() {
        if (chest.hasItems()) {
            won.add(chest.takeTop());
            return true;
        }
        return false;
    }

    synchronized String summary() {
        return player + " won " + won.size();
    }

    public static void main(String[] args) throws InterruptedException {
        Chest chest = new Chest();
        chest.fill(3000);
        List<Thread> threads = new ArrayList<>();
        for (String p : List.of("mira", "tolk", "ashe")) {
            RaidLootWindow w = new RaidLootWindow(p, chest);
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
