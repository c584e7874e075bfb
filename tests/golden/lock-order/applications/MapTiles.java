// importer writes terrain then roads, repair writes roads then terrain; StampedLock write locks are exclusive and the two threads overlap.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.StampedLock;

public class MapTiles {

    static class Layer {
        private final StampedLock guard = new StampedLock();
        private final Map<Integer, String> tiles = new HashMap<>();

        String read(int id) {
            long stamp = guard.readLock();
            try {
                return tiles.get(id);
            } finally {
                guard.unlockRead(stamp);
            }
        }
    }

    private final Layer terrain = new Layer();
    private final Layer roads = new Layer();

    void importTile(int id, String payload) {
        long t = terrain.guard.writeLock();
        try {
            terrain.tiles.put(id, "T" + payload);
            long r = roads.guard.writeLock();
            try {
                roads.tiles.put(id, "R" + payload);
            } finally {
                roads.guard.unlockWrite(r);
            }
        } finally {
            terrain.guard.unlockWrite(t);
        }
    }

    void repairTile(int id) {
        long r = roads.guard.writeLock();
        try {
            if (roads.tiles.remove(id) != null) {
                long t = terrain.guard.writeLock();
                try {
                    terrain.tiles.remove(id);
                } finally {
                    terrain.guard.unlockWrite(t);
                }
            }
        } finally {
            roads.guard.unlockWrite(r);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MapTiles map = new MapTiles();
        map.importTile(1, "alpha");
        Thread importer = new Thread(() -> {
            for (int id = 2; id < 5; id++) {
                map.importTile(id, "tile" + id);
            }
        });
        Thread repair = new Thread(() -> {
            map.repairTile(1);
            map.repairTile(3);
        });
        importer.start();
        repair.start();
        importer.join();
        repair.join();
        System.out.println(map.terrain.read(2) + " " + map.roads.read(2));
    }
}
