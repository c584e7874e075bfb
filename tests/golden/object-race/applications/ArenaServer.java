// Player objects from a ConcurrentHashMap are mutated by the tick thread and the combat thread without a lock.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=ArenaServer$Player.health
// expect: object-race class=ArenaServer$Player
// corpus: unseen31
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ArenaServer {
    static class Player {
        private final String name;
        private int health = 100;
        private int x;

        Player(String name) {
            this.name = name;
        }

        void step(int dx) {
            if (health > 0) {
                x += dx;
            }
        }

        void hit(int damage) {
            health = Math.max(0, health - damage);
        }

        String describe() {
            return name + "@" + x + " hp=" + health;
        }
    }

    private final Map<String, Player> players = new ConcurrentHashMap<>();

    void join(String name) {
        players.put(name, new Player(name));
    }

    void tick(int round) {
        for (Player p : players.values()) {
            p.step(round % 3 - 1);
        }
    }

    void attack(String victim, int damage) {
        Player p = players.get(victim);
        if (p != null) {
            p.hit(damage);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ArenaServer s = new ArenaServer();
        s.join("orc");
        s.join("elf");
        Thread ticker = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                s.tick(i);
            }
        });
        Thread combat = new Thread(() -> {
            for (int i = 0; i < 30; i++) {
                s.attack(i % 2 == 0 ? "orc" : "elf", 3);
            }
        });
        ticker.start();
        combat.start();
        ticker.join();
        combat.join();
        s.players.values().forEach(p -> System.out.println(p.describe()));
    }
}
