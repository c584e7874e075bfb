// run: scan --only stale-value
// expect: stale-value
// mark gets the dirty rectangle, unions it and sets it in two synchronized steps; a rectangle marked in between is lost
public class RepaintRegion {
    record Rect(int x, int y, int w, int h) {
        static final Rect EMPTY = new Rect(0, 0, 0, 0);

        boolean isEmpty() {
            return w <= 0 || h <= 0;
        }

        Rect union(Rect o) {
            if (isEmpty()) {
                return o;
            }
            int left = Math.min(x, o.x);
            int top = Math.min(y, o.y);
            return new Rect(left, top, Math.max(x + w, o.x + o.w) - left, Math.max(y + h, o.y + o.h) - top);
        }
    }

    private Rect dirty = Rect.EMPTY;

    private synchronized Rect dirty() {
        return dirty;
    }

    private synchronized void dirty(Rect r) {
        dirty = r;
    }

    public void mark(int x, int y, int w, int h) {
        Rect now = dirty();
        dirty(now.union(new Rect(x, y, w, h)));
    }

    public synchronized Rect take() {
        Rect r = dirty;
        dirty = Rect.EMPTY;
        return r;
    }

    public static void main(String[] args) throws InterruptedException {
        RepaintRegion region = new RepaintRegion();
        Thread left = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                region.mark(0, i, 10, 1);
            }
        });
        Thread right = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                region.mark(500, i, 10, 1);
            }
        });
        left.start();
        right.start();
        left.join();
        right.join();
        System.out.println(region.take());
    }
}
// corpus: unseen11
