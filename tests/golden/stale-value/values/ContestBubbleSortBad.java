// run: scan --only stale-value
// expect: stale-value method=ContestBubbleSortBad$Bubble.run line=here
// ConTest BubbleSort: two elements are compared by synchronized reads and exchanged by synchronized writes.

public class ContestBubbleSortBad {
    static class Cells {
        private final int[] cells = { 5, 3, 9, 1 };

        synchronized int get(int i) { return cells[i]; }

        synchronized void set(int i, int v) { cells[i] = v; }
    }

    static class Bubble implements Runnable {
        private final Cells cells;

        Bubble(Cells cells) { this.cells = cells; }

        @Override
        public void run() {
            for (int i = 0; i < 3; i++) {
                int a = cells.get(i), b = cells.get(i + 1);
                if (a > b) {
                    cells.set(i, b); // <- here
                    cells.set(i + 1, a);
                }
            }
        }
    }

    public static void main(String[] args) {
        Cells cells = new Cells();
        new Thread(new Bubble(cells)).start();
        new Thread(new Bubble(cells)).start();
    }
}
// corpus: published
