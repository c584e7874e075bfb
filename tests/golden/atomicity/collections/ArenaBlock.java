// run: scan --only atomicity
// expect: atomicity
// yahoo/Oak#147 - every arena has its own monitor, the block under it is shared: allocated() + size is compared with the capacity in one locked call and the cursor moved in another, two arenas overrun the block
import java.util.ArrayList;
import java.util.List;

public class ArenaBlock {
    private final byte[] storage;
    private int allocated;

    ArenaBlock(int capacity) {
        storage = new byte[capacity];
    }

    int capacity() {
        return storage.length;
    }

    synchronized int allocated() {
        return allocated;
    }

    synchronized int advance(int size) {
        int at = allocated;
        allocated += size;
        return at;
    }

    record Slice(int offset, int length) { }

    static final class MemoryArena {
        private final ArenaBlock block;
        private final List<Slice> slices = new ArrayList<>();

        MemoryArena(ArenaBlock block) {
            this.block = block;
        }

        synchronized boolean allocate(int size) {
            if (block.allocated() + size > block.capacity()) {
                return false;
            }
            slices.add(new Slice(block.advance(size), size));
            return true;
        }

        synchronized int maxEnd() {
            return slices.stream().mapToInt(s -> s.offset() + s.length()).max().orElse(0);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ArenaBlock block = new ArenaBlock(100_001);
        MemoryArena a = new MemoryArena(block);
        MemoryArena b = new MemoryArena(block);
        Thread ta = new Thread(() -> fill(a));
        Thread tb = new Thread(() -> fill(b));
        ta.start();
        tb.start();
        ta.join();
        tb.join();
        System.out.println(Math.max(a.maxEnd(), b.maxEnd()) + " of " + block.capacity());
    }

    private static void fill(MemoryArena arena) {
        int n = 0;
        while (arena.allocate(3)) {
            n++;
        }
        System.out.println(n);
    }
}
// corpus: unseen18
