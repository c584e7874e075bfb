// run: scan --only lock-order
// expect: lock-order
// GameWorld.enter holds the world monitor while Zone.acquireSlot waits on the zone's monitor; GameWorld.leave, which would notify, needs the world monitor
import java.util.HashMap;
import java.util.Map;

public class ZoneAdmission {
    static class Zone {
        private final int capacity;
        private int inside;

        Zone(int capacity) {
            this.capacity = capacity;
        }

        synchronized void acquireSlot() throws InterruptedException {
            while (inside == capacity) {
                wait();
            }
            inside++;
        }

        synchronized void releaseSlot() {
            inside--;
            notifyAll();
        }
    }

    static class GameWorld {
        private final Map<Integer, Zone> zones = new HashMap<>();
        private final Map<String, Integer> whereabouts = new HashMap<>();

        GameWorld(int zoneCount) {
            for (int i = 0; i < zoneCount; i++) {
                zones.put(i, new Zone(2));
            }
        }

        synchronized void enter(String player, int zone) throws InterruptedException {
            zones.get(zone).acquireSlot();
            whereabouts.put(player, zone);
        }

        synchronized void leave(String player) {
            Integer z = whereabouts.remove(player);
            if (z != null) {
                zones.get(z).releaseSlot();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GameWorld world = new GameWorld(1);
        Thread[] players = new Thread[5];
        for (int i = 0; i < players.length; i++) {
            String name = "player" + i;
            players[i] = new Thread(() -> {
                try {
                    for (int round = 0; round < 200; round++) {
                        world.enter(name, 0);
                        Thread.yield();
                        world.leave(name);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            players[i].start();
        }
        for (Thread t : players) {
            t.join();
        }
        System.out.println("all players done");
    }
}
// corpus: unseen9
