// run: scan --only atomicity
// expect: none
// Repaired Minimap: x and y come out of the unit in one section as an immutable cell; the second unit call asks for the final colour, which never changes.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class CellMinimap {
    static final class Cell {
        final int x;
        final int y;

        Cell(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    static class Unit {
        private final int colour;
        private int x;
        private int y;

        Unit(int colour) {
            this.colour = colour;
        }

        synchronized Cell cell() {
            return new Cell(x, y);
        }

        synchronized int colour() {
            return colour;
        }

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
            Arrays.fill(row, 0);
        }
        for (Unit u : units) {
            Cell c = u.cell();
            cells[c.x][c.y] = u.colour();
            if (c.x != c.y) {
                offDiagonal++;
            }
        }
    }

    synchronized int offDiagonal() {
        return offDiagonal;
    }

    public static void main(String[] args) throws InterruptedException {
        CellMinimap map = new CellMinimap();
        Unit scout = new Unit(7);
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
