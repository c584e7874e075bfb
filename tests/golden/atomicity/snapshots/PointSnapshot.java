// run: scan --only atomicity
// expect: atomicity
// GetX and getY of the shared point are two sections under the renderer lock; move can come between.
public class PointSnapshot {
    static final class Position {
        private int x;
        private int y;

        synchronized int getX() {
            return x;
        }

        synchronized int getY() {
            return y;
        }

        synchronized void move(int nx, int ny) {
            x = nx;
            y = ny;
        }
    }

    private final Position player;
    private String frame = "";

    PointSnapshot(Position player) {
        this.player = player;
    }

    synchronized void render() {
        int x = player.getX();
        int y = player.getY();
        frame = "@" + x + ":" + y;
    }

    synchronized String frame() {
        return frame;
    }

    public static void main(String[] args) throws Exception {
        Position p = new Position();
        PointSnapshot view = new PointSnapshot(p);
        Thread mover = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                p.move(i, i);
            }
        });
        Thread painter = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                view.render();
            }
        });
        mover.start();
        painter.start();
        mover.join();
        painter.join();
        System.out.println(view.frame());
    }
}
// corpus: unseen
