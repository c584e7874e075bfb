// run: scan --only stale-value
// expect: none

import java.util.concurrent.ExecutorService;

public class LambdaBodyOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void start(ExecutorService pool) {
        for (int i = 0; i < 2; i++) {
            pool.submit(() -> {
                synchronized (cell) {
                    int v = cell.get();
                    cell.set(v + 1);
                }
            });
        }
    }
}
