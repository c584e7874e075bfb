// run: scan --only lock-order
// expect: lock-order
// Zone is an enum whose constants own a lock; GameWorld.travel locks the origin zone and then the destination zone, so players going FOREST->CITY and CITY->FOREST deadlock.
package game.zones;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

enum Zone {
    FOREST("Old Forest"), CITY("Harbour City"), CAVE("Crystal Cave");

    private final ReentrantLock lock = new ReentrantLock();
    private final String title;

    Zone(String title) { this.title = title; }

    String title() { return title; }
    void enter() { lock.lock(); }
    void leave() { lock.unlock(); }
}

record Player(int id, String nick) { }

class GameWorld {
    private final Map<Zone, Set<Player>> population = new EnumMap<>(Zone.class);

    GameWorld() {
        for (Zone z : Zone.values()) {
            population.put(z, new HashSet<>());
        }
    }

    void spawn(Player p, Zone z) {
        z.enter();
        try {
            population.get(z).add(p);
        } finally {
            z.leave();
        }
    }

    boolean travel(Player p, Zone from, Zone to) {
        from.enter();
        try {
            if (!population.get(from).remove(p)) {
                return false;
            }
            to.enter();
            try {
                return population.get(to).add(p);
            } finally {
                to.leave();
            }
        } finally {
            from.leave();
        }
    }
}

class Bot implements Runnable {
    private final GameWorld world;
    private final Player player;
    private final Zone home;
    private final Zone work;

    Bot(GameWorld world, Player player, Zone home, Zone work) {
        this.world = world;
        this.player = player;
        this.home = home;
        this.work = work;
    }

    @Override
    public void run() {
        world.spawn(player, home);
        for (int day = 0; day < 50_000; day++) {
            world.travel(player, home, work);
            world.travel(player, work, home);
        }
    }
}

public class ZoneTravel {
    public static void main(String[] args) throws InterruptedException {
        GameWorld world = new GameWorld();
        Thread t1 = new Thread(new Bot(world, new Player(1, "orc"), Zone.FOREST, Zone.CITY));
        Thread t2 = new Thread(new Bot(world, new Player(2, "elf"), Zone.CITY, Zone.FOREST));
        t1.start();
        t2.start();
        t1.join();
        t2.join();
    }
}
// corpus: unseen
