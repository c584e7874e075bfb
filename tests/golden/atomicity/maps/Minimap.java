// run: scan --only atomicity
// expect: atomicity
// Draw() reads x and y of a unit in two sections of the unit's lock; the mover calls moveTo() directly, so the minimap draws a cell where the unit never was.
import java.util.ArrayList;
import java.util.List;

public class Minimap {
    static class Unit {
        private int x;
        private int y;

        Unit(int x, int y) {
            this.x = x;
            this.y = y;
        }

        synchronized int x() {
            return x;
        }

        synchronized int y() {
            return y;
        }

        /** Units walk on the diagonal only. */
        synchronized void moveTo(int d) {
            x = d;
            y = d;
        }
    }

    private final List<Unit> units = new ArrayList<>();
    private final int[][] cells = new int[64][64];
    private int offDiagonal;

    synchronized void track(Unit u) {
        units.add(u);
    }

    synchronized void draw() {
        for (int[] row : cells) {
            java.util.Arrays.fill(row, 0);
        }
        for (Unit u : units) {
            int cx = u.x();
            int cy = u.y();
            cells[cx][cy]++;
            if (cx != cy) {
                offDiagonal++;
            }
        }
    }

    synchronized int offDiagonal() {
        return offDiagonal;
    }

    public static void main(String[] args) throws InterruptedException {
        Minimap map = new Minimap();
        Unit scout = new Unit(0, 0);
        map.track(scout);
        Thread mover = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                scout.moveTo(i % 64);
            }
        });
        Thread painter = new Thread(() -> {
            for (int i = 0; i < 2_000; i++) {
                map.draw();
            }
        });
        mover.start();
        painter.start();
        mover.join();
        painter.join();
        System.out.println("ghosts: " + map.offDiagonal());
    }
}
// corpus: unseen
