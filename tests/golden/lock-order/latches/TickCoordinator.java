// run: scan --only lock-order
// expect: none
// advance() waits for the latch without holding worldLock; it locks only afterwards to count the tick
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class TickCoordinator {
    private static final class Cell {
        final int id;
        final double[] positions;

        Cell(int id, int n) {
            this.id = id;
            this.positions = new double[n];
        }

        int move() {
            int moved = 0;
            for (int i = 0; i < positions.length; i++) {
                positions[i] += (i + id) % 3;
                if ((i + id) % 3 != 0) {
                    moved++;
                }
            }
            return moved;
        }
    }

    private final Lock worldLock = new ReentrantLock();
    private final Cell[] cells = new Cell[4];
    private long movedTotal;
    private int tick;

    TickCoordinator() {
        Arrays.setAll(cells, i -> new Cell(i, 100));
    }

    void advance() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(cells.length);
        for (Cell c : cells) {
            new Thread(() -> step(c, done), "cell-" + c.id).start();
        }
        done.await();
        worldLock.lock();
        try {
            tick++;
        } finally {
            worldLock.unlock();
        }
    }

    private void step(Cell c, CountDownLatch done) {
        try {
            int n = c.move();
            worldLock.lock();
            try {
                movedTotal += n;
            } finally {
                worldLock.unlock();
            }
        } finally {
            done.countDown();
        }
    }

    String describe() {
        worldLock.lock();
        try {
            return tick + " ticks, " + movedTotal + " moves";
        } finally {
            worldLock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TickCoordinator w = new TickCoordinator();
        for (int i = 0; i < 10; i++) {
            w.advance();
        }
        System.out.println(w.describe());
    }
}
// corpus: unseen12
