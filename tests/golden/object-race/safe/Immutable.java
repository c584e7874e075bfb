// An object that nobody changes after its constructor: reads may overlap.
//
// run: scan --only object-race
// expect: none
public class Immutable {
    static final class Point {
        private final int x, y;
        private int[] both;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
            both = new int[] { x, y };
        }

        int sum() {
            return x + y + both[0];
        }
    }

    public static void main(String[] args) {
        Point point = new Point(1, 2);
        new Thread(() -> System.out.println(point.sum())).start();
        System.out.println(point.sum());
    }
}
