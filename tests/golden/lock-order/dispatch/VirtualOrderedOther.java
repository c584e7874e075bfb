// run: scan --only lock-order
// expect: none
// jdk: 25
// Virtual threads swap cells of a board; Cell implements Comparable by its unique coordinates and Board.swap locks the smaller cell first.
package board.virt;

import java.util.Comparator;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;

final class Cell implements Comparable<Cell> {
    private static final Comparator<Cell> ORDER =
            Comparator.<Cell>comparingInt(c -> c.row).thenComparingInt(c -> c.col);
    final int row;
    final int col;
    final ReentrantLock lock = new ReentrantLock();
    private int value;

    Cell(int row, int col) {
        this.row = row;
        this.col = col;
        this.value = row * 100 + col;
    }

    @Override
    public int compareTo(Cell o) { return ORDER.compare(this, o); }

    void exchange(Cell o) {
        int t = value;
        value = o.value;
        o.value = t;
    }

    int value() {
        lock.lock();
        try {
            return value;
        } finally {
            lock.unlock();
        }
    }
}

class Board {
    private final Cell[][] cells;

    Board(int n) {
        cells = new Cell[n][n];
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                cells[r][c] = new Cell(r, c);
    }

    Cell at(int r, int c) { return cells[r][c]; }

    void swap(Cell a, Cell b) {
        switch (Integer.signum(a.compareTo(b))) {
            case 0 -> { }
            case -1 -> locked(a, b);
            default -> locked(b, a);
        }
    }

    private void locked(Cell first, Cell second) {
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                first.exchange(second);
            } finally {
                second.lock.unlock();
            }
        } finally {
            first.lock.unlock();
        }
    }
}

public class VirtualOrderedOther {
    public static void main(String[] args) {
        Board b = new Board(4);
        try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 5_000; i++) {
                ex.submit(() -> {
                    var r = ThreadLocalRandom.current();
                    b.swap(b.at(r.nextInt(4), r.nextInt(4)), b.at(r.nextInt(4), r.nextInt(4)));
                });
            }
        }
        int sum = 0;
        for (int r = 0; r < 4; r++)
            for (int c = 0; c < 4; c++) sum += b.at(r, c).value();
        System.out.println(sum);
    }
}
// corpus: unseen
