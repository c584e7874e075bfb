import java.util.ArrayList;
import java.util.List;

/** Rounds of workers, started and joined in loops; between rounds main is alone. */
public class WorkerRounds {
    static class Worker extends Thread {
        private final int[] cells;
        private final int from;
        private int sum;

        Worker(int[] cells, int from) {
            this.cells = cells;
            this.from = from;
        }

        @Override
        public void run() {
            int[] tmp = new int[4]; // confined
            for (int i = 0; i < tmp.length; i++) {
                tmp[i] = cells[from + i]; // @load parallel: load, not parallel: merge
                sum += tmp[i]; // @sum parallel: sum, not parallel: collect
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] cells = new int[12]; // shared
        int total = 0;
        int spawned = 0;
        for (int round = 0; round < 3; round++) {
            List<Worker> workers = new ArrayList<>(); // confined
            cells[round] = round + 1; // @merge not parallel: sum
            for (int i = 0; i < 3; i++) {
                Worker w = new Worker(cells, i * 4); // @new shared, parallel: load
                workers.add(w);
                w.start();
                spawned++;
            }
            for (Worker w : workers) {
                w.join();
            }
            for (Worker w : workers) {
                total += w.sum; // @collect not parallel: load
            }
        }
        System.out.println(total + spawned);
    }
}
