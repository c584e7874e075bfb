// run: scan --only atomicity
// expect: atomicity
// Allocate() holds the allocator, but the free map is shared by two allocators: both may find the same free block before either marks it
import java.util.ArrayList;
import java.util.List;

public class BlockAllocator {
    static class FreeMap {
        private final boolean[] used;

        FreeMap(int n) {
            used = new boolean[n];
        }

        synchronized int firstFree() {
            for (int i = 0; i < used.length; i++) {
                if (!used[i]) {
                    return i;
                }
            }
            return -1;
        }

        synchronized void mark(int i) {
            used[i] = true;
        }

        synchronized void release(int i) {
            used[i] = false;
        }
    }

    private final FreeMap map;
    private final List<Integer> mine = new ArrayList<>();

    BlockAllocator(FreeMap map) {
        this.map = map;
    }

    synchronized boolean allocate() {
        int b = map.firstFree();
        if (b < 0) {
            return false;
        }
        map.mark(b);
        mine.add(b);
        return true;
    }

    synchronized void releaseAll() {
        mine.forEach(map::release);
        mine.clear();
    }

    public static void main(String[] args) {
        FreeMap map = new FreeMap(32);
        for (int t = 0; t < 2; t++) {
            BlockAllocator a = new BlockAllocator(map);
            new Thread(() -> {
                for (int round = 0; round < 1_000; round++) {
                    for (int i = 0; i < 8; i++) {
                        a.allocate();
                    }
                    a.releaseAll();
                }
            }).start();
        }
    }
}
// corpus: unseen10
