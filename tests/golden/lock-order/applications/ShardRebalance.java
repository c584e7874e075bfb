// Each worker locks only its own pair of locks; no Cell is shared, so opposite orders never meet.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;

public class ShardRebalance {
    static class Cell {
        private final Object left = new Object();
        private final Object right = new Object();
        private int a = 20;
        private int b = 20;

        void pushRight(int n) {
            synchronized (left) {
                synchronized (right) {
                    a -= n;
                    b += n;
                }
            }
        }

        void pushLeft(int n) {
            synchronized (right) {
                synchronized (left) {
                    a += n;
                    b -= n;
                }
            }
        }

        int skew() {
            synchronized (left) {
                return a - b;
            }
        }
    }

    static class Worker extends Thread {
        private final Cell cell = new Cell();
        private final int steps;
        private int result;

        Worker(int steps) {
            this.steps = steps;
        }

        @Override
        public void run() {
            for (int i = 0; i < steps; i++) {
                if (cell.skew() > 0) {
                    cell.pushRight(1 + i % 3);
                } else {
                    cell.pushLeft(1 + i % 2);
                }
            }
            result = cell.skew();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Worker> ws = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Worker w = new Worker(50 + i * 7);
            ws.add(w);
            w.start();
        }
        int sum = 0;
        for (Worker w : ws) {
            w.join();
            sum += w.result;
        }
        System.out.println(sum);
    }
}
