import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Arcade scores: two kinds of lazy initialisation side by side. */
public class ScoreService {

    static final class HighScores {
        private static volatile HighScores instance;
        private final Map<String, Integer> best = new HashMap<>();
        private int submissions;

        private HighScores() {
            best.put("house", Defaults.TABLE.baseline("house"));
        }

        static HighScores get() {
            HighScores h = instance;
            if (h == null) {
                synchronized (HighScores.class) {
                    h = instance;
                    if (h == null) {
                        h = new HighScores();
                        instance = h;
                    }
                }
            }
            return h;
        }

        synchronized void submit(String player, int score) {
            submissions++;
            best.merge(player, score, Math::max);
        }

        synchronized int submissions() {
            return submissions;
        }

        synchronized Map<String, Integer> copy() {
            return new HashMap<>(best);
        }
    }

    static final class Defaults {
        static final Defaults TABLE = new Defaults();
        private Map<String, Integer> baselines = new HashMap<>();

        private Defaults() {
            baselines.put("house", 500);
            baselines.put("guest", 10);
        }

        int baseline(String player) {
            return baselines.getOrDefault(player, baselines.get("guest"));
        }
    }

    static class Player extends Thread {
        Player(String name) {
            super(name);
        }

        @Override
        public void run() {
            int score = Defaults.TABLE.baseline(getName());
            for (int level = 1; level <= 50; level++) {
                score += (level * getName().length()) % 13;
                HighScores.get().submit(getName(), score);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Player> players = new ArrayList<>();
        for (String n : List.of("kim", "louis", "maria", "house")) {
            players.add(new Player(n));
        }
        players.forEach(Thread::start);
        System.out.println("so far " + HighScores.get().submissions());
        for (Player p : players) {
            p.join();
        }
        System.out.println(HighScores.get().copy() + " " + HighScores.get().submissions());
    }
}
