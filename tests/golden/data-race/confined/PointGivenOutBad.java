// run: scan --only data-race
// expect: data-race field=PointGivenOutBad$Point.x severity=high
public class PointGivenOutBad {
    static class Point { int x, y; }
    private final Point p = new Point();
    synchronized Point point() { return p; }
    synchronized void move(int dx) { p.x += dx; }
    public static void main(String[] args) {
        PointGivenOutBad b = new PointGivenOutBad();
        new Thread(() -> b.move(3)).start();
        new Thread(() -> { Point q = b.point(); q.x = 0; }).start();
    }
}
// corpus: unseen22
