// run: scan --only atomicity
// expect: none
// intersects takes the other box's lock once around all four reads
public class SpriteBoundsRepaired {
    private int x;
    private int y;
    private int w;
    private int h;

    public synchronized int left() {
        return x;
    }

    public synchronized int right() {
        return x + w;
    }

    public synchronized int top() {
        return y;
    }

    public synchronized int bottom() {
        return y + h;
    }

    public synchronized void translate(int dx, int dy) {
        x += dx;
        y += dy;
    }

    public synchronized boolean intersects(SpriteBoundsRepaired other) {
        synchronized (other) {
            return x < other.right() && x + w > other.left() && y < other.bottom() && y + h > other.top();
        }
    }
}
// corpus: unseen
