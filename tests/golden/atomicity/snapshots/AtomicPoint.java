// run: scan --only atomicity
// expect: none
// Both coordinates are read in one witness section returning an immutable record.
public class AtomicPoint {
    record Xy(int x, int y) {
    }

    static final class Position {
        private int x;
        private int y;

        synchronized Xy read() {
            return new Xy(x, y);
        }

        synchronized void move(int nx, int ny) {
            x = nx;
            y = ny;
        }
    }

    private final Position player;
    private String frame = "";

    AtomicPoint(Position player) {
        this.player = player;
    }

    synchronized void render() {
        Xy p = player.read();
        frame = "@" + p.x() + ":" + p.y();
    }

    public static void main(String[] args) throws Exception {
        Position p = new Position();
        AtomicPoint v = new AtomicPoint(p);
        Thread mover = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                p.move(i, -i);
            }
        });
        mover.start();
        for (int i = 0; i < 1000; i++) {
            v.render();
        }
        mover.join();
    }
}
// corpus: unseen
