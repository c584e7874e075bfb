// run: scan --only atomicity
// expect: none
// The page map's monitor is held over the search and the mark; both allocators share that monitor
import java.util.ArrayList;
import java.util.List;

public class PageAllocator {
    static class PageMap {
        private final boolean[] used;

        PageMap(int n) {
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

    private final PageMap map;
    private final List<Integer> mine = new ArrayList<>();

    PageAllocator(PageMap map) {
        this.map = map;
    }

    synchronized boolean allocate() {
        int b;
        synchronized (map) {
            b = map.firstFree();
            if (b < 0) {
                return false;
            }
            map.mark(b);
        }
        mine.add(b);
        return true;
    }

    synchronized void releaseAll() {
        mine.forEach(map::release);
        mine.clear();
    }

    public static void main(String[] args) throws InterruptedException {
        PageMap map = new PageMap(32);
        Thread[] ts = new Thread[2];
        for (int t = 0; t < ts.length; t++) {
            PageAllocator a = new PageAllocator(map);
            ts[t] = new Thread(() -> {
                for (int round = 0; round < 1_000; round++) {
                    for (int i = 0; i < 8; i++) {
                        a.allocate();
                    }
                    a.releaseAll();
                }
            });
            ts[t].start();
        }
        for (Thread t : ts) {
            t.join();
        }
    }
}
// corpus: unseen10
