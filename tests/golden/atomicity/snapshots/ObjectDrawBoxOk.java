// run: scan --only atomicity
// expect: none

public class ObjectDrawBoxOk {
    private int left, top, right, bottom;

    public synchronized int left() { return left; }
    public synchronized int top() { return top; }
    public synchronized int right() { return right; }
    public synchronized int bottom() { return bottom; }
    public synchronized void move(int dx) { left += dx; right += dx; }

    public synchronized boolean intersects(ObjectDrawBoxOk other) {
        int l, r, t, b;
        synchronized (other) {
            l = other.left();
            r = other.right();
            t = other.top();
            b = other.bottom();
        }
        return left < r && l < right && top < b && t < bottom;
    }
}
