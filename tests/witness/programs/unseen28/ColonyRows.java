import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class ColonyRows {
    static class Field {
        final int rows, cols;
        final int[][] cells;
        final int[][] fresh;

        Field(int rows, int cols) {
            this.rows = rows;
            this.cols = cols;
            cells = new int[rows][cols];
            fresh = new int[rows][cols];
            for (int r = 0; r < rows; r++) {
                for (int c = 0; c < cols; c++) {
                    cells[r][c] = (r * 13 + c * 7) % 3 == 0 ? 1 : 0;
                }
            }
        }

        int at(int r, int c) {
            return cells[(r + rows) % rows][(c + cols) % cols];
        }

        int around(int r, int c) {
            return at(r - 1, c - 1) + at(r - 1, c) + at(r - 1, c + 1) + at(r, c - 1)
                    + at(r, c + 1) + at(r + 1, c - 1) + at(r + 1, c) + at(r + 1, c + 1);
        }
    }

    static class Strip extends Thread {
        private final Field field;
        private final CyclicBarrier computed;
        private final int top, bottom, generations;
        private int births;

        Strip(Field field, CyclicBarrier computed, int top, int bottom, int generations) {
            this.field = field;
            this.computed = computed;
            this.top = top;
            this.bottom = bottom;
            this.generations = generations;
        }

        private void compute() {
            for (int r = top; r < bottom; r++) {
                for (int c = 0; c < field.cols; c++) {
                    int n = field.around(r, c);
                    int old = field.at(r, c);
                    field.fresh[r][c] = n == 3 || (n == 2 && old == 1) ? 1 : 0;
                    if (old == 0 && field.fresh[r][c] == 1) {
                        births++;
                    }
                }
            }
        }

        private void commit() {
            for (int r = top; r < bottom; r++) {
                System.arraycopy(field.fresh[r], 0, field.cells[r], 0, field.cols);
            }
        }

        @Override
        public void run() {
            try {
                for (int g = 0; g < generations; g++) {
                    compute();
                    computed.await();
                    commit();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Field f = new Field(48, 32);
        CyclicBarrier barrier = new CyclicBarrier(4);
        Strip[] strips = new Strip[4];
        for (int i = 0; i < 4; i++) {
            strips[i] = new Strip(f, barrier, i * 12, (i + 1) * 12, 20);
            strips[i].start();
        }
        int births = 0;
        for (Strip s : strips) {
            s.join();
            births += s.births;
        }
        System.out.println("births " + births);
    }
}
