// run: scan --only atomicity
// expect: atomicity method=PureCheckBad.drop line=here
// Flanagan, Freund and Qadeer, Exploiting purity for atomicity: a check that is made again under the lock is no part of the step.

public class PureCheckBad {
    public static class Cell {
        private Object value;
        public synchronized boolean isFull() { return value != null; }
        public synchronized void fill(Object v) { value = v; }
        public synchronized void clear() { value = null; }
        public synchronized boolean tryFill(Object v) {
            if (value != null)
                return false;
            value = v;
            return true;
        }
    }

    private int dropped;

    public synchronized void drop(Cell cell, Object v) {
        if (cell.isFull()) {
            dropped++;
            return;
        }
        cell.fill(v); // <- here
    }
}
// corpus: published
