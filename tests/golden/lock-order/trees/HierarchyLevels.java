// run: scan --only lock-order --library
// expect: none
// Locks are taken strictly region, then chunk, then tile, of three different classes and never upward.
import java.util.ArrayList;
import java.util.List;

public class HierarchyLevels {
    public static final class Tile {
        private int kind;

        synchronized void set(int k) {
            kind = k;
        }

        synchronized int kind() {
            return kind;
        }
    }

    public static final class Chunk {
        private final List<Tile> tiles = new ArrayList<>();

        synchronized Tile create() {
            Tile t = new Tile();
            tiles.add(t);
            return t;
        }

        synchronized void fill(int k) {
            tiles.forEach(t -> t.set(k));
        }

        synchronized long count(int k) {
            return tiles.stream().filter(t -> t.kind() == k).count();
        }
    }

    private final List<Chunk> chunks = new ArrayList<>();

    public synchronized Chunk newChunk(int size) {
        Chunk c = new Chunk();
        for (int i = 0; i < size; i++) {
            c.create();
        }
        chunks.add(c);
        return c;
    }

    public synchronized void flood(int k) {
        for (Chunk c : chunks) {
            c.fill(k);
        }
    }

    public synchronized long total(int k) {
        return chunks.stream().mapToLong(c -> c.count(k)).sum();
    }
}
// corpus: unseen
