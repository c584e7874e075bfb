// run: scan --only atomicity
// expect: atomicity
// x and y of the shared pointer are read under two separate locks of it while this is held
import java.util.ArrayList;
import java.util.List;

public class ClipRegion {
    public static class Pointer {
        private int x, y;
        public synchronized int getX() { return x; }
        public synchronized int getY() { return y; }
        public synchronized void moveTo(int nx, int ny) { x = nx; y = ny; }
    }
    private final List<int[]> hits = new ArrayList<>();
    private int left, top, right, bottom;

    public synchronized void resize(int l, int t, int r, int b) {
        if (l > r || t > b) throw new IllegalArgumentException();
        left = l; top = t; right = r; bottom = b;
    }
    public synchronized boolean contains(Pointer p) {
        int x = p.getX();
        int y = p.getY();
        boolean in = x >= left && x <= right && y >= top && y <= bottom;
        if (in) hits.add(new int[] {x, y});
        return in;
    }
    public synchronized int hitCount() { return hits.size(); }
}
// corpus: unseen
