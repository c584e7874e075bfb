// run: scan --only data-race
// expect: none
public class PointCopiedOk {
    static class Point { int x, y; Point(int x, int y) { this.x = x; this.y = y; } }
    private final Point p = new Point(0, 0);
    synchronized Point point() { return new Point(p.x, p.y); }
    synchronized void move(int dx) { p.x += dx; }
    public static void main(String[] args) {
        PointCopiedOk b = new PointCopiedOk();
        new Thread(() -> b.move(3)).start();
        new Thread(() -> { Point q = b.point(); q.x = 0; System.out.println(q.x); }).start();
    }
}
// corpus: unseen22
