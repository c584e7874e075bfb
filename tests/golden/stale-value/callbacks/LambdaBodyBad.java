// run: scan --only stale-value
// expect: stale-value method=LambdaBodyBad.lambda$start$0 line=here
// The composition is in the body of a lambda that two threads run.

import java.util.concurrent.ExecutorService;

public class LambdaBodyBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void start(ExecutorService pool) {
        for (int i = 0; i < 2; i++) {
            pool.submit(() -> {
                int v = cell.get();
                cell.set(v + 1); // <- here
            });
        }
    }
}
