// run: scan --only atomicity
// expect: atomicity method=ObjectDrawBoxBad.intersects line=here severity=low witness=other context=this
// Seed 002, ObjectDraw: bounding boxes. The other box is locked four times; one warning, at the second.

public class ObjectDrawBoxBad {
    private int left, top, right, bottom;

    public synchronized int left() { return left; }
    public synchronized int top() { return top; }
    public synchronized int right() { return right; }
    public synchronized int bottom() { return bottom; }
    public synchronized void move(int dx) { left += dx; right += dx; }

    public synchronized boolean intersects(ObjectDrawBoxBad other) {
        int l = other.left();
        int r = other.right(); // <- here
        int t = other.top();
        int b = other.bottom();
        return left < r && l < right && top < b && t < bottom;
    }
}
