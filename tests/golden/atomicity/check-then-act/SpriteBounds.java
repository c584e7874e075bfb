// run: scan --only atomicity
// expect: atomicity
// intersects holds this and asks the other box for its four edges one lock at a time
public class SpriteBounds {
    private int x;
    private int y;
    private int w;
    private int h;

    public SpriteBounds(int x, int y, int w, int h) {
        this.x = x;
        this.y = y;
        this.w = w;
        this.h = h;
    }

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

    public synchronized boolean intersects(SpriteBounds other) {
        return x < other.right() && x + w > other.left() && y < other.bottom() && y + h > other.top();
    }
}
// corpus: unseen
