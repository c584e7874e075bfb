// run: scan --only stale-value
// expect: stale-value method=FunctionUpdateBad.update line=here

import java.util.function.IntUnaryOperator;

public class FunctionUpdateBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void update(IntUnaryOperator f) {
        cell.set(f.applyAsInt(cell.get())); // <- here
    }
}
